import fc from 'fast-check'
import { offerText, reservationText } from '@/features/reservations/mails/reservation-texts'
import { countSegments, gsmLength } from '@/domain/text-messages/gsm-alphabet'
import { context, facts, site } from './reservation-facts'

fc.configureGlobal({ seed: 1 })

const untilMinute = 12 * 60 + 5

test.each`
  kind          | locale  | text
  ${'reminder'} | ${'en'} | ${'Northgate University: reminder of your reservation at North Hall, Tue, Dec 1, 5:30pm. Reply STOP to end.'}
  ${'reminder'} | ${'fr'} | ${'Université Northgate : rappel de votre réservation, Salle des Chenes, mar. 1er déc. à 17h30. Répondez STOP pour cesser.'}
  ${'canceled'} | ${'en'} | ${'Northgate University: we had to cancel your reservation at North Hall, Tue, Dec 1, 5:30pm. Reply STOP to end.'}
  ${'canceled'} | ${'fr'} | ${'Université Northgate : nous devons annuler votre réservation, Salle des Chenes, mar. 1er déc. à 17h30. Répondez STOP pour cesser.'}
`('the text “$kind” in $locale fits into one message', ({ kind, locale, text }) => {
  expect(reservationText(kind, facts, context(locale))).toBe(text)
  expect(countSegments(text)).toBe(1)
})

test.each`
  locale  | text
  ${'en'} | ${'Northgate University: a seat is free at North Hall, Tue, Dec 1, 5:30pm. Accept it by 12:05pm: https://dining.example.edu/northgate/customer-account?part=reservations Reply STOP to end.'}
  ${'fr'} | ${'Université Northgate : une place est libre, Salle des Chenes, mar. 1er déc. à 17h30. Acceptez-la avant 12h05 : https://dining.example.edu/northgate/gerer-votre-compte?part=reservations Répondez STOP pour cesser.'}
`('an offer in $locale says until when it lasts, with a link', ({ locale, text }) => {
  expect(offerText({ ...facts, untilMinute }, context(locale))).toBe(text)
})

test('an address that is too long is left out of an offer', () => {
  const long = { ...context('en'), serverUrl: `https://${'a'.repeat(200)}.example.edu` }
  expect(offerText({ ...facts, untilMinute }, long)).toMatch(/Accept it by 12:05pm\. Reply STOP to end\.$/)
})

test('any name of a site and a location leaves one message, or two for an offer, without the person', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 90 })
  const localized = fc.record({ en: name, fr: name })
  const locale = fc.constantFrom('en' as const, 'fr' as const)
  const time = fc.record({
    date: fc.integer({ min: 1, max: 9 }).map((month) => `2026-0${month}-28`),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.constantFrom(0, 30),
  })
  fc.assert(
    fc.property(localized, localized, time, locale, (siteName, locationName, reserved, language) => {
      const any = { ...facts, firstName: 'Zéphirine', locationName, time: reserved }
      const where = { ...context(language), site: { ...site, name: siteName } }
      for (const kind of ['reminder', 'canceled'] as const) {
        const text = reservationText(kind, any, where)
        expect([gsmLength(text) === null, countSegments(text)]).toEqual([false, 1])
      }
      const offer = offerText({ ...any, untilMinute }, where)
      expect(countSegments(offer)).toBeLessThanOrEqual(2)
      expect(offer).not.toContain('Zéphirine')
    }),
  )
})
