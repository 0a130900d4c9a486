import { isKeyOf, isOwnEmail } from '@/domain/account/own-records'

test.each([
  [true, 'ana@example.org', true],
  [true, ' ANA@Example.org ', true],
  [true, 'xana@example.org', false],
  [true, null, false],
  [false, 'ana@example.org', false],
])('with a confirmed email (%s), %j is theirs: %s', (isEmailConfirmed, stored, expected) => {
  expect(isOwnEmail({ email: 'Ana@example.org', isEmailConfirmed }, stored)).toBe(expected)
})

const id = '65f0c0ffee65f0c0ffee65f0'
test.each([
  [`receipt:${id}`, true],
  [`favourites:${id}:2026-11-25`, true],
  [`failed-charge:${id}:2`, true],
  [`receipt:${id}f`, false],
  [`receipt:a${id}`, false],
  ['', false],
])('the key %s names the document: %s', (key, expected) => {
  expect(isKeyOf(key, new Set([id]))).toBe(expected)
})
