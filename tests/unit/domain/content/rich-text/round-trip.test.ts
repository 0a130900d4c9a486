import { parseRichText } from '@/domain/content/rich-text/parse/parse-rich-text'
import { checkRichText } from '@/domain/content/rich-text/check/check-rich-text'
import { renderRichText } from '@/domain/content/rich-text/render/render-rich-text'
import { listHtmlBlocks } from '@/domain/content/rich-text/list-references'
import { cleanHtml } from '@/server/clean-html'

const image = {
  relationTo: 'images',
  id: 'a'.repeat(24),
  src: '/files/images/a.webp',
  alt: 'A "bowl"',
  width: 8,
  height: 6,
}
const findUpload = (src: string) => (src === image.src ? image : null)
const documents = { hrefOf: () => null, imageOf: () => image }
const roundTrip = (html: string) => renderRichText(parseRichText(cleanHtml(html), findUpload), documents)

test.each`
  html
  ${'<p>Soup <strong>today</strong>, <em>bread <strong>too</strong></em><br />and more</p>'}
  ${'<h2>Getting in</h2>\n<p>Fish &amp; chips &lt; 5 "dollars"</p>\n<h3>A</h3>\n<h4>B</h4>\n<hr />'}
  ${'<p>CO<sub>2</sub> m<sup>2</sup> <u>line</u></p>'}
  ${'<p>Write to <a href="mailto:a@b.example?x=1&amp;y=2">us, <strong>now</strong></a>.</p>'}
  ${'<ul>\n<li>One</li>\n<li>Two\n<ol>\n<li>Deep</li>\n</ol></li>\n<li>Three</li>\n</ul>'}
  ${'<blockquote><p>I know.</p></blockquote>'}
  ${'<table>\n<caption>Per year</caption>\n<thead><tr><th scope="col">What</th><th scope="col">Now</th></tr></thead>\n<tbody>\n<tr><th scope="row">Salt</th><td>980 mg</td></tr>\n</tbody>\n</table>'}
  ${'<table>\n<tbody>\n<tr><td colspan="2">a</td></tr>\n<tr><td rowspan="2">b</td><td>c</td></tr>\n</tbody>\n</table>'}
  ${'<p><img src="/files/images/a.webp" alt="A &quot;bowl&quot;" width="8" height="6" /></p>'}
`('keeps $html as nodes of the editor', ({ html }) => {
  expect(cleanHtml(html)).toBe(html)
  expect(roundTrip(html)).toBe(html)
  expect(listHtmlBlocks(parseRichText(html, findUpload))).toEqual([])
})

test.each`
  html
  ${'<dl><dt>Payment</dt><dd>The amount</dd></dl>'}
  ${'<p lang="fr">Bonjour</p>'}
  ${'<p>See <a href="/a" title="A">this</a></p>'}
  ${'<p><img src="/files/images/gone.webp" alt="" /></p>'}
  ${'<p>Text <img src="/files/images/a.webp" alt="A" /></p>'}
  ${'<p><img src="/files/images/a.webp" alt="Another text" /></p>'}
  ${'<figure><img src="/files/images/a.webp" alt="" /><figcaption>Bowl</figcaption></figure>'}
  ${'<ul><li><p>Long</p></li></ul>'}
  ${'<table><tbody><tr><td><ul><li>a</li></ul></td></tr></tbody></table>'}
  ${'<small>Small</small>'}
`('keeps $html in an HTML block', ({ html }) => {
  const text = parseRichText(html, findUpload)
  expect(text.root.children.map(({ type }) => type)).toEqual(['block'])
  expect(renderRichText(text, documents)).toBe(html)
})

test.each`
  html                                      | shown
  ${'Shout<h2>Say</h2>'}                    | ${'<p>Shout</p>\n<h2>Say</h2>'}
  ${'<p>a\n  b</p>\n\n\n<p> c </p><p></p>'} | ${'<p>a b</p>\n<p>c</p>'}
  ${'<b>x</b> <i>y</i>'}                    | ${'<p><strong>x</strong> <em>y</em></p>'}
  ${''}                                     | ${''}
`('renders $html as $shown', ({ html, shown }) => {
  expect(roundTrip(html)).toBe(shown)
})

test('the result of a conversion passes the check unchanged', () => {
  const text = parseRichText(
    cleanHtml(
      '<h2>A</h2><p>b <a href="/c">d</a></p><ul><li>e<ul><li>f</li></ul></li></ul><table><tr><th>g</th></tr></table><dl></dl><p><img src="a.webp"></p>',
    ),
    findUpload,
  )
  expect(checkRichText(JSON.parse(JSON.stringify(text)))).toEqual({ text })
})
