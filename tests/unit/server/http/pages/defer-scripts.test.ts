import { expect, test } from '@jest/globals'
import { deferScripts } from '@/server/http/pages/defer-scripts'

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
