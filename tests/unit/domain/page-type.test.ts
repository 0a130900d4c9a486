import { expect, test } from '@jest/globals'
import { isSetInType } from '@/domain/page-type'

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148'
const laptop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'

test.each([
  ['a phone has words first', phone, null, false],
  ['so has the other kind', iPhone, null, false],
  ['a cookie that says something else is none', phone, '0', false],
  ['a phone that has the type is shown it', phone, '1', true],
  ['a laptop is shown it at once', laptop, null, true],
  ['who does not say what they are is too', null, null, true],
])('%s', (_, agent, cookie, typed) => expect(isSetInType(agent, cookie)).toBe(typed))
