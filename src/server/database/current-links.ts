import type { CollectionSlug, Payload, SelectType, Where } from 'payload'
import { linkableCollections, pageAddress, type LinkableCollection } from '@/domain/content/rich-text/linked-pages'
import type { Reference } from '@/domain/content/rich-text/nodes'
import { listPageMarks, pageMark, resolvePageMarks } from '@/domain/content/rich-text/page-marks'
import { fieldsOf, idOf, textOf } from './stored-values'

type Stored = Record<string, unknown>
type ReadVisible = (collection: LinkableCollection | 'sites', where: Where, select: SelectType) => Promise<Stored[]>

/**
 * Documents with the current addresses in the links of their bodies: the stored HTML has those of its last save. A link to a page
 * that is not published, or no longer exists, becomes its text. Costs nothing for bodies without such links, and one query for
 * each collection that is linked to. `readVisible` reads what visitors may see.
 */
export async function withCurrentLinks<Doc extends Stored>(
  payload: Payload,
  collection: CollectionSlug,
  docs: Doc[],
  readVisible: ReadVisible,
): Promise<Doc[]> {
  const names = payload.collections[collection].config.flattenedFields.flatMap((field) =>
    field.custom?.html === true ? [field.name] : [],
  )
  const marked = docs.flatMap((doc) => names.flatMap((name) => listPageMarks(markupOf(doc[name]))))
  if (marked.length === 0) return docs
  const addresses = await readAddresses(marked, readVisible)
  const resolve = (html: unknown) =>
    typeof html === 'string' ? resolvePageMarks(html, (page) => addresses.get(pageMark(page)) ?? null) : html
  return docs.map((doc) => {
    const resolved = names.flatMap((name): [string, unknown][] => {
      const value = doc[name]
      if (value === undefined || value === null) return []
      if (typeof value !== 'object') return [[name, resolve(value)]]
      return [[name, Object.fromEntries(Object.entries(value).map(([locale, html]) => [locale, resolve(html)]))]]
    })
    return { ...doc, ...Object.fromEntries(resolved) }
  })
}

/** The HTML of all languages. */
const markupOf = (value: unknown): string =>
  typeof value === 'string' ? value : Object.values(fieldsOf(value)).map(textOf).join('')

/** The addresses of the pages that visitors may see, by mark. */
async function readAddresses(marked: Reference[], readVisible: ReadVisible): Promise<Map<string, string>> {
  const found = await Promise.all(
    linkableCollections.map(async (collection) => {
      const ids = new Set(marked.flatMap(({ relationTo, value }) => (relationTo === collection ? [value] : [])))
      if (ids.size === 0) return []
      const select: SelectType = collection === 'sections' ? { site: true, slug: true, url: true } : { site: true }
      const pages = await readVisible(collection, { id: { in: [...ids] } }, select)
      return pages.map((page) => ({ collection, page }))
    }),
  )
  const pages = found.flat()
  const siteIds = [...new Set(pages.flatMap(({ page }) => idOf(page.site) ?? []))]
  const sites = siteIds.length > 0 ? await readVisible('sites', { id: { in: siteIds } }, { slug: true }) : []
  const slugs = new Map(sites.map((site) => [String(site.id), textOf(site.slug)]))
  return new Map(
    pages.flatMap(({ collection, page }): [string, string][] => {
      const siteSlug = slugs.get(idOf(page.site) ?? '')
      const id = String(page.id)
      const address =
        siteSlug && pageAddress({ collection, id, siteSlug, slug: textOf(page.slug), url: textOf(page.url) })
      return address ? [[pageMark({ relationTo: collection, value: id }), address]] : []
    }),
  )
}
