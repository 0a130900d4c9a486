import type { z } from 'zod'
import type { locationMenuQuery, periodsQuery, todaysMenuQuery } from '@/contract/menus'
import type { Location, Site } from '@/domain/campus'
import type { CampusDate } from '@/domain/campus-time'
import { ok, refuse, type Result } from '@/domain/result'
import { readServedDay, type ServedPeriod } from '@/features/dining/read-day'
import { readMenuFilters, readPlaces, siteOfLocation } from '@/features/dining/read-places'
import { askedDate } from './ask-date'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { MenuAsked, PeriodsAsked } from './shapes/menus'
import type { TodayAsked } from './shapes/todays-menu'

type Place = { site: Site; location: Location }

/** One period of a day in full. Refuses `not-found-location`, `bad-date`, `no-menu`. Spec: PUB-7.32, PUB-4.4. */
export async function askPeriods(
  input: z.output<typeof periodsQuery>,
  asOf: Date,
): Promise<Result<Asked<PeriodsAsked>>> {
  const found = await findPlace(input.id)
  if (!found.ok) return found
  const { site, location } = found.value
  const asked = askedDate(input.date, asOf, site.timeZone)
  if (!asked.ok) return asked
  const { date, until } = asked.value
  const { periods } = await readServedDay(site.id, location, date)
  const wanted = choosePeriod(periods, input.periodId, input.period_name)?.id ?? ''
  return ok({
    about: ['periods', site.id, location.id, date, wanted],
    siteId: site.id,
    until,
    read: async () => {
      const menu = await readMenu(site.id, location.id, date)
      if (!menu.ok) return menu
      if (menu.value.closed) return ok({ closed: true })
      const chosen = choosePeriod(menu.value.periods, wanted, null)
      return chosen ? ok({ ...menu.value, chosen }) : refuse('no-menu')
    },
  })
}

/** All periods of a day in full. Refuses as `askPeriods` does, and `missing-parameter`. Spec: PUB-7.31. */
export async function askLocationMenu(
  input: z.output<typeof locationMenuQuery>,
  asOf: Date,
): Promise<Result<Asked<MenuAsked>>> {
  if (input.location_id === null) return refuse('missing-parameter', { parameter: 'location_id' })
  const found = await findPlace(input.location_id)
  if (!found.ok) return found
  const { site, location } = found.value
  const asked = askedDate(input.date, asOf, site.timeZone)
  if (!asked.ok) return asked
  const { date, until } = asked.value
  return ok({
    about: ['location-menu', site.id, location.id, date],
    siteId: site.id,
    until,
    read: () => readMenu(site.id, location.id, date),
  })
}

/** What every active location serves today. Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.34. */
export async function askTodaysMenu(
  { site_id }: z.output<typeof todaysMenuQuery>,
  asOf: Date,
): Promise<Result<Asked<TodayAsked>>> {
  const found = await publishedSite(site_id)
  if (!found.ok) return found
  const site = found.value
  const asked = askedDate(null, asOf, site.timeZone)
  if (!asked.ok) return asked
  const { date, until } = asked.value
  return ok({
    about: ['todays-menu', site.id, date],
    siteId: site.id,
    until,
    read: async () => {
      const { locations } = await readPlaces(site.id)
      const active = locations.filter((location) => location.active)
      const days = active.map(async (location) => {
        const { periods } = await readServedDay(site.id, location, date)
        return { location, periods }
      })
      return ok(await Promise.all(days))
    },
  })
}

/** An active location of a published site: anything else is unknown. */
async function findPlace(locationId: string | null): Promise<Result<Place>> {
  const siteId = locationId && (await siteOfLocation(locationId))
  return siteId ? placeOf(siteId, locationId) : refuse('not-found-location')
}

async function placeOf(siteId: string, locationId: string): Promise<Result<Place>> {
  const [site, { locations }] = await Promise.all([publishedSite(siteId), readPlaces(siteId)])
  const location = locations.find(({ id, active }) => id === locationId && active)
  return site.ok && location ? ok({ site: site.value, location }) : refuse('not-found-location')
}

async function readMenu(siteId: string, locationId: string, date: CampusDate): Promise<Result<MenuAsked>> {
  const found = await placeOf(siteId, locationId)
  if (!found.ok) return found
  const { site, location } = found.value
  const { closed, periods } = await readServedDay(site.id, location, date)
  if (closed) return ok({ closed })
  if (periods.length === 0) return refuse('no-menu')
  const allergenFilter = site.allergenFilter && location.allergenFilter
  return ok({ closed, locationId, date, allergenFilter, filters: await readMenuFilters(), periods })
}

/** The period of an id, else of a name in either language, else the day's first. Spec: V1-14.6. */
function choosePeriod(periods: ServedPeriod[], id: string | null, name: string | null): ServedPeriod | undefined {
  const wanted = name?.trim().toLowerCase()
  const named = ({ name: { en, fr } }: ServedPeriod) => [en, fr].some((each) => each.toLowerCase() === wanted)
  return periods.find((period) => period.id === id) ?? (id || !wanted ? undefined : periods.find(named)) ?? periods[0]
}
