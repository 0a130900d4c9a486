import { isPhone, phoneDigits } from '@/domain/phone'

test.each`
  typed                 | kept             | is
  ${'(418) 555 - 0147'} | ${'4185550147'}  | ${true}
  ${'418.555.0147'}     | ${'4185550147'}  | ${true}
  ${'4185550147'}       | ${'4185550147'}  | ${true}
  ${'+1 418 555 0147'}  | ${'14185550147'} | ${false}
  ${'418 555 014'}      | ${'418555014'}   | ${false}
  ${'call me'}          | ${''}            | ${false}
`('[CUS-5.9] [CUS-9.2] "$typed" is kept as "$kept", a phone number: $is', ({ typed, kept, is }) => {
  expect(phoneDigits(typed)).toBe(kept)
  expect(isPhone(phoneDigits(typed))).toBe(is)
})
