import type { Address, Site } from './campus'

/** A document of JSON-LD about one thing or several. */
export const linkedData = (about: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': about })

type Fields = Record<string, unknown>

/** Fields without those that are null: what is not known is absent. */
export const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** schema.org's PostalAddress; null where neither street, town nor postal code is known. Spec: PUB-3.1, PUB-3.3. */
export function postalData(
  { street, city, state, zipCode }: Address,
  { country }: Pick<Site, 'country'>,
): object | null {
  if (!street && !city && !zipCode) return null
  return present({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zipCode,
    addressCountry: country.toUpperCase(),
  })
}

/** What names a location in JSON-LD on every page of its site: no address to visit. `base` is this host's. */
export const placeId = (base: string, { slug }: Pick<Site, 'slug'>, locationId: string): string =>
  `${base}/${slug}#${locationId}`
