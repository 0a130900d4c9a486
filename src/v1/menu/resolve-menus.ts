import type { z } from 'zod'
import type { legacyMenuQuery } from '@/contract/menu/legacy-menu'
import type { firstPeriodQuery, locationMenuQuery, periodsQuery, todaysMenuQuery } from '@/contract/menu/menus'
import type { CampusDate } from '@/domain/time/calendar'
import { ok, refuse, type Result } from '@/domain/result'
import { readServedDay, type ServedPeriod } from '@/features/menu/read-day'
import { readMenuFilters } from '@/features/places/read-places'
import { readStoredPlaces } from '@/v1/places/read-stored-places'
import { resolveDate } from '@/v1/engine/resolve-date'
import { findRequestedLocation, findLocation, findLocationOfSite } from '@/v1/places/resolve-location'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { ResolvedRequest } from '@/v1/engine/endpoint'
import type { MenuData, PeriodsData } from './shapes/menus'
import type { TodaysMenuData } from './shapes/todays-menu'

/** Resolves one period of a day. Refuses `not-found-location`, `bad-date`, `no-menu`. Spec: PUB-7.32, PUB-4.4. */
export async function resolvePeriods(
  input: z.output<typeof periodsQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<PeriodsData>>> {
  const found = await findLocation(input.id)
  if (!found.ok) return found
  const { site, location } = found.value
  const resolvedDate = resolveDate(input.date, asOf, site.timeZone)
  if (!resolvedDate.ok) return resolvedDate
  const { date, until } = resolvedDate.value
  const { periods } = await readServedDay(site.id, location, date)
  const wanted = choosePeriod(periods, input.periodId, input.period_name)?.id ?? ''
  return ok({
    site,
    validUntil: until,
    read: async () => {
      const menu = await readMenu(site.id, location.id, date)
      if (!menu.ok) return menu
      if (menu.value.closed) return ok({ closed: true })
      const chosen = choosePeriod(menu.value.periods, wanted, null)
      return chosen ? ok({ ...menu.value, closed: false, chosen }) : refuse('no-menu')
    },
  })
}

/** Resolves the first period of a day, or the one that `period_name` names. Refuses like `resolvePeriods`. */
export const resolveFirstPeriod = (input: z.output<typeof firstPeriodQuery>, asOf: Date) =>
  resolvePeriods({ ...input, periodId: null }, asOf)

/** Resolves all periods of a day. */
const resolveMenuOf = async (
  { site_id, location_id, date: raw }: z.output<typeof legacyMenuQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<MenuData>>> => {
  const found = await findRequestedLocation(site_id, location_id)
  if (!found.ok) return found
  const { site, location } = found.value
  const resolvedDate = resolveDate(raw, asOf, site.timeZone)
  if (!resolvedDate.ok) return resolvedDate
  const { date, until } = resolvedDate.value
  return ok({
    site,
    validUntil: until,
    read: () => readMenu(site.id, location.id, date),
  })
}

const resolveFullMenu = resolveMenuOf
/**
 * Ignores `site_id`, because clients send arbitrary values. Refuses `missing-parameter`, `not-found-location`, `bad-date`,
 * `no-menu`. Spec: PUB-7.31.
 */
export const resolveLocationMenu = (input: z.output<typeof locationMenuQuery>, asOf: Date) =>
  resolveFullMenu({ ...input, site_id: null }, asOf)
/** Refuses the same, and a location of another site than `site_id` as `not-found-location`. Spec: PUB-7.34. */
export const resolveLegacyMenu = resolveMenuOf

/** Resolves today's menus of every active location. Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.34. */
export async function resolveTodaysMenu(
  { site_id }: z.output<typeof todaysMenuQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<TodaysMenuData>>> {
  const found = await findPublishedSite(site_id)
  if (!found.ok) return found
  const site = found.value
  const resolvedDate = resolveDate(null, asOf, site.timeZone)
  if (!resolvedDate.ok) return resolvedDate
  const { date, until } = resolvedDate.value
  return ok({
    site,
    validUntil: until,
    read: async () => {
      const { locations } = await readStoredPlaces(site.id)
      const active = locations.filter((location) => location.active)
      const days = active.map(async (location) => {
        const { periods } = await readServedDay(site.id, location, date)
        return { location, periods }
      })
      return ok(await Promise.all(days))
    },
  })
}

async function readMenu(siteId: string, locationId: string, date: CampusDate): Promise<Result<MenuData>> {
  const found = await findLocationOfSite(siteId, locationId)
  if (!found.ok) return found
  const { site, location } = found.value
  const { closed, periods } = await readServedDay(site.id, location, date)
  if (!closed && periods.length === 0) return refuse('no-menu')
  const allergenFilter = site.allergenFilter && location.allergenFilter
  const isConcept = location.type === 'concept'
  return ok({ closed, locationId, date, allergenFilter, isConcept, filters: await readMenuFilters(), periods })
}

/** The period with this id, or with this name in either language, or the first of the day. Spec: V1-14.6. */
function choosePeriod(periods: ServedPeriod[], id: string | null, name: string | null): ServedPeriod | undefined {
  const wanted = name?.trim().toLowerCase()
  const hasName = ({ name: { en, fr } }: ServedPeriod) => [en, fr].some((text) => text.toLowerCase() === wanted)
  return periods.find((period) => period.id === id) ?? (id || !wanted ? undefined : periods.find(hasName)) ?? periods[0]
}
