import type { Locale } from '@/domain/locale'
import { readSessionCustomer } from '@/features/account/read-customer'
import { readSite } from '@/features/site/read-sites'
import { readReservationCard } from './read-reservation-card'
import { renderReservationCard, reservationCardFileName } from './reservation-card-document'

/**
 * The card of a reservation as a PDF, in the given language, else in the one in which it was made. Null unless the session belongs
 * to the customer of the reservation. Spec: CUS-2.32.
 */
export async function readReservationCardFile(
  reservationId: string,
  { token, locale, now }: { token: string | null; locale: Locale | null; now: Date },
): Promise<{ fileName: string; bytes: Buffer } | null> {
  const customer = await readSessionCustomer(token) // the session decides whose card it is
  const card = customer && (await readReservationCard(customer, reservationId))
  const site = card && (await readSite(customer.siteId, now))
  if (!card || !site) return null
  return {
    fileName: reservationCardFileName(card),
    bytes: await renderReservationCard(card, site, locale ?? card.locale ?? 'en'),
  }
}
