import type { Localized } from '@/domain/locale'
import { minuteOfTime } from '@/domain/reservations/reservation-keys'
import type { Site } from '@/domain/site/site'
import { toInstant } from '@/domain/time/campus-time'
import type { CampusDate } from '@/domain/time/calendar'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { readOpenReservations, type StoredReservation } from '@/server/database/reservations/reservations'
import { publicNameOf } from '@/server/database/stored-values'

/** A customer's reservation. `isPast`: it cannot be canceled any more. Spec: CUS-3.16. */
export type OwnReservation = {
  id: string
  locationId: string
  locationName: Localized
  date: CampusDate
  hour: number
  minute: number
  friends: number
  startsAt: Date
  isPast: boolean
}

type Owner = { id: string; siteId: string }

/**
 * The customer's booked reservations at the site, by time: those to come first, then those of the past, the latest first. Only
 * those whose location the site still has. Not cached. Spec: CUS-2.31, CUS-7.13.
 */
export async function readOwnReservations(
  { id: customerId, siteId }: Owner,
  site: Pick<Site, 'timeZone'>,
  now: Date,
): Promise<OwnReservation[]> {
  const payload = await openPayload()
  const booked = (await readOpenReservations(payload, customerId, { siteId })).filter(
    ({ status }) => status === 'booked',
  )
  const names = await readLocationNames(booked, siteId)
  const reservations = booked.flatMap(({ id, locationId, time, friends }): OwnReservation[] => {
    const locationName = names.get(locationId)
    if (!locationName) return []
    const startsAt = toInstant(time.date, minuteOfTime(time), site.timeZone)
    return [{ id, locationId, locationName, ...time, friends, startsAt, isPast: startsAt < now }]
  })
  const coming = reservations.filter(({ isPast }) => !isPast)
  return [...coming, ...reservations.filter(({ isPast }) => isPast).toReversed()]
}

/** The public names of the locations of reservations, by id. */
export async function readLocationNames(
  reservations: readonly Pick<StoredReservation, 'locationId'>[],
  siteId: string,
): Promise<ReadonlyMap<string, Localized>> {
  if (reservations.length === 0) return new Map()
  const ids = [...new Set(reservations.map(({ locationId }) => locationId))]
  const docs = await readPublicDocuments(await openPayload(), 'locations', {
    where: { and: [{ id: { in: ids } }, { site: { equals: siteId } }] },
    select: { name: true, displayName: true },
  })
  return new Map(docs.map((doc) => [doc.id, publicNameOf(doc)]))
}
