import { slugify } from '@/domain/address'
import type { Location } from '@/domain/campus'
import { campusDateAt, parseAskedDate, type CampusDate, type ZoneName } from '@/domain/campus-time'
import { noFilters, readFilterState, type MenuFilterState } from '@/domain/menu-filters'
import type { MenuFilter } from '@/domain/dish'
import { readPlate, type Plate } from '@/domain/plate'
import type { Locale } from '@/domain/locale'

export type SearchParams = Record<string, string | string[] | undefined>

/** Locations that have something to show here, in their sort order. Spec: PUB-2.35, PUB-2.37. */
export function locationsWithMenus(locations: readonly Location[]): Location[] {
  return locations.filter((location) => location.active && (location.showMenus || location.useMenuImages))
}

/** How an address names a location: by its name where no other location has the same, else by its id. */
export function locationWord(location: Location, all: readonly Location[], locale: Locale): string {
  const word = slugify(location.name[locale])
  const named = all.filter(({ name }) => slugify(name.en) === word || slugify(name.fr) === word)
  return word !== '' && named.length === 1 ? word : location.id
}

/** The one location that an address names by id, or by a name that no other has; null for anything else. */
export function namedLocation(locations: readonly Location[], asked: string): Location | null {
  const named = asked.toLowerCase()
  const found = locations.filter(
    ({ id, name }) => id === named || (named !== '' && (slugify(name.en) === named || slugify(name.fr) === named)),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The location that an address names by id or name, in either language; the first for anything else. Spec: PUB-2.35. */
export function askedLocation(locations: readonly Location[], asked: string | null): Location | null {
  const named = (asked ?? '').toLowerCase()
  const found =
    locations.find(({ id }) => id === named) ??
    locations.find(({ name }) => named !== '' && (slugify(name.en) === named || slugify(name.fr) === named))
  return found ?? locations[0] ?? null
}

/** The asked day; today on campus when none is asked, or what is asked is no day. Spec: PUB-2.36. */
export function askedDay(asked: string | null, now: Date, zone: ZoneName): CampusDate {
  return parseAskedDate(asked, now, zone) ?? campusDateAt(now, zone)
}

/** The asked period; the first for anything else, null when there are none. Spec: PUB-4.4. */
export function askedPeriod<Period extends { id: string }>(
  periods: readonly Period[],
  asked: string | null,
): Period | null {
  return periods.find(({ id }) => id === asked) ?? periods[0] ?? null
}

/**
 * The chosen filters. Those chosen at another location do not count: the form names in `at` where they were chosen, so
 * that changing the location starts again even without JavaScript. Spec: PUB-4.3.
 */
export function askedFilters(
  params: SearchParams,
  known: readonly MenuFilter[],
  isHere: (word: string) => boolean,
): MenuFilterState {
  const at = firstOf(params.at)
  return at !== null && !isHere(at) ? noFilters : readFilterState(params, known)
}

/** What is on the visitor's plate; what is no plate is an empty one. */
export function askedPlate({ plate }: SearchParams): Plate {
  return readPlate([plate].flat()[0])
}

/** One value of a parameter, at most 200 characters of it; null when it is absent or empty. */
export function firstOf(param: string | string[] | undefined): string | null {
  const [value] = [param].flat()
  return value ? value.slice(0, 200) : null
}
