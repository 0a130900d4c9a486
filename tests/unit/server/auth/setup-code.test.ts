import { isSetupCode, makeSetupCode } from '@/server/auth/setup-code'

const code = makeSetupCode('a secret')

test('is three groups of four signs, the same for one secret and another for another', () => {
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/)
  expect(makeSetupCode('a secret')).toBe(code)
  expect(makeSetupCode('another')).not.toBe(code)
})

test.each([
  [code, true],
  [code.toLowerCase(), true],
  [` ${code.replaceAll('-', ' ')} `, true],
  [code.slice(0, -1), false],
  [`${code}A`, false],
  [makeSetupCode('another'), false],
  ['', false],
  [null, false],
  [{ length: 12 }, false],
])('recognizes %j: %s', (given, isRight) => {
  expect(isSetupCode(given, 'a secret')).toBe(isRight)
})
