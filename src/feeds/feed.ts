import type { Location, Site } from '@/domain/campus'
import type { Locale, Localized } from '@/domain/locale'
import { readPlaces } from '@/features/dining/read-places'

/** What a feed is written about: a published site as it is at an instant, and where the feed stands. */
export type FeedAsked = { site: Site; locale: Locale; now: Date; base: string; address: string }

type Write<Asked> = (asked: Asked) => Promise<string>
/**
 * A feed below `/feeds/{site}/`. `path` may hold `{id}`; `type` is its media type, `title` what it is called. `find` gives what writes it for an id,
 * null when that names nothing which the site shows.
 */
export type Feed = {
  path: string
  type: string
  title: Localized
  find: (site: Site, id: string) => Promise<Write<FeedAsked> | null>
}

/** A feed about the site as a whole. */
export const ofSite = (path: string, type: string, title: Localized, write: Write<FeedAsked>): Feed => ({
  path,
  type,
  title,
  find: async () => write,
})

/** A feed about an active location of the site, `{id}` in its path. */
export const ofLocation = (
  path: string,
  type: string,
  title: Localized,
  write: Write<FeedAsked & { location: Location }>,
): Feed => ({
  path,
  type,
  title,
  find: async (site, id) => {
    const { locations } = await readPlaces(site.id)
    const location = locations.find((each) => each.id === id && each.active)
    return location ? (asked) => write({ ...asked, location }) : null
  },
})

/** The id that a path gives in place of `{id}`, empty where the feed has none; null when it is another path. */
export function idIn({ path }: Pick<Feed, 'path'>, asked: string): string | null {
  const [before = '', after] = path.split('{id}')
  if (after === undefined) return asked === path ? '' : null
  if (!asked.startsWith(before) || !asked.endsWith(after)) return null
  const id = asked.slice(before.length, asked.length - after.length).toLowerCase()
  return /^[0-9a-f]{24}$/.test(id) ? id : null
}
