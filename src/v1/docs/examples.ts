import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import type { CampusDate } from '@/domain/time/calendar'
import { listSites, readSite } from '@/features/site/read-sites'
import { readEvents } from '@/features/content/announcements/read-events'
import { readNews } from '@/features/content/announcements/read-news'
import { readPhotoAlbums } from '@/features/content/publications/albums/read-photo-albums'
import { readSpecialOffers } from '@/features/content/announcements/read-special-offers'
import { readShownSurveys } from '@/features/content/polls/read-surveys'
import { readServedDay } from '@/features/menu/read-day'
import { readPlaces } from '@/features/places/read-places'
import { isExecuted, type Endpoint, type ExampleName } from '@/v1/engine/endpoint'
import type { Examples } from '@/v1/engine/openapi'
import { findRequiredParameters } from './required-parameters'
import { writeExample } from './write-examples'

type Campus = { site: Site; now: Date; today: CampusDate; location: Location | null; periodId: string | null }

/** The first published site that serves a menu today, otherwise the first published site; null if there is none. */
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

/** The current example values of this installation. Names without content are absent. */
export async function findExampleValues(now: Date): Promise<Partial<Record<ExampleName, string>>> {
  const campus = await findCampus(now)
  if (!campus) return {}
  const values: Partial<Record<ExampleName, string>> = {}
  for (const [name, find] of Object.entries(finders) as [ExampleName, Find][])
    values[name] = (await find(campus)) ?? undefined
  return values
}

/**
 * The example parameters of each endpoint, from this installation's content, and the names of those that are required.
 * Parameters without content are absent.
 */
export async function findExamples(endpoints: readonly Endpoint[], now: Date): Promise<Examples> {
  const exampleValues = await findExampleValues(now)
  const described = endpoints.map(async (endpoint) => {
    const values = Object.entries(endpoint.example).flatMap(([parameter, name]) => {
      const value = exampleValues[name]
      return value === undefined ? [] : [[parameter, value] as const]
    })
    const write = isExecuted(endpoint) ? writeExample(endpoint) : null
    const sent = Object.entries({ ...write?.required, ...write?.optional }).flatMap(([name, value]) => {
      const given = value ?? (name === 'site_id' ? exampleValues.site : undefined)
      return given === undefined ? [] : [[name, given] as const]
    })
    const all = { ...Object.fromEntries(sent), ...Object.fromEntries(values) }
    return [endpoint, { values: all, required: await findRequiredParameters(endpoint, all, now) }] as const
  })
  return new Map(await Promise.all(described))
}
