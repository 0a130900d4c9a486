import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { clock } from '@/server/clock'
import { detailWords, eventSeen, newsSeen, offerSeen, type Happening, type HappeningKind } from './happening'
import { readEvents, type EventKind } from './read-events'
import { readNews } from './read-news'
import { readSpecialOffers } from './read-special-offers'

type Asked = { site: Site; locale: Locale; now: Date }
const eventsOf =
  (kind: EventKind) =>
  async (asked: Asked): Promise<Happening[]> =>
    (await readEvents(kind, asked.site, asked.now)).map((event) => eventSeen(kind, event, asked))

const readers: Record<HappeningKind, (asked: Asked) => Promise<Happening[]>> = {
  events: eventsOf('events'),
  'balanced-living-events': eventsOf('balanced-living-events'),
  news: async (asked) => (await readNews(asked.site, asked.now)).map((item) => newsSeen(item, asked)),
  'special-offers': async (asked) =>
    (await readSpecialOffers(asked.site, asked.now)).map((offer) => offerSeen(offer, asked)),
}

/** What visitors of a site see of a kind at an instant, in its order; offers only while they are not over. Spec: PUB-2.41, PUB-2.44, PUB-2.48. */
export async function listHappenings(
  kind: HappeningKind,
  site: Site,
  locale: Locale,
  now = clock.now(),
): Promise<Happening[]> {
  const all = await readers[kind]({ site, locale, now })
  return kind === 'special-offers' ? all.filter(({ nearness }) => nearness !== 'over') : all
}

/** Everything that visitors of a site see announced at an instant, of every kind. Spec: PUB-2.12. */
export const listEveryHappening = async (site: Site, locale: Locale, now = clock.now()): Promise<Happening[]> =>
  (await Promise.all(kinds.map((kind) => listHappenings(kind, site, locale, now)))).flat()

/** The word of an address under which one of them is shown. */
export type DetailWord = (typeof detailWords)[HappeningKind]
const kinds = Object.keys(detailWords) as HappeningKind[]

/**
 * What `/{site}/{word}/{id}` names, whichever kind it is of; null for an id that the site's visitors do not see: unknown,
 * hidden, of another site. Spec: PUB-2.12, PUB-2.14.
 */
export async function findHappening(
  word: DetailWord,
  id: string,
  site: Site,
  locale: Locale,
  now = clock.now(),
): Promise<Happening | null> {
  const wanted = id.toLowerCase()
  for (const kind of kinds.filter((it) => detailWords[it] === word)) {
    const found = (await readers[kind]({ site, locale, now })).find((it) => it.id === wanted)
    if (found) return found
  }
  return null
}
