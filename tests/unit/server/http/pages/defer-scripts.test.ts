import { expect, test } from '@jest/globals'
import { removeUnusedFontLinks, deferScripts } from '@/server/http/pages/defer-scripts'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
const hint = '<script>self.__next_f.push([1,"x"])</script>'

test('loads each script once, from a loader at the end of the page', () => {
  const page = `<head>${preload}${script('a')}${old}</head><body><p>Soup</p>${script('b')}${hint}${script('a')}</body>`
  const sent = deferScripts(page)
  expect(sent).not.toContain('async=""')
  expect(sent).not.toContain('rel="preload"')
  expect(sent).toMatch(/^<head><script>[^<]*collectEarlyInput[^<]*<\/script>/) // before any button
  expect(sent).toContain(`${old}</head><body><p>Soup</p>${hint}<script>`)
  expect(sent).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')
  expect(sent.endsWith('</script></body>')).toBe(true)
})

test.each([
  ['without a script', '<head></head><body><p>Soup</p></body>'],
  ['with only scripts of another host', '<body><script src="https://widgets.example/a.js" async=""></script></body>'],
])('does not change a page %s', (_, page) => expect(deferScripts(page)).toBe(page))

const font = '</_next/a.woff2>; rel=preload; as="font"; crossorigin=""'
const picture = '</files/location/a.webp>; rel=preload; as="image"'

test.each([
  ['fonts for a page that uses them', '<!DOCTYPE html><html lang="en-CA" class="a b">', `${font}, ${picture}`],
  ['only pictures for a page without the brand fonts', '<!DOCTYPE html><html lang="en-CA">', picture],
])('the Link header has %s', (_, html, links) => expect(removeUnusedFontLinks(html, `${font}, ${picture}`)).toBe(links))

const data = (rows: string) => `<script>self.__next_f.push([1,"${rows}"])</script>`
const fontHint = String.raw`:HL[\"/_next/static/media/a.woff2\",\"font\",{\"crossOrigin\":\"\",\"type\":\"font/woff2\"}]\n`
const logoHint = String.raw`:HL[\"/files/logo/a.webp\",\"image\"]\n5:X\n`

test.each([
  ['font hints for a page that uses them', ' class="a b"', fontHint + logoHint],
  ['no font hints for a page without the brand fonts', '', logoHint],
])('the inline data has %s', (_, attributes, rows) => {
  const page = `<!DOCTYPE html><html lang="en-CA"${attributes}><body>${script('a')}${data(fontHint + logoHint)}</body>`
  expect(deferScripts(page)).toContain(data(rows))
})

test('removes a Link header that has nothing left', () =>
  expect(removeUnusedFontLinks('<!DOCTYPE html><html lang="fr-CA">', font)).toBeNull())
