import { phoneSaid } from '@/domain/phone'

test.each`
  what                                 | phone           | locale  | said
  ${'ten digits in English'}           | ${'7055550163'} | ${'en'} | ${'705-555-0163'}
  ${'ten digits in French'}            | ${'7055550163'} | ${'fr'} | ${'705\u00a0555-0163'}
  ${'what is not ten digits as it is'} | ${'poste 12'}   | ${'fr'} | ${'poste 12'}
`('[PUB-5.3] $what', ({ phone, locale, said }) => {
  expect(phoneSaid(phone, locale)).toBe(said)
})
