import type { AllergenCard } from '@/domain/account/allergen-card'
import { isHexColour, readableTextColour } from '@/domain/site/brand-colour'
import type { Site } from '@/domain/site/site'
import { renderPdf } from '@/server/pdf/render-pdf'
import { AllergenCardDocument } from './allergen-card-document'

/** An allergen card as a PDF, in the colours of the site. Spec: CUS-2.25. */
export const renderAllergenCard = (card: AllergenCard, site: Pick<Site, 'brandColor'>): Promise<Buffer> => {
  const brand = isHexColour(site.brandColor) ? site.brandColor : '#26231e'
  return renderPdf(AllergenCardDocument({ card, colours: { brand, onBrand: readableTextColour(brand) } }))
}
