import { isBirthday } from '@/domain/account/birthday'

test.each`
  text            | expected
  ${'02/29'}      | ${true}
  ${'12/31'}      | ${true}
  ${'02/30'}      | ${false}
  ${'04/31'}      | ${false}
  ${'00/10'}      | ${false}
  ${'13/01'}      | ${false}
  ${'06/00'}      | ${false}
  ${'6/1'}        | ${false}
  ${'2001/06/01'} | ${false}
  ${'06/01 '}     | ${false}
`('[CUS-9.15] "$text" is a birthday: $expected', ({ text, expected }) => {
  expect(isBirthday(text)).toBe(expected)
})
