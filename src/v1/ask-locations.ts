import type { z } from 'zod'
import type { allLocationsQuery, statusQuery, weeklyScheduleQuery } from '@/contract/locations'
import { addDays, weekdayOf } from '@/domain/campus-time'
import { ok, type Result } from '@/domain/result'
import { readPlaces } from '@/features/dining/read-places'
import { askedDate } from './ask-date'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { LocationsAsked } from './shapes/all-locations'
import type { StatusAsked } from './shapes/status'
import type { WeekAsked } from './shapes/weekly-schedule'

/** Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.27. */
export async function askLocations(input: z.output<typeof allLocationsQuery>): Promise<Result<Asked<LocationsAsked>>> {
  const site = await publishedSite(input.site_id)
  if (!site.ok) return site
  const { id } = site.value
  const shown = { withAddress: input.with_address, withBuildings: input.with_buildings }
  return ok({
    about: ['all-locations', id, String(shown.withAddress), String(shown.withBuildings)],
    siteId: id,
    until: Infinity,
    read: async () => ok({ ...(await readPlaces(id)), ...shown }),
  })
}

/** Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.28. */
export async function askStatus({ site_id }: z.output<typeof statusQuery>): Promise<Result<Asked<StatusAsked>>> {
  const site = await publishedSite(site_id)
  if (!site.ok) return site
  const { id, timeZone: zone } = site.value
  return ok({
    about: ['status', id],
    siteId: id,
    until: Infinity,
    read: async (now) => ok({ locations: (await readPlaces(id)).locations, zone, now }),
  })
}

/** All dates of a week are one question. Refuses `missing-parameter`, `not-found-site`, `bad-date`. Spec: PUB-7.26. */
export async function askWeek(
  { site_id, date: raw }: z.output<typeof weeklyScheduleQuery>,
  asOf: Date,
): Promise<Result<Asked<WeekAsked>>> {
  const site = await publishedSite(site_id)
  if (!site.ok) return site
  const { id, timeZone: zone } = site.value
  const asked = askedDate(raw, asOf, zone)
  if (!asked.ok) return asked
  const { date, until } = asked.value
  const sunday = addDays(date, -weekdayOf(date))
  return ok({
    about: ['week', id, sunday],
    siteId: id,
    until,
    read: async (now) => ok({ ...(await readPlaces(id)), date: sunday, zone, now }),
  })
}
