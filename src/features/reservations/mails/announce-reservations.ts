import type { Payload } from 'payload'
import { minuteOfTime } from '@/domain/reservations/reservation-keys'
import { addDays, utcDate } from '@/domain/time/calendar'
import { campusDateAt, minuteOfDayAt, toInstant } from '@/domain/time/campus-time'
import { getServerUrl } from '@/server/http/server-url'
import { queueMail, readQueuedKeys } from '@/server/mail/outbox'
import { readBookedOn, readChangedSince, type StoredReservation } from '@/server/database/reservations/reservations'
import { readEndedOffers, readOpenWaits, type StoredWait } from '@/server/database/reservations/waits'
import { readMailFacts } from './read-mail-facts'
import { queueReservationText } from './queue-reservation-text'
import { offerMail, reservationMail } from './reservation-mails'
import { offerText, reservationText } from './reservation-texts'

type Kind = 'confirmed' | 'reminder' | 'canceled' | 'canceledByCustomer'
const prefixes: Record<Kind, string> = {
  confirmed: 'reservation',
  reminder: 'reservation-reminder',
  canceled: 'reservation-canceled',
  canceledByCustomer: 'reservation-canceled',
}
const offerKind = 'reservation-offer'
const keyOf = (kind: Kind, id: string) => `${prefixes[kind]}:${id}`
const offerKey = ({ id, offeredUntil }: StoredWait) => `${offerKind}:${id}:${offeredUntil?.getTime() ?? 0}`

/** A server that was off for a night catches up. */
const daysBack = 2
/** How far a round looks back before the last one, because clocks of processes differ. */
const overlapMilliseconds = 5 * 60_000
/** How often reminders are looked for. */
const reminderPause = 60_000
let lastRound: Date | null = null
let nextReminders = 0
/** Reminders go out from this minute of the day before. */
const reminderMinute = 9 * 60
/** A reservation that is younger needs no reminder. */
const youngMilliseconds = 12 * 60 * 60_000

/**
 * Mails customers about their reservations, once for each: that one is booked, that it is tomorrow, and that staff or they
 * themselves have canceled it; that a seat is offered, and that an offer has ended. A job does so, so that no crash loses a mail. What staff have entered is
 * not announced. Reminders, cancellations by staff and offers also go out as text messages, to customers who want them: each is
 * stored before its mail, whose key says that both are.
 */
export async function announceReservations(payload: Payload, now: Date): Promise<void> {
  const since = new Date(now.getTime() - daysBack * 24 * 60 * 60_000)
  const recent = lastRound && lastRound <= now ? new Date(lastRound.getTime() - overlapMilliseconds) : since
  const changed = await readChangedSince(payload, recent > since ? recent : since)
  const soon = await readSoon(payload, now)
  const due: [Kind, StoredReservation][] = [
    ...changed
      .filter(({ status, isOnline, createdAt }) => isOnline && status === 'booked' && createdAt >= since)
      .map((each): [Kind, StoredReservation] => ['confirmed', each]),
    ...changed
      .filter(({ status, cancelledAt }) => status === 'cancelled' && cancelledAt !== null && cancelledAt >= since)
      .filter(({ cancelledBy, isOnline }) => cancelledBy === 'staff' || isOnline)
      .map((each): [Kind, StoredReservation] => [
        each.cancelledBy === 'staff' ? 'canceled' : 'canceledByCustomer',
        each,
      ]),
    ...soon
      .filter(({ isOnline, createdAt }) => isOnline && now.getTime() - createdAt.getTime() > youngMilliseconds)
      .map((each): [Kind, StoredReservation] => ['reminder', each]),
  ]
  const queued = await readQueuedKeys(
    payload,
    due.map(([kind, { id }]) => keyOf(kind, id)),
  )
  for (const [kind, reservation] of due)
    if (!queued.has(keyOf(kind, reservation.id))) await queueReservationMail(payload, kind, reservation, now)
  await announceOffers(payload, now)
  await announceEndedOffers(payload, since, now)
  lastRound = now
}

/** The reservations of the next days, at most once a minute. */
async function readSoon(payload: Payload, now: Date): Promise<StoredReservation[]> {
  const time = now.getTime()
  if (time < nextReminders && nextReminders - time <= reminderPause) return []
  nextReminders = time + reminderPause
  const today = utcDate(time)
  return readBookedOn(payload, [today, addDays(today, 1), addDays(today, 2)])
}

/** Queues a mail about a reservation, unless its time is over or, for a reminder, the day before has not begun. */
async function queueReservationMail(
  payload: Payload,
  kind: Kind,
  reservation: StoredReservation,
  now: Date,
): Promise<void> {
  const read = await readMailFacts(payload, reservation, now)
  if (!read) return
  const { to, site, facts } = read
  const { date } = reservation.time
  const startsAt = toInstant(date, minuteOfTime(reservation.time), site.timeZone)
  if (startsAt < now) return
  if (kind === 'reminder' && now < toInstant(addDays(date, -1), reminderMinute, site.timeZone)) return
  if (kind === 'reminder' && campusDateAt(now, site.timeZone) >= date) return
  const { id, locale } = reservation
  const context = { site, locale, serverUrl: getServerUrl() }
  const mail = reservationMail(kind, facts, context)
  const key = keyOf(kind, id)
  if (kind === 'reminder' || kind === 'canceled') {
    const about = { key, kind: prefixes[kind], locale, subject: mail.subject, startsAt, usefulUntil: startsAt }
    await queueReservationText(payload, read, { ...about, text: reservationText(kind, facts, context) }, now)
  }
  await queueMail(payload, { key, kind: prefixes[kind], siteId: site.id, orderId: null, to, locale, ...mail }, now)
}

async function announceOffers(payload: Payload, now: Date): Promise<void> {
  const offered = (await readOpenWaits(payload, 'all')).filter(
    ({ status, offeredUntil }) => status === 'offered' && offeredUntil !== null && offeredUntil > now,
  )
  const queued = await readQueuedKeys(payload, offered.map(offerKey))
  for (const wait of offered) {
    if (queued.has(offerKey(wait)) || wait.offeredUntil === null) continue
    const read = await readMailFacts(payload, wait, now)
    if (!read) continue
    const { to, site, facts } = read
    const { locale, time } = wait
    const offer = { ...facts, untilMinute: minuteOfDayAt(wait.offeredUntil, site.timeZone) }
    const context = { site, locale, serverUrl: getServerUrl() }
    const mail = offerMail(offer, context)
    const about = { key: offerKey(wait), kind: offerKind, locale }
    const startsAt = toInstant(time.date, minuteOfTime(time), site.timeZone)
    const text = { ...about, subject: mail.subject, startsAt, usefulUntil: wait.offeredUntil }
    await queueReservationText(payload, read, { ...text, text: offerText(offer, context) }, now)
    await queueMail(payload, { ...about, siteId: site.id, orderId: null, to, ...mail }, now)
  }
}

const endedKind = 'reservation-offer-ended'

/** Says that an offer has ended, unless the time itself has come: then nobody can do anything about it. */
async function announceEndedOffers(payload: Payload, since: Date, now: Date): Promise<void> {
  const ended = await readEndedOffers(payload, 'all', since)
  const keyOfWait = ({ id }: StoredWait) => `${endedKind}:${id}`
  const queued = await readQueuedKeys(payload, ended.map(keyOfWait))
  for (const wait of ended) {
    if (queued.has(keyOfWait(wait))) continue
    const read = await readMailFacts(payload, wait, now)
    if (!read || toInstant(wait.time.date, minuteOfTime(wait.time), read.site.timeZone) < now) continue
    const mail = reservationMail('offerEnded', read.facts, {
      site: read.site,
      locale: wait.locale,
      serverUrl: getServerUrl(),
    })
    const about = { key: keyOfWait(wait), kind: endedKind, locale: wait.locale }
    await queueMail(payload, { ...about, siteId: read.site.id, orderId: null, to: read.to, ...mail }, now)
  }
}
