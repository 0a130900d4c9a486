import { localize, type Locale } from '@/domain/locale'
import { minuteOfTime } from '@/domain/reservations/reservation-keys'
import type { Site } from '@/domain/site/site'
import { clipGsm, countSegments, toGsm } from '@/domain/text-messages/gsm-alphabet'
import { formatMessageTime, formatShortDay, formatShortTime } from '@/domain/time/date-formats'
import { accountUrl, type MailContext } from '@/ui/mail/mail-frame'
import type { ReservationFacts } from './reservation-mails'

/** What a text message says of a reservation. Where, and when. */
type Facts = { place: string; date: string; time: string }
type Words = {
  /** The sender, before what it says. */
  from: (site: string) => string
  reminder: (facts: Facts) => string
  canceled: (facts: Facts) => string
  offer: (facts: Facts & { until: string }) => string
  /** How to stop the messages. Providers know the word in both languages. */
  stop: string
}

const words: Record<Locale, Words> = {
  en: {
    from: (site) => `${site}: `,
    reminder: ({ place, date, time }) => `reminder of your reservation at ${place}, ${date}, ${time}.`,
    canceled: ({ place, date, time }) => `we had to cancel your reservation at ${place}, ${date}, ${time}.`,
    offer: ({ place, date, time, until }) => `a seat is free at ${place}, ${date}, ${time}. Accept it by ${until}:`,
    stop: 'Reply STOP to end.',
  },
  fr: {
    from: (site) => `${site}\u00a0: `,
    reminder: ({ place, date, time }) => `rappel de votre réservation, ${place}, ${date} à ${time}.`,
    canceled: ({ place, date, time }) => `nous devons annuler votre réservation, ${place}, ${date} à ${time}.`,
    offer: ({ place, date, time, until }) =>
      `une place est libre, ${place}, ${date} à ${time}. Acceptez-la avant ${until}\u00a0:`,
    stop: 'Répondez STOP pour cesser.',
  },
}
/** Places of a name, so that a reminder and a cancellation fit into one message. */
const [sitePlaces, locationPlaces] = [30, 35]

type Context = MailContext & { site: Pick<Site, 'name'> }
const clockTime = (minute: number, locale: Locale) =>
  locale === 'fr' ? formatShortTime(minute, 'fr') : formatMessageTime(minute)

function write(
  { locale, site }: Context,
  facts: ReservationFacts,
  say: (words: Words, facts: Facts) => string,
): string {
  const place = clipGsm(localize(facts.locationName, locale) ?? '', locationPlaces)
  const time = clockTime(minuteOfTime(facts.time), locale)
  const from = words[locale].from(clipGsm(localize(site.name, locale) ?? '', sitePlaces))
  return toGsm(from + say(words[locale], { place, date: formatShortDay(facts.time.date, locale), time }))
}

/**
 * The text message about a reservation that is tomorrow, or that staff have canceled: at most 160 places of the GSM alphabet. It
 * contains nothing about health, and no name of a person.
 */
export const reservationText = (kind: 'reminder' | 'canceled', facts: ReservationFacts, context: Context): string =>
  `${write(context, facts, (say, it) => say[kind](it))} ${toGsm(words[context.locale].stop)}`

/**
 * The text message that offers a freed seat, with a link to the account: at most two messages of the GSM alphabet. An address that is
 * too long for them is left out. `untilMinute` is the end of the offer on the campus's clock.
 */
export function offerText(facts: ReservationFacts & { untilMinute: number }, context: Context): string {
  const until = clockTime(facts.untilMinute, context.locale)
  const says = write(context, facts, (say, it) => say.offer({ ...it, until }))
  const stop = toGsm(words[context.locale].stop)
  const whole = `${says} ${accountUrl(context, 'reservations')} ${stop}`
  return countSegments(whole) <= 2 ? whole : `${says.replace(/ ?:$/, '.')} ${stop}`
}
