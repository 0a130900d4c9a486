import { setImmediate } from 'node:timers/promises'
import { makeExcerpt } from '@/domain/content/excerpt'
import { indexWords, startSearchIndex, type SearchIndex } from '@/domain/search/search-index'
import type { Localized } from '@/domain/locale'
import { locales } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { logError } from '@/server/logging/log-error'
import { readFound, type FoundItem, type FoundKind } from './read-found'

/** The content of a site that the search finds, and its index. `failed` are the kinds that cannot be read at the moment. */
export type ContentIndex = { items: readonly FoundItem[]; index: SearchIndex; failed: readonly FoundKind[] }

/** Characters of a text that are indexed in each language. */
const maxTextLength = 20_000

/** Approximate sizes in memory, rounded up: of an item without its texts, and of a character. */
const itemBytes = 2_000
const characterBytes = 2

const kinds = Object.keys(readFound) as FoundKind[]

/**
 * The index of a site's locations, events, offers, news and pages that visitors see on a date, in both languages. It is cached
 * until the site or the date changes, in every process. A kind that cannot be read is left out, and then nothing is cached.
 */
export async function readContentIndex(site: Site, now: Date): Promise<ContentIndex> {
  const today = campusDateAt(now, site.timeZone)
  const contentIndex = await caches.indexes.getOrBuild(`content-index:${site.id}:${today}`, async () => {
    const failed: FoundKind[] = []
    const items: FoundItem[] = []
    for (const kind of kinds)
      try {
        items.push(...(await readFound[kind](site, now)))
      } catch (error) {
        logError(`The search of ${site.slug} cannot read ${kind}:`, error)
        failed.push(kind)
      }
    const value: ContentIndex = { ...(await indexContent(items)), failed }
    const bytes = contentIndexBytes(value)
    return { value, tags: [siteTag(site.id), everySiteTag], bytes, ...(failed.length > 0 ? { freshUntil: 0 } : {}) }
  })
  return contentIndex as ContentIndex
}

/** The approximate size of an index in memory, with its items. */
export const contentIndexBytes = ({ items, index }: Pick<ContentIndex, 'items' | 'index'>): number =>
  items.reduce((sum, item) => sum + itemBytes + textLength(item) * characterBytes, index.bytes)

const textLength = ({ texts }: FoundItem) =>
  texts.reduce((sum, text) => sum + (text.en?.length ?? 0) + (text.fr?.length ?? 0), 0)

const wordsOf = (text: Localized<string | null>) =>
  locales.flatMap((locale) => indexWords(makeExcerpt(text[locale] ?? '', maxTextLength)))

/** Items that are indexed before the server may answer other requests. */
const batchLength = 20

/** Builds the index of items, whose texts may be HTML. */
export async function indexContent(items: readonly FoundItem[]): Promise<Omit<ContentIndex, 'failed'>> {
  const builder = startSearchIndex()
  for (const [number, { title, keywords, texts }] of items.entries()) {
    if (number % batchLength === 0) await setImmediate()
    builder.add({ title: wordsOf(title), keywords: keywords.flatMap(wordsOf), text: texts.flatMap(wordsOf) })
  }
  return { items, index: builder.finish() }
}
