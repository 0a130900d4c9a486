import type { Locale } from '@/domain/locale'
import type { LocationChoice } from '@/domain/reservations/location-choices'
import { minuteOfTime } from '@/domain/reservations/reservation-keys'
import type { Site } from '@/domain/site/site'
import { readLocationChoices } from '@/features/reservations/read-reservable-locations'
import { readOwnReservations } from '@/features/reservations/read-own-reservations'
import { readOwnEndedOffers, readOwnWaits } from '@/features/reservations/waiting/read-own-waits'
import type { ReservationRow, WaitRow } from './reservation-rows'

type Read = { places: LocationChoice[]; rows: ReservationRow[]; waits: WaitRow[] }

/** What the tab shows of a customer: the locations to choose from, their reservations and their waits. Not cached. Spec: CUS-2.31. */
export async function readReservationsPage(
  site: Pick<Site, 'id' | 'timeZone' | 'switches'>,
  customer: { id: string; siteId: string },
  locale: Locale,
  now: Date,
): Promise<Read> {
  const [places, reservations, waits] = await Promise.all([
    readLocationChoices(site, locale),
    readOwnReservations(customer, site, now),
    readOwnWaits(customer, now),
  ])
  const ended = await readOwnEndedOffers(customer, waits, now)
  return {
    places,
    rows: reservations.map(({ id, locationName, date, hour, minute, friends, isPast }) => ({
      ...{ id, date, friends, isPast, locationName: locationName[locale], minute: minuteOfTime({ hour, minute }) },
    })),
    waits: [...waits, ...ended].map(
      ({ id, locationId, locationName, date, hour, minute, friends, status, offeredUntil }) => ({
        ...{
          id,
          locationId,
          date,
          friends,
          locationName: locationName[locale],
          minute: minuteOfTime({ hour, minute }),
        },
        minutesLeft: status === 'waiting' || !offeredUntil ? null : minutesBetween(now, offeredUntil),
      }),
    ),
  }
}

const minutesBetween = (from: Date, to: Date) => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 60_000))
