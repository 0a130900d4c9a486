import type { z } from 'zod'
import type { legacyMenuQuery } from '@/contract/legacy-menu'
import type { locationMenuQuery, periodsQuery, todaysMenuQuery } from '@/contract/menus'
import type { CampusDate } from '@/domain/campus-time'
import { ok, refuse, type Result } from '@/domain/result'
import { readServedDay, type ServedPeriod } from '@/features/dining/read-day'
import { readMenuFilters, readPlaces } from '@/features/dining/read-places'
import { askedDate } from './ask-date'
import { askedPlace, findPlace, placeOf } from './ask-place'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { MenuAsked, PeriodsAsked } from './shapes/menus'
import type { TodayAsked } from './shapes/todays-menu'

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

/** All periods of a day in full, under a subject of its own for each form of the dishes. */
const askMenuAs =
  (subject: string) =>
  async (
    { site_id, location_id, date: raw }: z.output<typeof legacyMenuQuery>,
    asOf: Date,
  ): Promise<Result<Asked<MenuAsked>>> => {
    const found = await askedPlace(site_id, location_id)
    if (!found.ok) return found
    const { site, location } = found.value
    const asked = askedDate(raw, asOf, site.timeZone)
    if (!asked.ok) return asked
    const { date, until } = asked.value
    return ok({
      about: [subject, site.id, location.id, date],
      siteId: site.id,
      until,
      read: () => readMenu(site.id, location.id, date),
    })
  }

const askWholeMenu = askMenuAs('location-menu')
/** Refuses as `askPeriods` does, and `missing-parameter`. The site is not asked for: clients send any. Spec: PUB-7.31. */
export const askLocationMenu = (input: z.output<typeof locationMenuQuery>, asOf: Date) =>
  askWholeMenu({ ...input, site_id: null }, asOf)
/** The same; a location of another site than the one named is unknown. Spec: PUB-7.34. */
export const askLegacyMenu = askMenuAs('legacy-menu')

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
