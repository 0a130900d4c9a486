import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { headingFont, usesWebFonts, webFonts } from '@/domain/site/web-fonts'

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148'
const laptop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'

test.each([
  ['no web fonts on the first page of a phone', phone, null, false],
  ['no web fonts on the first page of an iPhone', iPhone, null, false],
  ['no web fonts with another cookie value', phone, '0', false],
  ['web fonts on a phone that has loaded them', phone, '1', true],
  ['web fonts on a laptop', laptop, null, true],
  ['web fonts without User-Agent', null, null, true],
])('%s', (_, agent, cookie, typed) => expect(usesWebFonts(agent, cookie)).toBe(typed))

const css = readFileSync('src/app/(site)/base.css', 'utf8')
test.each([...webFonts, headingFont])('the stylesheet has $family with its file', ({ family, path }) => {
  expect(css).toContain(`font-family: '${family}';\n  src: url('${path}')`)
  expect(existsSync(`public${path}`)).toBe(true)
})
