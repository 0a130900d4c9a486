import { formatPhone } from '@/domain/forms/phone'

test.each`
  description                  | phone           | locale  | text
  ${'ten digits in English'}   | ${'7055550163'} | ${'en'} | ${'705-555-0163'}
  ${'ten digits in French'}    | ${'7055550163'} | ${'fr'} | ${'705\u00a0555-0163'}
  ${'other texts as they are'} | ${'poste 12'}   | ${'fr'} | ${'poste 12'}
`('formats $description', ({ phone, locale, text }) => {
  expect(formatPhone(phone, locale)).toBe(text)
})
