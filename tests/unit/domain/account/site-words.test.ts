import { isCommonPassword } from '@/domain/account/common-password'
import { siteWords } from '@/domain/account/site-words'

const name = { en: 'Northgate University', fr: 'Université Saint-Cyrille' }

test.each`
  password            | isCommon
  ${'Northgate1!'}    | ${true}
  ${'N0rthg@te2026!'} | ${true}
  ${'Cyrille#7'}      | ${true}
  ${'SaintCyrille1!'} | ${false}
  ${'Potage-1!'}      | ${false}
`('at a site with this name, $password is common: $isCommon', ({ password, isCommon }) => {
  expect(isCommonPassword(password, siteWords(name))).toBe(isCommon)
})

test('a site without a French name has the words of the English one', () => {
  expect(siteWords({ en: 'Lakeshore College', fr: null })).toEqual(['Lakeshore College', 'Lakeshore', 'College'])
})
