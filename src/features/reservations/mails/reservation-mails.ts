import type { Localized } from '@/domain/locale'
import { partyWords } from '@/domain/reservations/calendar-entry'
import { minuteOfTime, type ReservedTime } from '@/domain/reservations/reservation-keys'
import { formatLongDate, formatMessageTime, formatShortTime } from '@/domain/time/date-formats'
import { senderName } from '@/domain/site/sender-name'
import { accountUrl, frameMail, text, type MailContext } from '@/ui/mail/mail-frame'
import type { MailBlock, RenderedMail } from '@/ui/mail/render-mail'
import { reservationWords } from './reservation-words'

/** What mails say of a reservation. They contain nothing about health. */
export type ReservationFacts = { firstName: string; locationName: Localized; time: ReservedTime; friends: number }

const clockTime = (minute: number, locale: 'en' | 'fr') =>
  locale === 'fr' ? formatShortTime(minute, 'fr') : formatMessageTime(minute)

/** Where, when and with whom. */
function factsBlock({ locationName, time, friends }: ReservationFacts, { locale }: MailContext): MailBlock {
  const words = reservationWords[locale]
  return {
    kind: 'amounts',
    caption: locationName[locale],
    rows: [
      { label: words.when, value: words.at(formatLongDate(time.date, locale), clockTime(minuteOfTime(time), locale)) },
      { label: words.who, value: partyWords(friends, locale) },
    ],
  }
}

const accountLink = (context: MailContext): MailBlock => ({
  kind: 'link',
  label: reservationWords[context.locale].toAccount,
  url: accountUrl(context, 'reservations'),
})

/**
 * The mail about a reservation that was booked, that is tomorrow, or that staff or the customer have canceled, or about an offer
 * that nobody has accepted in time.
 */
export function reservationMail(
  kind: 'confirmed' | 'reminder' | 'canceled' | 'canceledByCustomer' | 'offerEnded',
  facts: ReservationFacts,
  context: MailContext,
): RenderedMail {
  const { locale, site } = context
  const words = reservationWords[locale][kind]
  return frameMail(context, {
    subject: words.subject(facts.locationName[locale], senderName(site, locale)),
    heading: words.heading,
    firstName: facts.firstName,
    blocks: [text(words.done), factsBlock(facts, context), text(words.next), accountLink(context)],
  })
}

/** The mail that offers a freed seat. `untilMinute` is the end of the offer on the campus's clock. */
export function offerMail(facts: ReservationFacts & { untilMinute: number }, context: MailContext): RenderedMail {
  const { locale, site } = context
  const words = reservationWords[locale].offer
  return frameMail(context, {
    subject: words.subject(facts.locationName[locale], senderName(site, locale)),
    heading: words.heading,
    firstName: facts.firstName,
    blocks: [
      text(words.done),
      factsBlock(facts, context),
      text(words.until(clockTime(facts.untilMinute, locale))),
      accountLink(context),
    ],
  })
}
