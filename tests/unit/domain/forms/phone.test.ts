import { formatPhone, toE164 } from '@/domain/forms/phone'

test.each`
  description                  | phone           | locale  | text
  ${'ten digits in English'}   | ${'7055550163'} | ${'en'} | ${'705-555-0163'}
  ${'ten digits in French'}    | ${'7055550163'} | ${'fr'} | ${'705\u00a0555-0163'}
  ${'other texts as they are'} | ${'poste 12'}   | ${'fr'} | ${'poste 12'}
`('formats $description', ({ phone, locale, text }) => {
  expect(formatPhone(phone, locale)).toBe(text)
})

test.each([
  ['4185550147', '+14185550147'],
  ['(418) 555 - 0147', '+14185550147'],
  ['1 418 555-0147', '+14185550147'],
  ['+1 (867) 920-2345', '+18679202345'],
  ['', null],
  ['555-0147', null],
  ['24185550147', null],
  ['0185550147', null],
  ['1185550147', null],
  ['4111550147', null],
  ['4181550147', null],
  ['4180550147', null],
  ['9115550147', null],
  ['4189110147', null],
  ['+33 1 70 18 99 00', null],
  ['poste 12', null],
])('%j as E.164 is %j', (phone, expected) => {
  expect(toE164(phone)).toBe(expected)
})
