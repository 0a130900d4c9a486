import { languageOf } from '@/domain/locale'

test.each`
  asked          | cookie  | locale
  ${null}        | ${''}   | ${'en'}
  ${null}        | ${'fr'} | ${'fr'}
  ${'en'}        | ${'fr'} | ${'en'}
  ${'fr'}        | ${''}   | ${'fr'}
  ${'fr-us'}     | ${''}   | ${'fr'}
  ${'en-us'}     | ${'fr'} | ${'en'}
  ${'fr-ca'}     | ${'en'} | ${'fr'}
  ${'FR-CA'}     | ${''}   | ${'fr'}
  ${'fr_CA'}     | ${''}   | ${'fr'}
  ${'En-Us'}     | ${'fr'} | ${'en'}
  ${''}          | ${'fr'} | ${'fr'}
  ${'de'}        | ${'fr'} | ${'fr'}
  ${'french'}    | ${''}   | ${'en'}
  ${'__proto__'} | ${''}   | ${'en'}
`('[PUB-7.36] locale $asked with the cookie "$cookie" is $locale', ({ asked, cookie, locale }) => {
  expect(languageOf(asked, cookie)).toBe(locale)
})
