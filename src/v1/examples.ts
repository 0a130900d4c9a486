import type { Location, Site } from '@/domain/campus'
import { campusDateAt, type CampusDate } from '@/domain/campus-time'
import { listSites, readSite } from '@/features/content/read'
import { readEvents } from '@/features/content/read-events'
import { readNews } from '@/features/content/read-news'
import { readPhotoAlbums } from '@/features/content/read-photo-albums'
import { readSpecialOffers } from '@/features/content/read-special-offers'
import { readShownSurveys } from '@/features/content/read-surveys'
import { readServedDay } from '@/features/dining/read-day'
import { readPlaces } from '@/features/dining/read-places'
import type { Endpoint, ExampleName } from './endpoint'
import type { Examples } from './openapi'

type Campus = { site: Site; now: Date; today: CampusDate; location: Location | null; periodId: string | null }

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
      if (period) return { site, now, today, location, periodId: period.id }
    }
    first ??= { site, now, today, location: locations[0] ?? null, periodId: null }
  }
  return first
}

type Find = (campus: Campus) => string | null | undefined | Promise<string | null | undefined>

const finders: Record<ExampleName, Find> = {
  site: ({ site }) => site.id,
  slug: ({ site }) => site.slug,
  location: ({ location }) => location?.id,
  period: ({ periodId }) => periodId,
  today: ({ today }) => today,
  event: async ({ site, now }) => (await readEvents('events', site, now))[0]?.id,
  'balanced-living-event': async ({ site, now }) => (await readEvents('balanced-living-events', site, now))[0]?.id,
  news: async ({ site, now }) => (await readNews(site, now))[0]?.id,
  'special-offer': async ({ site, now }) => (await readSpecialOffers(site, now))[0]?.id,
  album: async ({ site, now }) => (await readPhotoAlbums(site, now))[0]?.id,
  section: ({ site }) => site.sections.find(({ published, url }) => published && !url)?.slug,
  survey: async ({ site, now }) => (await readShownSurveys(site.id, now))[0]?.id,
  choice: async ({ site, now }) => (await readShownSurveys(site.id, now))[0]?.choices[0]?.id,
}

/** What stands for each name on this installation now; what is not there yet is absent. */
export async function findExampleValues(now: Date): Promise<Partial<Record<ExampleName, string>>> {
  const campus = await findCampus(now)
  if (!campus) return {}
  const found: Partial<Record<ExampleName, string>> = {}
  for (const [name, find] of Object.entries(finders) as [ExampleName, Find][])
    found[name] = (await find(campus)) ?? undefined
  return found
}

/** What of this installation's own content each endpoint is shown by. What is not there yet is left out. */
export async function findExamples(endpoints: readonly Endpoint[], now: Date): Promise<Examples> {
  const found = await findExampleValues(now)
  return new Map(
    endpoints.map((endpoint) => {
      const values = Object.entries(endpoint.example).flatMap(([parameter, name]) => {
        const value = found[name]
        return value === undefined ? [] : [[parameter, value] as const]
      })
      return [endpoint, { ...endpoint.sample, ...Object.fromEntries(values) }]
    }),
  )
}
