import type { z } from 'zod'
import type * as contract from '@/contract/reservations/reservations'
import type { Locale } from '@/domain/locale'
import type { ReservationChoices } from '@/domain/reservations/reservation-choices'
import { formatIsoWithOffset, type ZoneName } from '@/domain/time/campus-time'
import type { OwnReservation } from '@/features/reservations/read-own-reservations'
import { success } from '@/v1/engine/envelope'
import type { Card, OwnList } from './resolve-reservations'

export const choicesShape = (choices: ReservationChoices): z.infer<typeof contract.choicesResponse> =>
  success(choices.dates.length, { choices })

const reservationRow = (
  { id, date, hour, minute, friends, locationId, locationName, startsAt, isPast }: OwnReservation,
  zone: ZoneName,
  locale: Locale,
): z.infer<typeof contract.reservation> => ({
  id,
  date,
  hour,
  minute,
  friends,
  location_id: locationId,
  location_name: locationName[locale],
  starts_at: formatIsoWithOffset(startsAt, zone),
  past: isPast,
})

/** Spec: CUS-3.16, CUS-7.13. */
export const reservationsShape = (
  { reservations, waits, site }: OwnList,
  locale: Locale,
): z.infer<typeof contract.reservationsResponse> =>
  success(reservations.length, {
    reservations: reservations.map((reservation) => reservationRow(reservation, site.timeZone, locale)),
    waits: waits.map(({ id, date, hour, minute, friends, locationId, locationName, status, offeredUntil }) => ({
      id,
      date,
      hour,
      minute,
      friends,
      location_id: locationId,
      location_name: locationName[locale],
      status,
      offered_until: offeredUntil && formatIsoWithOffset(offeredUntil, site.timeZone),
    })),
  })

/** Spec: CUS-7.21. */
export const cardShape = (
  { reservation, url, site }: Card,
  locale: Locale,
): z.infer<typeof contract.reservationCardResponse> =>
  success(1, { reservation: reservationRow(reservation, site.timeZone, locale), url })
