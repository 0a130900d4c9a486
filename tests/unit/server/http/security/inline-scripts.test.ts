import { createHash } from 'node:crypto'
import { hideDismissedAlerts } from '@/domain/site/homepage-alerts'
import { openPopup } from '@/domain/site/open-popup'
import { loadWebFonts } from '@/domain/site/web-fonts'
import { collectScripts, hashScript, unmarkLoads } from '@/server/http/security/inline-scripts'

const mark = '0123456789abcdef'
const collect = (page: string) => collectScripts(page, mark, ['widgets.example'])
const digest = (text: string) => createHash('sha256').update(text).digest('base64')

test.each([
  ['a script with the mark', `<script nonce="${mark}">go()</script>`, ['go()']],
  ['a script with the mark and an id', `<script nonce="${mark}" id="_R_">go()</script>`, ['go()']],
  ['each script once', `<script nonce="${mark}">a()</script><script nonce="${mark}">a()</script>`, ['a()']],
  ['the script of the popup', `<script>${openPopup}</script>`, [openPopup]],
  ['the script of dismissed alerts', `<script>${hideDismissedAlerts}</script>`, [hideDismissedAlerts]],
  ['the script of web fonts', `<script>${loadWebFonts}</script>`, [loadWebFonts]],
  ['no script of stored HTML', '<script>steal()</script>', []],
  ['no script with another mark', '<script nonce="0123">steal()</script>', []],
  ['no script that begins as one of ours', `<script>${hideDismissedAlerts};steal()</script>`, []],
  ['no data', `<script type="application/ld+json" nonce="${mark}">{}</script>`, []],
  ['no script with an address', '<script src="/_next/a.js"></script>', []],
])('lists %s', (_, page, texts) => expect(collect(page).hashes).toEqual(texts.map(digest)))

test('removes the marks, so that every visitor gets the same page', () => {
  const page = `<script nonce="${mark}">hint("${mark}")</script><style nonce="${mark}"></style>`
  const { html, hashes } = collect(page)
  expect(html).toBe('<script>hint("")</script><style></style>')
  expect(hashes).toEqual([digest('hint("")')])
})

test.each([
  ['https://widgets.example/map.js', ['https://widgets.example']],
  ['https://widgets.example', ['https://widgets.example']],
  ['https://evil.example/map.js', []],
  ['https://widgets.example.evil.example/map.js', []],
  ['http://widgets.example/map.js', []],
])('an external script at %s adds the origins %j', (address, origins) =>
  expect(collect(`<script src="${address}" async=""></script>`).origins).toEqual(origins),
)

test('removes the mark from tags that load something', () => {
  const inline = `<script nonce="${mark}">a="src="</script>`
  expect(
    unmarkLoads(
      `<script src="/_next/a.js" nonce="${mark}" async=""></script><link nonce="${mark}" href="/b"/>${inline}`,
      mark,
    ),
  ).toBe(`<script src="/_next/a.js" async=""></script><link href="/b"/>${inline}`)
})

test('hashes a text the same way every time', () => {
  expect([hashScript('a'), hashScript('a')]).toEqual([digest('a'), digest('a')])
  expect(hashScript('b'.repeat(5_000))).toBe(digest('b'.repeat(5_000)))
})
