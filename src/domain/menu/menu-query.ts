import { slugify } from '@/domain/site/slug'
import type { Location } from '@/domain/places/location'
import { noFilters, parseFilterState, type MenuFilterState } from '@/domain/menu/filters/menu-filters'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { parsePlate, parseWholePlate, type Plate } from './plate'
import type { Locale } from '@/domain/locale'

export type SearchParams = Record<string, string | string[] | undefined>

/** Returns the active locations that have menus or menu pictures, in the given order. Spec: PUB-2.35, PUB-2.37. */
export function locationsWithMenus(locations: readonly Location[]): Location[] {
  return locations.filter((location) => location.active && (location.showMenus || location.useMenuImages))
}

/** Returns a location's value of the `location` parameter: the slug of its name if it is unique, else its id. */
export function locationParameter(location: Location, all: readonly Location[], locale: Locale): string {
  const slug = slugify(location.name[locale])
  const sameName = all.filter(({ name }) => slugify(name.en) === slug || slugify(name.fr) === slug)
  return slug !== '' && sameName.length === 1 ? slug : location.id
}

/** Finds a location by id or by the slug of its name in either language. Null when none or several match. */
export function findLocationByParameter(locations: readonly Location[], value: string): Location | null {
  const key = value.toLowerCase()
  const found = locations.filter((location) => location.id === key || hasSlug(location, key))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Returns the location of the `location` parameter (an id or slug), else the first location. Spec: PUB-2.35. */
export function selectLocation(locations: readonly Location[], value: string | null): Location | null {
  const key = (value ?? '').toLowerCase()
  const found = locations.find(({ id }) => id === key) ?? locations.find((location) => hasSlug(location, key))
  return found ?? locations[0] ?? null
}

const hasSlug = ({ name }: Location, slug: string) =>
  slug !== '' && (slugify(name.en) === slug || slugify(name.fr) === slug)

/** Returns the period of the `period` parameter, else the first one. Null when there are no periods. Spec: PUB-4.4. */
export function selectPeriod<Period extends { id: string }>(
  periods: readonly Period[],
  value: string | null,
): Period | null {
  return periods.find(({ id }) => id === value) ?? periods[0] ?? null
}

/**
 * Returns the filters of a query. The form sends in `at` the location at which they were chosen; filters of another
 * location are dropped, so that a change of location resets them without JavaScript too. Codes that none of `all` filters has stay
 * unapplied, so that the page says so. Spec: PUB-4.3, PUB-4.7.
 */
export function selectFilters(
  params: SearchParams,
  known: readonly MenuFilter[],
  isCurrent: (location: string) => boolean,
  all: readonly MenuFilter[] = known,
): MenuFilterState {
  if (!isFromAnotherLocation(params, isCurrent)) return parseFilterState(params, known)
  const { unapplied } = parseFilterState(params, all)
  return unapplied ? { ...noFilters, unapplied } : noFilters
}

/** Returns the filters that `selectFilters` drops, so that the visitor can restore them. Spec: PUB-4.3. */
export function selectDroppedFilters(
  params: SearchParams,
  known: readonly MenuFilter[],
  isCurrent: (location: string) => boolean,
): MenuFilterState {
  return isFromAnotherLocation(params, isCurrent) ? parseFilterState(params, known) : noFilters
}

function isFromAnotherLocation({ at }: SearchParams, isCurrent: (location: string) => boolean): boolean {
  const origin = firstValue(at)
  return origin !== null && !isCurrent(origin)
}

/** Returns the plate of the `plate` parameter; empty when it is missing or invalid. */
export function selectPlate({ plate }: SearchParams): Plate {
  return parsePlate([plate].flat()[0])
}

/** Returns the plate of the `plate` parameter with the dishes that have no place on it. */
export function selectWholePlate({ plate }: SearchParams): Plate {
  return parseWholePlate([plate].flat()[0])
}

/** Returns the first value of a parameter, cut to 200 characters. Null when it is missing or empty. */
export function firstValue(param: string | string[] | undefined): string | null {
  const [value] = [param].flat()
  return value ? value.slice(0, 200) : null
}
