import type { Location, Site } from '@/domain/campus'
import { campusDateAt, type CampusDate } from '@/domain/campus-time'
import { listSites, readSite } from '@/features/content/read'
import { readServedDay } from '@/features/dining/read-day'
import { readPlaces } from '@/features/dining/read-places'
import type { Endpoint, ExampleName } from './endpoint'
import type { Examples } from './openapi'

type Campus = { site: Site; today: CampusDate; location: Location | null; periodId: string | null }

/** The first published site that serves something today, else the first published one; null when there is none. */
async function findCampus(now: Date): Promise<Campus | null> {
  const listed = (await listSites()).filter(({ published }) => published)
  let first: Campus | null = null
  for (const { id } of listed) {
    const site = await readSite(id, now)
    if (!site) continue
    const today = campusDateAt(now, site.timeZone)
    const locations = (await readPlaces(id)).locations.filter(({ active }) => active)
    for (const location of locations) {
      const [period] = (await readServedDay(id, location, today)).periods
      if (period) return { site, today, location, periodId: period.id }
    }
    first ??= { site, today, location: locations[0] ?? null, periodId: null }
  }
  return first
}

type Find = (campus: Campus) => string | null | undefined | Promise<string | null | undefined>

const finders: Partial<Record<ExampleName, Find>> = {
  site: ({ site }) => site.id,
  slug: ({ site }) => site.slug,
  location: ({ location }) => location?.id,
  period: ({ periodId }) => periodId,
  today: ({ today }) => today,
  section: ({ site }) => site.sections.find(({ published, url }) => published && !url)?.slug,
}

/** What of this installation's own content each endpoint is shown by. What is not there yet is left out. */
export async function findExamples(endpoints: readonly Endpoint[], now: Date): Promise<Examples> {
  const campus = await findCampus(now)
  const found = new Map<ExampleName, string>()
  if (campus)
    for (const [name, find] of Object.entries(finders) as [ExampleName, Find][]) {
      const value = await find(campus)
      if (value) found.set(name, value)
    }
  return new Map(
    endpoints.map((endpoint) => {
      const values = Object.entries(endpoint.example).flatMap(([parameter, name]) => {
        const value = found.get(name)
        return value === undefined ? [] : [[parameter, value] as const]
      })
      return [endpoint, Object.fromEntries(values)]
    }),
  )
}
