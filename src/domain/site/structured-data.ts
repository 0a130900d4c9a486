import type { Address } from '@/domain/places/address'
import type { Site } from './site'

/** Wraps nodes in a JSON-LD document. */
export const jsonLdDocument = (nodes: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': nodes })

type Fields = Record<string, unknown>

/** Removes null fields: JSON-LD leaves out what is unknown. */
export const omitNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** Describes an address as schema.org's PostalAddress. Null without street, city and postal code. Spec: PUB-3.1, PUB-3.3. */
export function describePostalAddress(
  { street, city, state, zipCode }: Address,
  { country }: Pick<Site, 'country'>,
): object | null {
  if (!street && !city && !zipCode) return null
  return omitNulls({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zipCode,
    addressCountry: country.toUpperCase(),
  })
}

/** Returns the `@id` of a location in the JSON-LD of all pages. It is not a page; `base` is the site's origin. */
export const locationNodeId = (base: string, { slug }: Pick<Site, 'slug'>, locationId: string): string =>
  `${base}/${slug}#${locationId}`
