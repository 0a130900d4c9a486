import type { z } from 'zod'
import type { openQuery } from '@/contract/hours'
import type { buildingsLocationsQuery, locationNamesQuery } from '@/contract/location-lists'
import type { allLocationsQuery, statusQuery, weeklyScheduleQuery } from '@/contract/locations'
import type { Location } from '@/domain/campus'
import { addDays, weekdayOf } from '@/domain/campus-time'
import { ok, type Result } from '@/domain/result'
import { readPlaces } from '@/features/dining/read-places'
import { readSchedules } from '@/features/dining/read-schedules'
import { askedDate } from './ask-date'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { LocationsAsked } from './shapes/all-locations'
import type { BuildingsAsked } from './shapes/location-lists'
import type { OpenAsked } from './shapes/open-schedules'
import type { StatusAsked } from './shapes/status'
import type { WeekAsked } from './shapes/weekly-schedule'

/** Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.27. */
export async function askLocations(input: z.output<typeof allLocationsQuery>): Promise<Result<Asked<LocationsAsked>>> {
  const site = await publishedSite(input.site_id)
  if (!site.ok) return site
  const { id } = site.value
  const { site_id: _site, platform: _platform, for_profile: _profile, ...switches } = input
  const on = Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [name] : []))
  return ok({
    about: ['all-locations', id, ...on],
    siteId: id,
    until: Infinity,
    read: async () => ok({ ...(await readPlaces(id)), switches }),
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

/** The week of a date, all of whose dates are one question, under a subject of its own. */
const askWeekAs =
  (subject: string) =>
  async (
    { site_id, date: raw }: z.output<typeof weeklyScheduleQuery>,
    asOf: Date,
  ): Promise<Result<Asked<WeekAsked>>> => {
    const site = await publishedSite(site_id)
    if (!site.ok) return site
    const { id, timeZone: zone } = site.value
    const asked = askedDate(raw, asOf, zone)
    if (!asked.ok) return asked
    const { date, until } = asked.value
    const sunday = addDays(date, -weekdayOf(date))
    return ok({
      about: [subject, id, sunday],
      siteId: id,
      until,
      read: async (now) => ok({ ...(await readPlaces(id)), date: sunday, zone, now }),
    })
  }

/** Each refuses `missing-parameter`, `not-found-site`, `bad-date`. Spec: PUB-7.25, PUB-7.26, PUB-7.34. */
export const askWeek = askWeekAs('week')
export const askHours = askWeekAs('hours-with-locations')
export const askHoursOfOperation = askWeekAs('hours-of-operation')

/** The hours that hold on a date. Refuses `missing-parameter`, `not-found-site`, `bad-date`. Spec: PUB-7.29. */
export async function askOpen(
  { site_id, timestamp }: z.output<typeof openQuery>,
  asOf: Date,
): Promise<Result<Asked<OpenAsked>>> {
  const site = await publishedSite(site_id)
  if (!site.ok) return site
  const { id, timeZone: zone } = site.value
  const asked = askedDate(timestamp, asOf, zone)
  if (!asked.ok) return asked
  const { date, until } = asked.value
  return ok({
    about: ['open-schedules', id, date],
    siteId: id,
    until,
    read: async () => {
      const [{ locations }, schedules] = await Promise.all([readPlaces(id), readSchedules(id)])
      return ok({ locations, schedules, date, zone })
    },
  })
}

/** Every active location under its building. Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.30. */
export async function askBuildings({
  site_id,
  with_address: withAddress,
}: z.output<typeof buildingsLocationsQuery>): Promise<Result<Asked<BuildingsAsked>>> {
  const site = await publishedSite(site_id)
  if (!site.ok) return site
  const { id } = site.value
  return ok({
    about: ['buildings-locations', id, String(withAddress)],
    siteId: id,
    until: Infinity,
    read: async () => ok({ ...(await readPlaces(id)), withAddress }),
  })
}

const askNamesAs =
  (subject: string) =>
  async ({ site_id }: z.output<typeof locationNamesQuery>): Promise<Result<Asked<Location[]>>> => {
    const site = await publishedSite(site_id)
    if (!site.ok) return site
    const { id } = site.value
    return ok({
      about: [subject, id],
      siteId: id,
      until: Infinity,
      read: async () => ok((await readPlaces(id)).locations),
    })
  }

/** Each refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.34. */
export const askNames = askNamesAs('location-names')
export const askFeedbackLocations = askNamesAs('feedback-locations')
