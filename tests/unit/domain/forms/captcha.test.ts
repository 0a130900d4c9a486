import { captchaLifetimeMs, judgeChallenge, parseCaptcha } from '@/domain/forms/captcha'

const site = 'a'.repeat(24)
const end = Date.parse('2026-11-25T12:10:00.000Z')
const parameters = {
  algorithm: 'PBKDF2/SHA-256' as const,
  cost: 2_000,
  data: { expires: end, site },
  keyLength: 32 as const,
  keyPrefix: 'b'.repeat(32),
  keySignature: 'c'.repeat(64),
  nonce: 'd'.repeat(32),
  salt: 'e'.repeat(32),
}
const challenge = { parameters, signature: 'f'.repeat(64) }
const solution = { counter: 1_234, derivedKey: '0'.repeat(64) }
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const nextDigit = (digit: string) => digits.charAt(digits.indexOf(digit) + 1)
const encode = (value: unknown) => btoa(JSON.stringify(value))
const withParameters = (changed: object) =>
  encode({ challenge: { ...challenge, parameters: { ...parameters, ...changed } }, solution })

test('parses the Base64 of a challenge and its solution', () => {
  expect(parseCaptcha(encode({ challenge, solution }))).toEqual({ challenge, solution })
})

test('ignores what altcha sends beside them', () => {
  const sent = { challenge: { ...challenge, status: 'success' }, solution: { ...solution, time: 812.4 }, more: 1 }
  expect(parseCaptcha(encode(sent))).toEqual({ challenge, solution })
})

test.each([
  ['nothing', ''],
  ['text', 'I am not a robot'],
  ['null', encode(null)],
  ['a list', encode([challenge, solution])],
  ['a challenge without solution', encode({ challenge })],
  ['an object for a text', encode({ challenge: { ...challenge, signature: { $ne: null } }, solution })],
  ['a signature of another length', encode({ challenge: { ...challenge, signature: 'f'.repeat(63) }, solution })],
  ['a negative counter', encode({ challenge, solution: { ...solution, counter: -1 } })],
  ['a counter with a fraction', encode({ challenge, solution: { ...solution, counter: 0.5 } })],
  ['a counter that does not fit', encode({ challenge, solution: { ...solution, counter: 2 ** 32 } })],
  ['another algorithm', withParameters({ algorithm: 'SHA-256' })],
  ['a parameter that challenges do not have', withParameters({ expiresAt: 1 })],
  ['no key signature, so that the key would have to be derived', withParameters({ keySignature: undefined })],
  ['an end that is a text', withParameters({ data: { site, expires: '1' } })],
  ['more data', withParameters({ data: { site, expires: end, admin: true } })],
  ['Base64 with a space', `${encode({ challenge, solution })} `],
  ['4 KB of padding', encode({ challenge, solution, more: 'x'.repeat(4_096) })],
  ['a megabyte', 'A'.repeat(1_000_000)],
  ['deep nesting', btoa('['.repeat(2_000))],
])('refuses %s', (_, text) => {
  expect(parseCaptcha(text)).toBeNull()
})

test('refuses Base64 with unused bits, so that a solution has one form', () => {
  const json = JSON.stringify({ challenge, solution })
  const text = btoa(json.padEnd(json.length + ((4 - (json.length % 3)) % 3))) // one byte more than a multiple of three
  expect(text.endsWith('==')).toBe(true)
  const other = text.replace(/.==$/, (end) => `${nextDigit(end.charAt(0))}==`)
  expect(atob(other)).toBe(atob(text))
  expect([parseCaptcha(text), parseCaptcha(other)]).toEqual([{ challenge, solution }, null])
})

test.each([
  ['at once', site, end - captchaLifetimeMs, 'valid'],
  ['a millisecond before the end', site, end - 1, 'valid'],
  ['at the end', site, end, 'expired'],
  ['a day later', site, end + 86_400_000, 'expired'],
  ['from another site', '9'.repeat(24), end - 1, 'foreign'],
  ['from another site, later', '9'.repeat(24), end, 'foreign'],
])('[CUS-5.33] judges a challenge that is sent %s', (_, sentTo, at, verdict) => {
  expect(judgeChallenge(parameters, sentTo, new Date(at))).toBe(verdict)
})
