import type { Locale } from '@/domain/locale'

/** A position in degrees. */
export type Coordinates = { lat: number; lon: number }

/** The mean radius of the earth in metres. */
const earthRadius = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The coordinates of an address; null when one is unknown or out of range. Spec: PUB-3.3. */
export function coordinatesOf({ lat, lon }: { lat: number | null; lon: number | null }): Coordinates | null {
  if (lat === null || lon === null) return null
  const isValid = Math.abs(lat) <= 90 && Math.abs(lon) <= 180
  return isValid ? { lat, lon } : null
}

/** The distance in metres between two positions, in a straight line over the ground (haversine formula). */
export function distanceMetres(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2)
  const halfLon = Math.sin(radians(to.lon - from.lon) / 2)
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLon ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * Formats a distance: to 10 m below one kilometre (`40 m`, at least `10 m`), to 100 m above (`1.2 km`, in French `1,2 km`).
 * The space does not break.
 */
export function formatDistance(metres: number, locale: Locale): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10)
  if (tens < 1000) return `${tens}\u00a0m`
  const kilometres = (metres / 1000).toFixed(1)
  return `${locale === 'fr' ? kilometres.replace('.', ',') : kilometres}\u00a0km`
}
