import { isHexId } from '@/domain/hex-id'
import { minuteOfTime } from '@/domain/reservations/reservation-keys'
import { openPayload } from '@/server/database/payload'
import type { StoredRow } from '@/server/database/stored-row'
import { addressOf, idOf, nameOf, numberOf, textOf } from '@/server/database/stored-values'
import type { ReservationCard } from './reservation-card'

type CardHolder = { id: string; siteId: string; firstName: string | null; lastName: string | null }

/**
 * The card of one of the customer's reservations at the site of their account. Null for any other id, so that nobody learns
 * whether it exists. Spec: CUS-2.32.
 */
export async function readReservationCard(
  customer: CardHolder,
  reservationId: unknown,
): Promise<ReservationCard | null> {
  if (!isHexId(reservationId)) return null
  const { db } = await openPayload()
  const reservation = await db.findOne<StoredRow<'reservations'>>({
    collection: 'reservations',
    where: { and: [{ id: { equals: reservationId } }, { customer: { equals: customer.id } }] },
  })
  if (!reservation || reservation.status === 'pending') return null
  const location = await db.findOne<StoredRow<'locations'>>({
    collection: 'locations',
    where: { and: [{ id: { equals: idOf(reservation.location) ?? '' } }, { site: { equals: customer.siteId } }] },
    locale: 'all',
  })
  if (!location) return null
  const { hour, minute } = { hour: numberOf(reservation.hour) ?? 0, minute: numberOf(reservation.minute) ?? 0 }
  return {
    id: String(reservation.id),
    locationName: nameOf(location.name),
    address: addressOf(location.address),
    date: textOf(reservation.date) ?? '',
    minute: minuteOfTime({ hour, minute }),
    friends: numberOf(reservation.friends) ?? 0,
    customerName: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
    isCanceled: reservation.status === 'cancelled',
    locale: reservation.locale === 'fr' ? 'fr' : reservation.locale === 'en' ? 'en' : null,
  }
}
