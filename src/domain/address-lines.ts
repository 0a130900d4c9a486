import type { Address } from './campus'
import type { Locale } from './locale'
import { provinceName } from './provinces'

/**
 * An address as it is written on an envelope, without the name: street, what more there is, town with province and
 * postal code (`Montréal (QC)  H2X 1Y4`, in English `Montréal, QC  H2X 1Y4`). Empty when nothing is known.
 * Spec: PUB-2.21.
 */
export function addressLines({ street, metadata, city, state, zipCode }: Address, locale: Locale): string[] {
  const named = state && provinceName(state, locale)
  const province = named && (locale === 'fr' ? `(${named})` : named)
  const town = [city, province].filter(Boolean).join(locale === 'fr' ? ' ' : ', ')
  return [street, metadata, [town, zipCode].filter(Boolean).join('\u00a0 ')].flatMap((line) => line || [])
}
