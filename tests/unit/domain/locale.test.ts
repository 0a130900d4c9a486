import { resolveLocale, localize } from '@/domain/locale'

test.each`
  parameter      | cookie  | locale
  ${null}        | ${''}   | ${'en'}
  ${null}        | ${'fr'} | ${'fr'}
  ${'en'}        | ${'fr'} | ${'en'}
  ${'fr'}        | ${''}   | ${'fr'}
  ${'fr-us'}     | ${''}   | ${'fr'}
  ${'en-us'}     | ${'fr'} | ${'en'}
  ${'fr-ca'}     | ${'en'} | ${'fr'}
  ${'FR-CA'}     | ${''}   | ${'fr'}
  ${'fr_CA'}     | ${''}   | ${'fr'}
  ${''}          | ${'fr'} | ${'fr'}
  ${'de'}        | ${'fr'} | ${'fr'}
  ${'french'}    | ${''}   | ${'en'}
  ${'__proto__'} | ${''}   | ${'en'}
`(
  '[PUB-7.36] resolves the parameter $parameter and the cookie "$cookie" to $locale',
  ({ parameter, cookie, locale }) => {
    expect(resolveLocale(parameter, cookie)).toBe(locale)
  },
)

test('returns the text of the other language when one is missing', () => {
  expect(localize({ en: 'Soup', fr: 'Soupe' }, 'fr')).toBe('Soupe')
  expect(localize({ en: 'Soup', fr: '' }, 'fr')).toBe('Soup')
  expect(localize({ en: null, fr: 'Soupe' }, 'en')).toBe('Soupe')
  expect(localize({ en: ' \n', fr: 'Soupe' }, 'en')).toBe('Soupe')
  expect(localize({ en: ' ', fr: '\u00a0' }, 'en')).toBeNull()
  expect([localize({ en: '', fr: null }, 'en'), localize(null, 'en')]).toEqual([null, null])
})
