import type { Address } from '@/domain/places/address'
import type { Locale } from '@/domain/locale'
import { provinceName } from './provinces'

/**
 * Formats an address as on an envelope, without the name: street, additional line, and city with province and postal code
 * (`Montréal, QC  H2X 1Y4`, in French `Montréal (QC)  H2X 1Y4`). Empty when nothing is known. Spec: PUB-2.21.
 */
export function formatAddressLines(
  { street, metadata, city, state, zipCode }: Pick<Address, 'street' | 'metadata' | 'city' | 'state' | 'zipCode'>,
  locale: Locale,
): string[] {
  const stateName = state && provinceName(state, locale)
  const province = stateName && (locale === 'fr' ? `(${stateName})` : stateName)
  const cityLine = [city, province].filter(Boolean).join(locale === 'fr' ? ' ' : ', ')
  return [street, metadata, [cityLine, zipCode].filter(Boolean).join('\u00a0 ')].flatMap((line) => line || [])
}
