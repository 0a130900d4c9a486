import type { Locale } from '@/domain/locale'
import { isHexColour } from '@/domain/site/brand-colour'
import type { Site } from '@/domain/site/site'
import { renderPdf } from '@/server/pdf/render-pdf'
import { senderName } from '@/domain/site/sender-name'
import { cardNumber, type ReservationCard } from './reservation-card'
import { ReservationCardDocument } from './reservation-card-document'

/** The card of a reservation as a PDF. */
export function renderReservationCard(
  card: ReservationCard,
  site: Pick<Site, 'name' | 'brandColor'>,
  locale: Locale,
): Promise<Buffer> {
  const brandColor = isHexColour(site.brandColor) ? site.brandColor : '#26231e'
  return renderPdf(
    <ReservationCardDocument card={card} locale={locale} sender={senderName(site, locale)} brandColor={brandColor} />,
  )
}

/** The name of the file, such as `reservation-7F3A09.pdf`. */
export const reservationCardFileName = (card: ReservationCard): string => `reservation-${cardNumber(card)}.pdf`
