import type { Coordinates } from './distance'

/** The link of an installation without a template of its own. Every browser can follow it. */
export const defaultDirectionsTemplate = 'https://www.openstreetmap.org/directions?to={lat}%2C{lon}'

/** URL schemes that run code or show content of their own. */
const unsafeScheme = /^\s*(?:javascript|data|vbscript|blob|file):/i

/** Whether a text is a template of links to directions: an address with `{lat}` and `{lon}`. */
export const isDirectionsTemplate = (template: string): boolean =>
  /^[a-z][a-z0-9+.-]*:/i.test(template) &&
  !unsafeScheme.test(template) &&
  ['{lat}', '{lon}'].every((part) => template.includes(part))

/**
 * The link to directions to a place, such as a page of a map or a `geo:` address. `{name}` is the encoded name of the place.
 * Coordinates have six decimals, about ten centimetres.
 */
export function directionsUrl(template: string, { lat, lon }: Coordinates, name: string): string {
  const values: Record<string, string> = {
    lat: String(Number(lat.toFixed(6))),
    lon: String(Number(lon.toFixed(6))),
    name: encodeURIComponent(name),
  }
  return template.replace(/\{(lat|lon|name)\}/g, (part, key: string) => values[key] ?? part)
}
