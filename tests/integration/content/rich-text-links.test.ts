import { makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { ask, getFirstError } from '../../support/studio/rest'
import { signInAs } from '../../support/studio/studio-calls'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { fieldsOf } from '@/server/database/stored-values'
import { makeLink, makeParagraph, makeRichText, makeText } from '@/domain/content/rich-text/nodes'

const payload = await openPayload()
const overrideAccess = true // the test prepares and reads what is stored
let north: Campus
let south: Campus
let editor: string
let administrator: string

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  administrator = (await signInAs(payload, 'administrator', [], 'administrator')).token
  editor = (await signInAs(payload, 'editor', [north.site, south.site], 'editor')).token
}, 60_000)
afterAll(closePayload)

const makeSection = async (site: string, slug: string): Promise<string> => {
  const data = { site, name: 'Hours', slug, _status: 'published' as const }
  return (await payload.create({ collection: 'sections', data: data as never, locale: 'en', overrideAccess })).id
}
const linkTo = (value: string, relationTo = 'sections') =>
  makeRichText([
    makeParagraph([
      makeText('See '),
      makeLink('link-1', { linkType: 'internal', doc: { relationTo, value }, newTab: false }, [makeText('hours', 1)]),
    ]),
  ])
const post = (site: string, data: object, options: Parameters<typeof ask>[2] = {}) =>
  ask('POST', 'news?depth=0&locale=en', {
    token: editor,
    ...options,
    data: { site, title: 'Soup', _status: 'published', ...data },
  })
const created = (answer: Awaited<ReturnType<typeof ask>>) => {
  if (!answer.body.doc) throw new Error(answer.text)
  return fieldsOf(answer.body.doc) as { id: string; description: string }
}
const shown = async (id: string, language: 'en' | 'fr' = 'en') => {
  const [doc] = await readPublicDocuments(payload, 'news', { where: { id: { equals: id } } })
  return fieldsOf(doc?.description)[language]
}
const change = async (collection: 'sections' | 'sites' | 'news', id: string, data: object) => {
  const answer = await ask('PATCH', `${collection}/${id}?locale=en`, { token: administrator, data })
  if (answer.status !== 200) throw new Error(answer.text)
}

describe('a link to a page of the site', () => {
  test('has the current address of the page, without a save of the text', async () => {
    const page = await makeSection(north.site, 'hours')
    const { id, description } = created(await post(north.site, { descriptionRichText: linkTo(page) }))
    expect(description).toContain(`href="/northgate/hours" data-page="sections:${page}"`)
    expect(await shown(id)).toBe('<p>See <a href="/northgate/hours"><strong>hours</strong></a></p>')
    await change('sections', page, { slug: 'opening-hours' })
    expect(await shown(id)).toBe('<p>See <a href="/northgate/opening-hours"><strong>hours</strong></a></p>')
    await change('sections', page, { url: 'https://example.com/?a=1&b="2"' })
    expect(await shown(id)).toContain('<a href="https://example.com/?a=1&amp;b=')
  })

  test('is text while the page is not published, and after its deletion', async () => {
    const page = await makeSection(north.site, 'parking')
    const target = created(await post(north.site, { title: 'Target' }))
    const { id } = created(await post(north.site, { descriptionRichText: linkTo(page) }))
    const news = created(await post(north.site, { descriptionRichText: linkTo(target.id, 'news') }))
    expect(await shown(news.id)).toBe(
      `<p>See <a href="/northgate/news-item/${target.id}"><strong>hours</strong></a></p>`,
    )
    await change('sections', page, { _status: 'draft' })
    await change('news', target.id, { _status: 'draft' })
    expect([await shown(id), await shown(news.id)]).toEqual(Array(2).fill('<p>See <strong>hours</strong></p>'))
    await change('sections', page, { _status: 'published' })
    expect(await shown(id)).toContain('<a href="/northgate/parking">')
    await payload.delete({ collection: 'sections', id: page, overrideAccess })
    expect(await shown(id)).toBe('<p>See <strong>hours</strong></p>')
  })

  test('survives HTML that a program reads and writes back', async () => {
    const page = await makeSection(north.site, 'map')
    const { id, description } = created(await post(north.site, { descriptionRichText: linkTo(page) }))
    const changed = description.replace('See', 'Read')
    const answer = await ask('PATCH', `news/${id}?locale=en&depth=0`, { token: editor, data: { description: changed } })
    expect(created(answer).description).toBe(changed)
    expect(JSON.stringify(fieldsOf(answer.body.doc).descriptionRichText)).toContain(`"value":"${page}"`)
  })

  test('is refused in HTML if the page is of another site, and is no link if it names no page', async () => {
    const foreign = await makeSection(south.site, 'hours')
    const html = (mark: string) => `<p><a href="/x" data-page="${mark}">x</a></p>`
    const refused = await post(north.site, { description: html(`sections:${foreign}`) })
    expect(refused.status).toBe(400)
    expect(getFirstError(refused).message).toMatch(/belongs to this site/)
    for (const mark of [`staff:${'a'.repeat(24)}`, 'sections:1', '', '"><script>'])
      expect(created(await post(north.site, { description: html(mark) })).description).not.toContain('data-page')
  })
})

describe('a document that a program creates', () => {
  const cookieOf = (site: string) => ({ headers: { Cookie: `payload-tenant=${site}` } })

  test.each([['no'], ['its own'], ['another']])(
    'may link to pages of its site with %s site selected',
    async (which) => {
      const page = await makeSection(south.site, `selected-${which.replace(' ', '-')}`)
      const options = which === 'no' ? {} : cookieOf(which === 'another' ? north.site : south.site)
      for (const token of [editor, administrator]) {
        const answer = await post(south.site, { descriptionRichText: linkTo(page) }, { ...options, token })
        expect([answer.status, answer.body.errors]).toEqual([201, undefined])
      }
    },
  )
})

test('the link picker offers the pages of the selected site', async () => {
  const here = await makeSection(north.site, 'here')
  const { editor: adapter } = payload.collections.news.config.flattenedFields.find(
    ({ name }) => name === 'descriptionRichText',
  ) as unknown as {
    editor: { editorConfig: { resolvedFeatureMap: Map<string, { sanitizedServerFeatureProps: unknown }> } }
  }
  const { fields } = adapter.editorConfig.resolvedFeatureMap.get('link')?.sanitizedServerFeatureProps as {
    fields: { name: string; filterOptions?: (args: object) => Promise<object> }[]
  }
  const filter = fields.find(({ name }) => name === 'doc')?.filterOptions
  const req = { payload, user: null, context: {}, headers: new Headers({ Cookie: `payload-tenant=${north.site}` }) }
  const where = await filter?.({ req, relationTo: 'sections' })
  const { docs } = await payload.find({
    collection: 'sections',
    where: where as never,
    overrideAccess,
    pagination: false,
  })
  expect(docs.map(({ id }) => id)).toContain(here)
  expect(new Set(docs.map(({ site }) => (typeof site === 'object' ? site?.id : site)))).toEqual(new Set([north.site]))
})
