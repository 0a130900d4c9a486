import type { z } from 'zod'
import type { openQuery } from '@/contract/places/hours'
import type { buildingsLocationsQuery } from '@/contract/places/location-lists'
import type { allLocationsQuery, weeklyScheduleQuery } from '@/contract/places/locations'
import { campusDateAt, toInstant } from '@/domain/time/campus-time'
import { addDays, weekdayOf } from '@/domain/time/calendar'
import { ok, type Result } from '@/domain/result'
import { readStoredPlaces } from '@/v1/places/read-stored-places'
import { readReservationSettings } from '@/features/reservations/read-reservable-locations'
import { readSchedules } from '@/features/places/read-schedules'
import { resolveDate } from '@/v1/engine/resolve-date'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { ResolvedRequest } from '@/v1/engine/endpoint'
import type { AllLocationsData } from './shapes/all-locations'
import type { BuildingsData } from './shapes/location-lists'
import type { OpenSchedulesData } from './shapes/open-schedules'
import type { StatusData } from './shapes/status'
import type { WeekData } from './shapes/weekly-schedule'
import { siteResolver } from '@/v1/content/resolve-site-items'

/** Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.27. */
export async function resolveAllLocations(
  input: z.output<typeof allLocationsQuery>,
): Promise<Result<ResolvedRequest<AllLocationsData>>> {
  const site = await findPublishedSite(input.site_id)
  if (!site.ok) return site
  const { id, timeZone: zone } = site.value
  const { site_id: _site, platform: _platform, ...asked } = input
  return ok({
    site: site.value,
    isLive: asked.for_profile && site.value.switches.useReservations,
    read: async (now) => {
      const schedules = asked.for_locations_page || asked.for_profile ? await readSchedules(id) : []
      const settings = asked.for_profile ? await readReservationSettings(site.value, now) : null
      return ok({ ...(await readStoredPlaces(id)), schedules, settings, switches: asked, now, zone })
    },
  })
}

/** Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.28. */
export const resolveStatus = siteResolver(async ({ id, timeZone: zone }, now): Promise<StatusData> => {
  const { locations } = await readStoredPlaces(id)
  return { locations, zone, now }
})

/** Resolves a date to its Sunday, the first day of the week. */
const resolveWeek = async (
  { site_id, date: raw }: z.output<typeof weeklyScheduleQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<WeekData>>> => {
  const site = await findPublishedSite(site_id)
  if (!site.ok) return site
  const { id, timeZone: zone } = site.value
  const resolvedDate = resolveDate(raw, asOf, zone)
  if (!resolvedDate.ok) return resolvedDate
  const { date, until } = resolvedDate.value
  const sunday = addDays(date, -weekdayOf(date))
  return ok({
    site: site.value,
    validUntil: until,
    read: async (now) => ok({ ...(await readStoredPlaces(id)), date: sunday, zone, now }),
  })
}

/** Each refuses `missing-parameter`, `not-found-site`, `bad-date`. Spec: PUB-7.25, PUB-7.26, PUB-7.34. */
export const resolveWeeklySchedule = resolveWeek
export const resolveHours = resolveWeek
export const resolveHoursOfOperation = resolveWeek

/**
 * Resolves the schedules that are valid on a date. The response depends on the current campus year, too. Refuses `missing-parameter`,
 * `not-found-site`, `bad-date`. Spec: PUB-7.29, V1-8.
 */
export async function resolveOpenSchedules(
  { site_id, timestamp }: z.output<typeof openQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<OpenSchedulesData>>> {
  const site = await findPublishedSite(site_id)
  if (!site.ok) return site
  const { id, timeZone: zone } = site.value
  const resolvedDate = resolveDate(timestamp, asOf, zone)
  if (!resolvedDate.ok) return resolvedDate
  const { date, until } = resolvedDate.value
  const today = campusDateAt(asOf, zone)
  const year = today.slice(0, 4)
  return ok({
    site: site.value,
    validUntil: Math.min(until, toInstant(`${Number(year) + 1}-01-01`, 0, zone).getTime()),
    read: async () => {
      const [{ locations }, schedules] = await Promise.all([readStoredPlaces(id), readSchedules(id)])
      return ok({ locations, schedules, date, today, zone })
    },
  })
}

/** Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.30. */
export async function resolveBuildings({
  site_id,
  with_address: withAddress,
}: z.output<typeof buildingsLocationsQuery>): Promise<Result<ResolvedRequest<BuildingsData>>> {
  const site = await findPublishedSite(site_id)
  if (!site.ok) return site
  const { id, timeZone: zone } = site.value
  return ok({
    site: site.value,
    read: async (now) => ok({ ...(await readStoredPlaces(id)), withAddress, now, zone }),
  })
}

const resolveNames = siteResolver(async ({ id }) => (await readStoredPlaces(id)).locations)

/** Each refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.34. */
export const resolveLocationNames = resolveNames
export const resolveFeedbackLocations = resolveNames
