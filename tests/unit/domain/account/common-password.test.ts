import { isCommonPassword, siteWords } from '@/domain/account/common-password'

const own = ['ana.tanguay@example.ca', 'Northgate University']

test.each([
  ['Password1!', true],
  ['P@ssw0rd1!', true],
  ['Pa$$w0rd2024', true],
  ['Motdepasse1!', true],
  ['Azerty123!', true],
  ['Été2026!ete', true],
  ['BonjourBonjour1*', true],
  ['Aaaaaaa1!', true],
  ['Abababab1!', true],
  ['Fedcba987!', true],
  ['Ana.Tanguay1!', true],
  ['An4T4nguay!1', true],
  ['NorthgateUniversity1!', true],
  ['Potage-1!', false],
  ['Nouveau-3#', false],
  ['Ana1!et-la-soupe', false],
  ['Xk7mxp4tq9d!', false],
  ['12345678!', false],
  ['', false],
])('whether %s is common: %s', (password, isCommon) => {
  expect(isCommonPassword(password, own)).toBe(isCommon)
})

test('nothing short or empty of the account counts', () => {
  expect(isCommonPassword('Soupe-1!x', ['', '@', 'x@y.ca'])).toBe(false)
})

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
