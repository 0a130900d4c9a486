import type { Payload } from 'payload'
import { textNumberOf } from '@/domain/account/customer-notifications'
import { formatAddressLines } from '@/domain/places/address-lines'
import type { Locale } from '@/domain/locale'
import type { CalendarReservation } from '@/domain/reservations/calendar-entry'
import type { Site } from '@/domain/site/site'
import { readSite } from '@/features/site/read-sites'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import type { StoredRow } from '@/server/database/stored-row'
import { addressOf, flagOf, numberOf, publicNameOf, textOf } from '@/server/database/stored-values'
import type { StoredReservation } from '@/server/database/reservations/reservations'
import type { ReservationFacts } from './reservation-mails'

/** A reservation, or a place on a waiting list. */
type Subject = Pick<StoredReservation, 'siteId' | 'locationId' | 'customerId' | 'time' | 'friends'>
/** `textNumber` is the number of a customer who wants text messages and can get them; null for others. */
export type MailFacts = {
  to: string
  textNumber: string | null
  customerId: string
  site: Site
  facts: ReservationFacts
}

/** Whom a mail goes to and what it says; null without an account, its address, the site or the location. */
export async function readMailFacts(payload: Payload, subject: Subject, now: Date): Promise<MailFacts | null> {
  const { siteId, locationId, customerId, time, friends } = subject
  if (customerId === null) return null
  const [site, customer, location] = await Promise.all([
    readSite(siteId, now),
    payload.db.findOne<StoredRow<'customers'>>({
      collection: 'customers',
      where: { id: { equals: customerId } },
    }),
    readLocation(payload, locationId),
  ])
  const to = textOf(customer?.email)
  if (!site || !location || to === null) return null
  const firstName = textOf(customer?.firstName) ?? ''
  const numbers = { phone: textOf(customer?.phone), mobile: textOf(customer?.mobile) }
  const wantsTexts = site.switches.notifications && flagOf(customer?.notifyByText)
  const textNumber = wantsTexts ? textNumberOf(numbers) : null
  return { to, textNumber, customerId, site, facts: { firstName, locationName: location.name, time, friends } }
}

async function readLocation(payload: Payload, id: string) {
  const [doc] = await readPublicDocuments(payload, 'locations', {
    where: { id: { equals: id } },
    select: { name: true, displayName: true, address: true, reservationInterval: true },
  })
  if (!doc) return null
  return {
    name: publicNameOf(doc),
    address: addressOf(doc.address),
    intervalMinutes: numberOf(doc.reservationInterval) ?? 0,
  }
}

/** Reservations as calendar entries; those whose location is gone are left out. */
export async function readCalendarReservations(
  payload: Payload,
  reservations: readonly StoredReservation[],
  { timeZone, url, locale }: { timeZone: string; url: string | null; locale: Locale },
): Promise<CalendarReservation[]> {
  const ids = [...new Set(reservations.map(({ locationId }) => locationId))]
  const locations = new Map(await Promise.all(ids.map(async (id) => [id, await readLocation(payload, id)] as const)))
  return reservations.flatMap(({ id, locationId, time, friends, createdAt, cancelledAt }): CalendarReservation[] => {
    const location = locations.get(locationId)
    if (!location) return []
    const place = formatAddressLines(location.address, locale).join(', ') || null
    const { name: locationName, intervalMinutes } = location
    const changedAt = cancelledAt ?? createdAt
    return [{ id, time, friends, changedAt, locationName, place, timeZone, intervalMinutes, url }]
  })
}
