import { makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { makePerson } from '../../support/data/staff'
import { ask, getFirstError } from '../../support/studio/rest'
import { fieldsOf } from '@/server/database/stored-values'
import { makeParagraph, makeRichText, makeText } from '@/domain/content/rich-text/nodes'

const payload = await openPayload()
let north: Campus
let token: string
let id: string

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  const { email } = await makePerson(payload, 'editor', [north.site])
  const { body } = await ask('POST', 'staff/login', { data: { email, password: 'a-long-password' } })
  token = String(body.token)
  const data = { site: north.site, title: 'Soup', _status: 'published', description: '<p>Before</p>' }
  const made = await ask('POST', 'news?depth=0&locale=en', { token, data })
  id = String(fieldsOf(made.body.doc).id)
}, 60_000)
afterAll(closePayload)

const save = (data: object, language = 'en') => ask('PATCH', `news/${id}?depth=0&locale=en`, { token, data, language })
const savedAs = async (data: object) => {
  const answer = await save(data)
  if (answer.status !== 200) throw new Error(answer.text)
  return String(fieldsOf(answer.body.doc).description)
}
const stored = async () =>
  (await payload.findByID({ collection: 'news', id, locale: 'en', overrideAccess: true })).description

describe('HTML of a program', () => {
  const word =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-parent:""} --></style></head>' +
    '<body><!--[if gte mso 9]><xml><w:WordDocument><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]--><!--StartFragment-->' +
    '<p class=MsoNormal style="mso-margin-top-alt:auto">Caf&eacute;&nbsp;<b style="mso-bidi-font-weight:normal">ouvert</b><o:p></o:p></p>' +
    '<p class=MsoListParagraph><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;</span></span><![endif]>Soupe</p><!--EndFragment--></body></html>'

  test.each`
    input                                                                                                               | html
    ${'<p onclick="run()">A<script>run()</script><style>p{}</style></p><iframe src=//evil.example></iframe>'}           | ${'<p>A</p>'}
    ${'<p>A <b>bold<p>B <em>C'}                                                                                         | ${'<p>A <b>bold<p>B <em>C</em></p></b></p>'}
    ${'</div><p>A</p></table>'}                                                                                         | ${'<p>A</p>'}
    ${'<p><a href="javascript:run()">A</a> <a href="JaVa&#10;Script:run()">B</a> <a href="data:text/html,x">C</a></p>'} | ${'<p><a>A</a> <a>B</a> <a>C</a></p>'}
    ${'<p>1 < 2 & 3 > 2</p>'}                                                                                           | ${'<p>1 &lt; 2 &amp; 3 &gt; 2</p>'}
    ${'<p>\u0000A\ud800</p>'}                                                                                           | ${expect.stringMatching(/^<p>.*A/)}
  `('$input is cleaned', async ({ input, html }: { input: string; html: unknown }) => {
    expect(await savedAs({ description: input })).toEqual(html)
  })

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

describe('a text of the editor', () => {
  const paragraph = (...children: object[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })
  const link = (url: string) => ({
    type: 'link',
    id: 'a',
    fields: { linkType: 'custom', url },
    children: [{ type: 'text', text: 'A', format: 0 }],
  })

  test.each([['javascript:run()'], ['JAVASCRIPT:run()'], ['java\nscript:run()'], ['data:text/html,x'], ['vbscript:x']])(
    'does not publish a link to %j',
    async (url) => {
      const answer = await save({ descriptionRichText: paragraph(link(url)) })
      expect([200, 400]).toContain(answer.status)
      expect(String(await stored())).not.toMatch(/script:|data:/i)
    },
  )

  const table = (rows: number) => ({
    root: {
      type: 'root',
      children: [
        {
          type: 'table',
          children: Array.from({ length: rows }, () => ({
            type: 'tablerow',
            children: [
              { type: 'tablecell', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }] },
            ],
          })),
        },
      ],
    },
  })
  test.each([
    ['of 1 MB', makeRichText([makeParagraph([makeText('é'.repeat(1_000_000))])]), /too long/, /trop long/],
    ['with a table of 6,000 rows', table(6_000), /too long or too complex/, /trop complexe/],
    ['with an unknown node', paragraph({ type: 'video' }), /not a valid text/, /pas valide/],
  ])('%s is refused with one sentence in the language of the studio', async (_, descriptionRichText, en, fr) => {
    await savedAs({ descriptionRichText: makeRichText([makeParagraph([makeText('Before')])]) })
    for (const [language, sentence] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      const answer = await save({ descriptionRichText }, language)
      expect([answer.status, answer.body.errors]).toEqual([400, [expect.anything()]])
      expect(getFirstError(answer)).toEqual({ path: 'descriptionRichText', message: expect.stringMatching(sentence) })
    }
    expect(await stored()).toBe('<p>Before</p>')
  })
})
