import type { Site } from '@/domain/site/site'
import { sortLatestFirst } from '@/domain/text/sort-order'
import type { BlogArticle } from '@/domain/content/publications'
import { clock } from '@/server/clock'
import { nameOf, textOf } from '@/server/database/stored-values'
import { sanitizedHtmlOf } from '@/server/database/stored-html'
import {
  parsePublicationWindow,
  readPublished,
  type ContentSource,
  type StoredRow,
} from '@/features/content/read-published'

const source: ContentSource<'blog-articles', BlogArticle> = { collection: 'blog-articles', parseItem: parseArticle }

/** The blog articles that visitors of a site see at `now`, newest first. Spec: PUB-2.53. */
export async function readBlogArticles(site: Site, now = clock.forDates()): Promise<BlogArticle[]> {
  return sortLatestFirst(await readPublished(source, site, now), ({ publishedDate }) => publishedDate)
}

function parseArticle(doc: StoredRow<'blog-articles'>): BlogArticle | null {
  const publishedDate = textOf(doc.publishedDate)
  if (!publishedDate) return null
  return {
    ...parsePublicationWindow(doc),
    id: String(doc.id),
    title: nameOf(doc.title),
    publishedDate,
    body: sanitizedHtmlOf(doc.body),
  }
}
