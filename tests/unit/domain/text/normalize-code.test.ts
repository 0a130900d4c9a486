import { normalizeCode } from '@/domain/text/normalize-code'

test.each`
  typed         | shown
  ${'fall26'}   | ${'FALL26'}
  ${' Été-10 '} | ${'ÉTÉ-10'}
  ${''}         | ${''}
`('[PUB-5.9] [CUS-5.20] normalizes the code $typed to $shown', ({ typed, shown }) => {
  expect(normalizeCode(typed)).toBe(shown)
})
