import { expect, test } from '@jest/globals'
import { linksOf, paintFirst } from '@/server/paint-first'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
const hint = '<script>self.__next_f.push([1,"x"])</script>'

test('a page is fetched without its scripts, which its last lines fetch, each once', () => {
  const page = `<head>${preload}${script('a')}${old}</head><body><p>Soup</p>${script('b')}${hint}${script('a')}</body>`
  const sent = paintFirst(page)
  expect(sent).not.toContain('async=""')
  expect(sent).not.toContain('rel="preload"')
  expect(sent).toMatch(/^<head><script>[^<]*takeUpEarly[^<]*<\/script>/) // before anything can be pressed
  expect(sent).toContain(`${old}</head><body><p>Soup</p>${hint}<script>`)
  expect(sent).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')
  expect(sent.endsWith('</script></body>')).toBe(true)
})

test.each([
  ['without a script', '<head></head><body><p>Soup</p></body>'],
  ['with scripts of somebody else', '<body><script src="https://widgets.example/a.js" async=""></script></body>'],
])('a page %s is sent as it is', (_, page) => expect(paintFirst(page)).toBe(page))

const type = '</_next/a.woff2>; rel=preload; as="font"; crossorigin=""'
const picture = '</files/location/a.webp>; rel=preload; as="image"'

test.each([
  ['set in type asks for it', '<!DOCTYPE html><html lang="en-CA" class="a b">', `${type}, ${picture}`],
  ['not set in type asks for its pictures alone', '<!DOCTYPE html><html lang="en-CA">', picture],
])('a page %s', (_, html, links) => expect(linksOf(html, `${type}, ${picture}`)).toBe(links))

const data = (rows: string) => `<script>self.__next_f.push([1,"${rows}"])</script>`
const asksForType = String.raw`:HL[\"/_next/static/media/a.woff2\",\"font\",{\"crossOrigin\":\"\",\"type\":\"font/woff2\"}]\n`
const asksForLogo = String.raw`:HL[\"/files/logo/a.webp\",\"image\"]\n5:X\n`

test.each([
  ['set in type keeps that its script fetches it', ' class="a b"', asksForType + asksForLogo],
  ['not set in type has no script that fetches it', '', asksForLogo],
])('a page %s', (_, attributes, rows) => {
  const page = `<!DOCTYPE html><html lang="en-CA"${attributes}><body>${script('a')}${data(asksForType + asksForLogo)}</body>`
  expect(paintFirst(page)).toContain(data(rows))
})

test('a page that has nothing left to ask for asks for nothing', () =>
  expect(linksOf('<!DOCTYPE html><html lang="fr-CA">', type)).toBeNull())
