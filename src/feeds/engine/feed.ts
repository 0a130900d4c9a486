import { isHexId } from '@/domain/hex-id'
import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import type { Locale, Localized } from '@/domain/locale'
import { readPlaces } from '@/features/places/read-places'

/**
 * The published site, language and instant of a feed. `days` counts the days of menus from today. `urlOf` returns the absolute URL
 * of a path below `/feeds/{site}/` in this language and with these days; `feedUrl` is that of the feed itself.
 */
export type FeedContext = {
  site: Site
  locale: Locale
  now: Date
  days: number
  serverUrl: string
  feedUrl: string
  urlOf: (path: string) => string
}

type Write<Context> = (context: Context) => Promise<string>
/**
 * A feed below `/feeds/{site}/`. `path` can contain `{id}`; `type` is the media type; `takesDays` says whether it reads the
 * parameter `days`. `find` returns the function that writes the feed for an id, or null if the site shows nothing with this id.
 */
export type Feed = {
  path: string
  type: string
  title: Localized
  takesDays?: boolean
  find: (site: Site, id: string) => Promise<Write<FeedContext> | null>
}

/** Defines a feed of a whole site. */
export const siteFeed = (path: string, type: string, title: Localized, write: Write<FeedContext>): Feed => ({
  path,
  type,
  title,
  find: async () => write,
})

/** Defines a feed of an active location, whose id is `{id}` in the path. */
export const locationFeed = (
  path: string,
  type: string,
  title: Localized,
  write: Write<FeedContext & { location: Location }>,
): Feed => ({
  path,
  type,
  title,
  find: async (site, id) => {
    const { locations } = await readPlaces(site.id)
    const location = locations.find((candidate) => candidate.id === id && candidate.active)
    return location ? (context) => write({ ...context, location }) : null
  },
})

/** The same feed, for as many days of menus as the parameter `days` says. */
export const withDays = (feed: Feed): Feed => ({ ...feed, takesDays: true })

/** The id in a requested path, empty if the feed has no `{id}`; null if the path does not match. */
export function matchFeedPath({ path }: Pick<Feed, 'path'>, requestedPath: string): string | null {
  const [before = '', after] = path.split('{id}')
  if (after === undefined) return requestedPath === path ? '' : null
  if (!requestedPath.startsWith(before) || !requestedPath.endsWith(after)) return null
  const id = requestedPath.slice(before.length, requestedPath.length - after.length).toLowerCase()
  return isHexId(id) ? id : null
}
