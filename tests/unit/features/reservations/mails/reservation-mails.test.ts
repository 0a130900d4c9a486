import { offerMail, reservationMail } from '@/features/reservations/mails/reservation-mails'
import { context, facts as reservationFacts } from './reservation-facts'

const facts = { ...reservationFacts, locationName: { en: 'North Hall', fr: 'Salle Nord' } }

test.each`
  kind                    | locale  | subject                                                                                       | heading
  ${'confirmed'}          | ${'en'} | ${'Your reservation at North Hall, Northgate University Dining'}                              | ${'Your reservation is confirmed'}
  ${'confirmed'}          | ${'fr'} | ${'Votre réservation\u00a0: Salle Nord, Services alimentaires, Université Northgate'}         | ${'Votre réservation est confirmée'}
  ${'reminder'}           | ${'en'} | ${'Tomorrow: your reservation at North Hall, Northgate University Dining'}                    | ${'Your reservation is tomorrow'}
  ${'reminder'}           | ${'fr'} | ${'Demain, votre réservation\u00a0: Salle Nord, Services alimentaires, Université Northgate'} | ${'Votre réservation est demain'}
  ${'canceled'}           | ${'en'} | ${'Your reservation at North Hall is canceled, Northgate University Dining'}                  | ${'We had to cancel your reservation'}
  ${'canceled'}           | ${'fr'} | ${'Réservation annulée\u00a0: Salle Nord, Services alimentaires, Université Northgate'}       | ${'Nous avons dû annuler votre réservation'}
  ${'canceledByCustomer'} | ${'en'} | ${'Your reservation at North Hall is canceled, Northgate University Dining'}                  | ${'Your reservation is canceled'}
  ${'canceledByCustomer'} | ${'fr'} | ${'Réservation annulée\u00a0: Salle Nord, Services alimentaires, Université Northgate'}       | ${'Votre réservation est annulée'}
`('the mail “$kind” in $locale says when and with whom, as text and HTML', ({ kind, locale, subject, heading }) => {
  const mail = reservationMail(kind, facts, context(locale))
  expect(mail.subject).toBe(subject)
  const when = locale === 'en' ? 'Tuesday, December 1st, 2026, 5:30pm' : 'mardi 1er décembre 2026, 17h30'
  const party = locale === 'en' ? 'You and 1 guest' : 'Vous et 1 personne'
  for (const body of [mail.text, mail.html]) for (const part of [heading, when, party]) expect(body).toContain(part)
  expect(mail.text).toContain(
    `https://dining.example.edu/northgate/${locale === 'en' ? 'customer-account' : 'gerer-votre-compte'}`,
  )
})

test('an offer says until when it lasts', () => {
  const offer = { ...facts, untilMinute: 12 * 60 + 5 }
  expect(offerMail(offer, context('en')).text).toContain('Accept it in your account by 12:05pm.')
  expect(offerMail(offer, context('fr')).text).toContain('Acceptez-la dans votre compte avant 12h05.')
})
