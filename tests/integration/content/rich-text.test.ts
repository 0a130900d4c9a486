import { makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { png } from '../../support/data/sample-files'
import { ask, getFirstError } from '../../support/studio/rest'
import { signInAs } from '../../support/studio/studio-calls'
import { createLocalized } from '@/server/database/write-localized'
import { fieldsOf } from '@/server/database/stored-values'
import {
  makeHtmlBlock,
  makeLink,
  makeParagraph,
  makeRichText,
  makeText,
  makeUpload,
  type Block,
} from '@/domain/content/rich-text/nodes'

const payload = await openPayload()
let north: Campus
let south: Campus
type Person = { id: string; token: string }
let administrator: Person
let editor: Person
const pictures = { north: '', south: '' }
const pages = { north: '', south: '' }

type Local = Record<
  'create' | 'update' | 'findByID' | 'restoreVersion' | 'findVersions' | 'duplicate',
  (options: object) => Promise<{ id: string } & Record<string, unknown>>
>
const local = payload as unknown as Local
const overrideAccess = true // the test reads and prepares what is stored

const makePicture = async (site: string, name: string) => {
  const data = await png(300, 200)
  const file = { data, mimetype: 'image/png', name, size: data.length }
  const alt = { en: 'A "bowl"', fr: 'Un bol' }
  return createLocalized(payload, { collection: 'images', data: { site, alt }, file })
}
const makePage = async (site: string) => {
  const data = { site, name: 'Hours', slug: 'hours', _status: 'published' }
  return (await local.create({ collection: 'sections', data, locale: 'en', overrideAccess })).id
}

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  administrator = await signInAs(payload, 'administrator', [], 'administrator')
  editor = await signInAs(payload, 'editor', [north.site], 'editor')
  pictures.north = await makePicture(north.site, 'north.png')
  pictures.south = await makePicture(south.site, 'south.png')
  pages.north = await makePage(north.site)
  pages.south = await makePage(south.site)
}, 60_000)
afterAll(closePayload)

const hello = (text: string, format = 0) => makeParagraph([makeText(text, format)])
const linkTo = (value: string, relationTo = 'sections') =>
  makeParagraph([
    makeLink('link-1', { linkType: 'internal', doc: { relationTo, value }, newTab: false }, [makeText('Hours')]),
  ])
const imageOf = (value: string) => makeUpload('image-1', { relationTo: 'images', value })
const text = (...blocks: Block[]) => makeRichText(blocks)

async function save(person: Person, data: object, { id, query = 'locale=en' }: { id?: string; query?: string } = {}) {
  const options = { token: person.token, data: { site: north.site, title: 'Soup', _status: 'published', ...data } }
  return ask(id ? 'PATCH' : 'POST', `news${id ? `/${id}` : ''}?depth=0&${query}`, options)
}
const docOf = (answer: Awaited<ReturnType<typeof ask>>) => {
  if (!answer.body.doc) throw new Error(answer.text)
  return fieldsOf(answer.body.doc) as { id: string; description: string | null; descriptionRichText: unknown }
}
const readBack = (id: string, locale: string = 'en') =>
  local.findByID({ collection: 'news', id, locale, fallbackLocale: false, depth: 0, overrideAccess })

describe('a text of the editor', () => {
  test('is stored with the clean HTML that pages read', async () => {
    const made = docOf(
      await save(editor, { descriptionRichText: text(hello('Soup', 1), linkTo(pages.north), imageOf(pictures.north)) }),
    )
    const image = fieldsOf(await local.findByID({ collection: 'images', id: pictures.north, overrideAccess }))
    expect(made.description).toBe(
      `<p><strong>Soup</strong></p>\n<p><a href="/northgate/hours" data-page="sections:${pages.north}">Hours</a></p>\n` +
        `<p><img src="/files/images/${String(image.filename)}" alt="A &quot;bowl&quot;" width="300" height="200" /></p>`,
    )
    expect((await readBack(made.id)).descriptionRichText).toMatchObject({ root: { type: 'root' } })
  })

  test('replaces the HTML when it changes, and clears it when it is emptied', async () => {
    const { id } = docOf(await save(editor, { descriptionRichText: text(hello('One')) }))
    expect(docOf(await save(editor, { descriptionRichText: text(hello('Two')) }, { id })).description).toBe(
      '<p>Two</p>',
    )
    expect(docOf(await save(editor, { descriptionRichText: text(makeParagraph([])) }, { id })).description).toBeNull()
  })

  test('keeps the HTML of a body that is saved unchanged', async () => {
    const html = '<p>Soup,\n  <b>and</b> bread</p>\n\n\n<p></p>'
    const { id } = docOf(await save(editor, { description: html }))
    const { descriptionRichText } = await readBack(id)
    const again = docOf(await save(editor, { title: 'Bread', descriptionRichText }, { id }))
    expect(again.description).toBe(html)
    expect(again).toMatchObject({ title: 'Bread' })
  })

  test('is saved in both languages at once, which are published alone, and names the language that is refused', async () => {
    const bodies = (en: string, fr: unknown) => ({
      descriptionRichText: text(hello(en)),
      descriptionRichTextTranslation: { fr },
    })
    const { id } = docOf(await save(editor, bodies('Soup', text(hello('Soupe'), linkTo(pages.north)))))
    const stew = bodies('Stew', text(hello('Ragoût')))
    const draft = docOf(await save(editor, stew, { id, query: 'locale=en&publishSpecificLocale=en' }))
    expect(draft).toMatchObject(stew)
    const fr = expect.stringMatching(/^<p>Soupe.*hours/s) as string
    expect((await readBack(id, 'all')).description).toMatchObject({ en: '<p>Stew</p>', fr })
    for (const refused of [text(linkTo(pages.south)), { root: {} }, 'Soupe']) {
      const answer = await save(editor, bodies('Stew', refused), { id, query: 'locale=en&draft=true' })
      expect([answer.status, getFirstError(answer).path]).toEqual([400, 'descriptionRichTextTranslation'])
      expect(answer.text).toContain('Text in French')
    }
    await save(editor, bodies('Stew', null), { id })
    expect((await readBack(id, 'fr')).description ?? null).toBeNull()
  })
})

describe('HTML of a program', () => {
  test('becomes a text of the editor', async () => {
    const { id, description } = docOf(
      await save(editor, { description: '<p>A<script>ran()</script></p><dl><dt>B</dt></dl>' }),
    )
    expect(description).toBe('<p>A</p><dl><dt>B</dt></dl>')
    expect((await readBack(id)).descriptionRichText).toMatchObject({
      root: { children: [{ type: 'paragraph' }, { type: 'block', fields: { html: '<dl><dt>B</dt></dl>' } }] },
    })
    expect(docOf(await save(editor, { description: '<h2>C</h2>' }, { id })).description).toBe('<h2>C</h2>')
    expect((await readBack(id)).descriptionRichText).toMatchObject({ root: { children: [{ type: 'heading' }] } })
  })

  test('shows its uploads as pictures of the editor, of the same site only', async () => {
    const name = async (id: string) =>
      String((await local.findByID({ collection: 'images', id, overrideAccess })).filename)
    const html = `<p><img src="${await name(pictures.north)}"></p><p><img src="/files/images/${await name(pictures.south)}x"></p>`
    const { id } = docOf(await save(editor, { description: html }))
    expect((await readBack(id)).descriptionRichText).toMatchObject({
      root: { children: [{ type: 'upload', value: pictures.north }, { type: 'block' }] },
    })
  })

  test('yields to the text of the editor if a client changes both', async () => {
    const { id } = docOf(await save(editor, { description: '<p>Old</p>' }))
    const both = { description: '<p>HTML</p>', descriptionRichText: text(hello('Text')) }
    expect(docOf(await save(editor, both, { id })).description).toBe('<p>Text</p>')
  })

  test('is refused beyond 500,000 characters', async () => {
    const answer = await save(editor, { description: `<p>${'a'.repeat(1_000_000)}</p>` })
    expect([answer.status, getFirstError(answer).path]).toEqual([400, 'description'])
    expect(getFirstError(answer).message).toMatch(/too long/)
  })

  test.each([[7], [['<p>a</p>']], [{ html: 'a' }], [true]])('is refused if it is %j', async (description) => {
    const answer = await save(editor, { description })
    expect([answer.status, getFirstError(answer).path]).toEqual([400, 'description'])
  })
})

test('drafts, versions and copies keep HTML and text together', async () => {
  const { id } = docOf(await save(editor, { descriptionRichText: text(hello('One')) }))
  await save(
    editor,
    { descriptionRichText: text(hello('Draft')), _status: 'draft' },
    { id, query: 'locale=en&draft=true' },
  )
  expect((await readBack(id)).description).toBe('<p>One</p>')
  await save(editor, { descriptionRichText: text(hello('Two')) }, { id })
  const { docs } = (await local.findVersions({
    collection: 'news',
    where: { parent: { equals: id } },
    sort: 'createdAt',
    locale: 'all',
    overrideAccess,
  })) as unknown as { docs: { id: string }[] }
  await local.restoreVersion({ collection: 'news', id: docs[0]?.id, overrideAccess })
  const restored = await readBack(id)
  expect(restored.description).toBe('<p>One</p>')
  expect(JSON.stringify(restored.descriptionRichText)).toContain('"One"')
  const copy = await ask('POST', `news/${id}/duplicate?locale=en`, { token: editor.token, data: {} })
  expect(docOf(copy).description).toBe('<p>One</p>')
})

describe('refuses at the field', () => {
  const refusedWith = async (person: Person, descriptionRichText: unknown) => {
    const answer = await save(person, { descriptionRichText })
    return [answer.status, getFirstError(answer)]
  }
  const at = (message: RegExp) => [
    400,
    { path: 'descriptionRichText', message: expect.stringMatching(message) as string },
  ]

  test('uploads and pages of another site', async () => {
    expect(await refusedWith(editor, text(imageOf(pictures.south)))).toEqual(at(/belongs to this site/))
    expect(await refusedWith(administrator, text(imageOf(pictures.south)))).toEqual(at(/belongs to this site/))
    expect(await refusedWith(editor, text(linkTo(pages.south)))).toEqual(at(/belongs to this site/))
  })

  test('a page or an upload while no site is chosen, with that cause', async () => {
    for (const [language, message] of [
      ['en', 'Choose a site first. What you link to must belong to it.'],
      ['fr', 'Choisissez d’abord un site. Ce que vous liez doit lui appartenir.'],
    ] as const)
      for (const descriptionRichText of [text(linkTo(pages.south)), text(imageOf(pictures.south))]) {
        const data = { title: 'Soup', linkType: 'default', _status: 'draft', descriptionRichText }
        const answer = await ask('POST', 'news?draft=true', { token: administrator.token, data, language })
        expect([answer.status, getFirstError(answer)]).toEqual([400, { path: 'site', message }])
      }
  })

  test('documents that do not exist or may not be linked', async () => {
    expect(await refusedWith(editor, text(imageOf('0'.repeat(24))))).toEqual(at(/does not exist/))
    expect(await refusedWith(editor, text(linkTo(editor.id, 'staff')))).toEqual(at(/not a valid text/))
  })

  test('HTML from anyone but administrators', async () => {
    const block = text(hello('A'), makeHtmlBlock('block-1', '<dl><dt>B</dt><script>ran()</script></dl>'))
    expect(await refusedWith(editor, block)).toEqual(at(/Only administrators/))
    const { id, description } = docOf(await save(administrator, { descriptionRichText: block }))
    expect(description).toBe('<p>A</p>\n<dl><dt>B</dt></dl>')
    const { descriptionRichText } = await readBack(id)
    const { root } = descriptionRichText as ReturnType<typeof text>
    const moved = makeRichText([...root.children].reverse())
    expect(docOf(await save(editor, { descriptionRichText: moved }, { id })).description).toBe(
      '<dl><dt>B</dt></dl>\n<p>A</p>',
    )
  })

  const nested = (levels: number): unknown => {
    let node: object = { type: 'text', text: 'deep' }
    for (let level = 0; level < levels; level += 1)
      node = { type: 'list', tag: 'ul', children: [{ type: 'listitem', children: [node] }] }
    return { root: { type: 'root', children: [node] } }
  }
  test.each<[string, unknown]>([
    ['a number', 7],
    ['a root without children', { root: { type: 'root' } }],
    ['children that are no nodes', { root: { type: 'root', children: [null, 1, 'a'] } }],
    ['an unknown node', { root: { type: 'root', children: [{ type: 'iframe', src: 'https://evil.example' }] } }],
    ['text outside a block', { root: { type: 'root', children: [makeText('a')] } }],
    [
      'text that is no text',
      { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: {} }] }] } },
    ],
    [
      'a picture without an id',
      { root: { type: 'root', children: [{ type: 'upload', id: 'a', relationTo: 'images', value: { $gt: '' } }] } },
    ],
    [
      'a link without fields',
      {
        root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'link', id: 'a', children: [] }] }] },
      },
    ],
    ['deep nesting', nested(500)],
    ['a million characters', text(hello('a'.repeat(1_000_000)))],
    ['too many nodes', text(...Array.from({ length: 20_001 }, () => hello('a')))],
  ])('%s', async (_, value) => {
    const [status, error] = await refusedWith(editor, value)
    expect([status, fieldsOf(error).path]).toEqual([400, 'descriptionRichText'])
  })
})

describe('hostile and damaged text', () => {
  let id = ''
  beforeAll(async () => {
    id = docOf(await save(editor, { description: '<p>Before</p>' })).id
  })
  const savedAs = async (data: object) => String(docOf(await save(editor, data, { id })).description)

  const word =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-parent:""} --></style></head>' +
    '<body><!--[if gte mso 9]><xml><w:WordDocument><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]--><!--StartFragment-->' +
    '<p class=MsoNormal style="mso-margin-top-alt:auto">Caf&eacute;&nbsp;<b style="mso-bidi-font-weight:normal">ouvert</b><o:p></o:p></p>' +
    '<p class=MsoListParagraph><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;</span></span><![endif]>Soupe</p><!--EndFragment--></body></html>'

  test('pasted from Word is cleaned to its text', async () => {
    const html = await savedAs({ description: word })
    expect(html).toMatch(/^\s*<p>Café\u00a0<b>ouvert<\/b><\/p><p>·\u00a0Soupe<\/p>\s*$/)
    expect(html).not.toMatch(/mso|WordDocument|style|class/i)
  })

  test.each([
    ['nested 1,000 levels deep', '<ul><li>'.repeat(500) + 'deep' + '</li></ul>'.repeat(500), 'deep'],
    ['as a table with 5,000 rows', `<table><tbody>${'<tr><td>cell</td></tr>'.repeat(5_000)}</tbody></table>`, 'cell'],
  ])('%s is stored and can be edited', async (_, description, expected) => {
    expect(await savedAs({ description })).toContain(expected)
    expect(await savedAs({ title: 'Again' })).toContain(expected)
  })
})
