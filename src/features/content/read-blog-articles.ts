import type { Site } from '@/domain/campus'
import { latestFirst } from '@/domain/order'
import type { BlogArticle } from '@/domain/readings'
import { clock } from '@/server/clock'
import { nameOf, textOf } from '@/server/stored'
import { htmlOf } from '@/server/stored-html'
import { publicationOf, readShown, type Shelf, type Stored } from './read-shown'

const shelf: Shelf<BlogArticle> = { collection: 'blog-articles', itemOf: articleOf }

/** The articles of the dining blog that visitors of a site see at an instant, the latest first. Spec: PUB-2.53. */
export async function readBlogArticles(site: Site, now = clock.now()): Promise<BlogArticle[]> {
  return latestFirst(await readShown(shelf, site, now), ({ publishedDate }) => publishedDate)
}

function articleOf(doc: Stored): BlogArticle | null {
  const publishedDate = textOf(doc.publishedDate)
  if (!publishedDate) return null
  return {
    ...publicationOf(doc),
    id: String(doc.id),
    title: nameOf(doc.title),
    publishedDate,
    body: htmlOf(doc.body),
  }
}
