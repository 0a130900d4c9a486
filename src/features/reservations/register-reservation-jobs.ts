import type { Payload } from 'payload'
import { reservationEntry } from '@/domain/reservations/calendar-entry'
import { minuteOfTime, slotKey } from '@/domain/reservations/reservation-keys'
import { isPast } from '@/domain/reservations/reservation-window'
import { formatCalendar, formatCancellation } from '@/domain/time/icalendar'
import { readSite } from '@/features/site/read-sites'
import { readReservation } from '@/server/database/reservations/reservations'
import { releaseSeats, waitClaim } from '@/server/database/reservations/slots'
import { endWait, readOpenWaits, type StoredWait } from '@/server/database/reservations/waits'
import { getServerUrl } from '@/server/http/server-url'
import { registerJob } from '@/server/jobs/job-registry'
import {
  registerAttachments,
  registerMailRelevance,
  type Attachment,
  type OutboxMail,
} from '@/server/mail/deliver-mail'
import { registerRelevance } from '@/server/text-messages/deliver-text'
import { sendQueuedTexts } from '@/server/text-messages/text-outbox'
import { accountUrl } from '@/ui/mail/mail-frame'
import { announceReservations } from './mails/announce-reservations'
import { isStillBooked, isStillOffered } from './mails/queue-reservation-text'
import { readCalendarReservations, readMailFacts } from './mails/read-mail-facts'
import { recoverReservations } from './recover-reservations'
import { offerFreedSeats } from './waiting/offer-freed-seats'

/**
 * Ends offers that nobody has accepted in time, and entries whose time is over, then offers the seats to those who wait next. Part
 * of every round of jobs; any number of processes may run it.
 */
export async function advanceWaitingLists(payload: Payload, now: Date): Promise<void> {
  const open = await readOpenWaits(payload, 'all')
  const times = new Map<string, StoredWait>()
  for (const wait of open) {
    if ((await isOver(wait, now)) && (await endWait(payload, wait.id, [wait.status], 'expired', now)))
      await releaseSeats(payload, wait, waitClaim(wait.id))
    times.set(slotKey(wait.locationId, wait.time), wait)
  }
  for (const wait of times.values()) await offerFreedSeats(payload, wait, now)
}

async function isOver({ siteId, time, status, offeredUntil }: StoredWait, now: Date): Promise<boolean> {
  if (status === 'offered' && offeredUntil !== null && offeredUntil < now) return true
  const site = await readSite(siteId, now)
  return site === null || isPast(time.date, minuteOfTime(time), now, site.timeZone)
}

/**
 * The calendar file of a confirmation, a reminder or a cancellation, made when the mail is sent. That of a cancellation takes the
 * entry of the others back. None for a mail that is no longer true.
 */
async function attachCalendar(payload: Payload, { kind, key, locale }: OutboxMail): Promise<Attachment[]> {
  const reservation = await readReservation(payload, key.slice(key.indexOf(':') + 1))
  const read = reservation && (await readMailFacts(payload, reservation, new Date()))
  const isCancellation = kind === 'reservation-canceled'
  if (!reservation || !read || reservation.status !== (isCancellation ? 'cancelled' : 'booked')) return []
  const { site, facts } = read
  const url = accountUrl({ site, locale, serverUrl: getServerUrl() }, 'reservations')
  const shown = await readCalendarReservations(payload, [reservation], { timeZone: site.timeZone, url, locale })
  const entries = shown.map((each) => reservationEntry(each, locale))
  const about = { name: facts.locationName[locale], locale, zone: site.timeZone }
  const { defaultFromName: name, defaultFromAddress: email } = payload.email
  const content = isCancellation ? formatCancellation(about, entries, { name, email }) : formatCalendar(about, entries)
  const contentType = `text/calendar; charset=utf-8${isCancellation ? '; method=CANCEL' : ''}`
  return [{ filename: 'reservation.ics', content: Buffer.from(content), contentType }]
}

/** Adds the tasks of reservations and text messages to every round of jobs. */
export function registerReservationJobs(): void {
  for (const kind of ['reservation', 'reservation-reminder']) {
    registerAttachments(kind, attachCalendar)
    registerMailRelevance(kind, isStillBooked)
  }
  registerAttachments('reservation-canceled', attachCalendar)
  registerRelevance('reservation-reminder', isStillBooked)
  for (const register of [registerRelevance, registerMailRelevance]) register('reservation-offer', isStillOffered)
  registerJob('reservations', async (payload, now) => {
    await recoverReservations(payload, now)
    await advanceWaitingLists(payload, now)
    await announceReservations(payload, now)
  })
  registerJob('send-texts', sendQueuedTexts)
}
