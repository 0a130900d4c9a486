import type { Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import { offerChoices } from '@/domain/reservations/offer-choices'
import type { ReservationChoices } from '@/domain/reservations/reservation-choices'
import { datesInWindow } from '@/domain/reservations/reservation-window'
import type { Site } from '@/domain/site/site'
import { openPayload } from '@/server/database/payload'
import { readOpenReservations } from '@/server/database/reservations/reservations'
import { readSlots } from '@/server/database/reservations/slots'
import { readReservableLocation } from './read-reservable-locations'

/** Who asks for what. `customerId` is of the session. */
type ChoicesRequest = {
  site: Pick<Site, 'id' | 'timeZone' | 'switches'>
  locationId: string | null
  customerId: string
  locale: Locale
  now: Date
}

/**
 * What a customer may choose from at a location, with the seats that are free now. Never cached. It advises only: the booking is
 * decided when it is made. Refuses `not-offered` where the site takes no reservations, `not-found-location`. Spec: CUS-4.35.
 */
export async function readReservationChoices(request: ChoicesRequest): Promise<Result<ReservationChoices>> {
  const { site, locationId, customerId, locale, now } = request
  if (!site.switches.useReservations) return refuse('not-offered')
  const hall = await readReservableLocation(site, locationId)
  if (!hall) return refuse('not-found-location')
  const payload = await openPayload()
  const dates = datesInWindow(hall.rules.allowsSameDay, now, hall.timeZone)
  const [slots, reservations] = await Promise.all([
    readSlots(payload, hall.id, dates),
    readOpenReservations(payload, customerId, { siteId: site.id, locationId: hall.id }),
  ])
  return ok(offerChoices(hall, { slots, held: reservations.map(({ time }) => time), now, locale }))
}
