import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared'
import { readStudioQuery } from '@/domain/http/studio-query'
import { fieldsOf, idOf, rowsOf, textOf } from '@/server/database/stored-values'
import { QueryRefusal } from '@collections/plugins/query-limits/query-errors'
import type { ListColumn } from './list-columns'

export type ListDocument = Record<string, unknown>

/** Ids in one query. Those of a list come first, in its order: sorting whole documents for each page would take minutes. */
const idsAtOnce = 500
/** The largest page of the studio's lists: the server answers others between two pages. */
const pageSize = 100

/** The filter of the list, which its link sends as JSON. */
function parseWhere(req: PayloadRequest): Where {
  const given = textOf(req.query.where) ?? '{}'
  try {
    const where: unknown = JSON.parse(given)
    if (readStudioQuery({ where })) return fieldsOf(where) as Where
  } catch {
    // Not JSON.
  }
  throw new QueryRefusal(req)
}

/** Options for reads as the person; a request of its own, because Payload writes into it. */
const asPerson = ({ user, i18n, headers, locale }: PayloadRequest) =>
  ({
    user,
    locale: locale === 'fr' ? 'fr' : 'en',
    depth: 0,
    req: { user, i18n, headers },
  }) as const

/** The ids of the documents of a list in its order. A document that moves meanwhile is not repeated. */
async function* readIds(req: PayloadRequest, collection: SanitizedCollectionConfig): AsyncGenerator<string[]> {
  const { admin, defaultSort, timestamps } = collection
  const sort =
    textOf(req.query.sort) ?? (typeof defaultSort === 'string' ? defaultSort : timestamps ? '-createdAt' : '-id')
  const baseFilter = await admin.baseFilter?.({ req, sort, limit: idsAtOnce, page: 1 })
  const where = mergeListSearchAndWhere({
    collectionConfig: collection,
    search: textOf(req.query.search) ?? '',
    where: combineWhereConstraints([parseWhere(req), baseFilter ?? {}]),
  })
  const seen = new Set<string>()
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      ...asPerson(req),
      overrideAccess: false,
      collection: collection.slug as CollectionSlug,
      where,
      sort: [sort, ...(timestamps ? ['-createdAt'] : []), 'id'], // complete, so that no document is on two pages
      draft: true,
      select: { id: true },
      limit: idsAtOnce,
      page,
      context: { readsIdsOnly: true },
    })
    hasMore = hasNextPage
    const added = docs.map(({ id }) => String(id)).filter((id) => !seen.has(id))
    for (const id of added) seen.add(id)
    yield added
  }
}

/**
 * Reads the documents that a list of the studio shows, drafts included, in the order of the list. The parameters are those of the
 * list: `where` (JSON), `search`, `sort` and `locale`; the chosen site is in its cookie. Documents that are deleted meanwhile are
 * missing. Refuses what the person may not read (403) or search (400). An empty list is read, too: health data logs it.
 */
export async function* readListPages(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
): AsyncGenerator<ListDocument[]> {
  for await (const ids of readIds(req, collection))
    for (let first = 0; first === 0 || first < ids.length; first += pageSize) {
      const onPage = ids.slice(first, first + pageSize)
      const { docs } = await req.payload.find({
        ...asPerson(req),
        overrideAccess: false,
        collection: collection.slug as CollectionSlug,
        where: { id: { in: onPage } },
        draft: true,
        fallbackLocale: false,
        limit: 0,
        pagination: false,
      })
      const byId = new Map(rowsOf(docs).map((doc) => [String(doc.id), doc] as const))
      yield onPage.map((id) => byId.get(id)).filter((doc) => doc !== undefined)
    }
}

/** The titles of related documents by id. Documents that the person may not read have none. */
async function readTitles(req: PayloadRequest, slug: string, ids: string[]): Promise<Map<string, string>> {
  const title = req.payload.collections[slug as CollectionSlug].config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    ...asPerson(req),
    overrideAccess: false,
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    select: { [title]: true },
    limit: 0,
    pagination: false,
    disableErrors: true,
  })
  return new Map(rowsOf(docs).flatMap((doc) => (doc[title] ? [[String(doc.id), String(doc[title])] as const] : [])))
}

const valueAt = (doc: ListDocument, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => fieldsOf(value)[name], doc)

const idsAt = (doc: ListDocument, { path }: ListColumn): string[] => {
  const value = valueAt(doc, path)
  return (Array.isArray(value) ? value : [value]).flatMap((each) => idOf(each) ?? [])
}

/** Whether a value is the text of an editor, which becomes plain text. */
const isRichText = (value: unknown) => fieldsOf(fieldsOf(value).root).type === 'root'

/** The values of a page, in the order of the columns: related documents by title, or else by id, and rich text as plain text. */
export async function readListRows(
  req: PayloadRequest,
  docs: ListDocument[],
  columns: ListColumn[],
): Promise<unknown[][]> {
  const titles = new Map<string, Map<string, string>>()
  for (const slug of new Set(columns.flatMap(({ relatedTo }) => relatedTo ?? []))) {
    const related = columns.filter(({ relatedTo }) => relatedTo === slug)
    const ids = [...new Set(docs.flatMap((doc) => related.flatMap((column) => idsAt(doc, column))))]
    const found = new Map<string, string>()
    for (let first = 0; first < ids.length; first += idsAtOnce)
      for (const [id, title] of await readTitles(req, slug, ids.slice(first, first + idsAtOnce))) found.set(id, title)
    titles.set(slug, found)
  }
  return docs.map((doc) =>
    columns.map((column) => {
      const value = valueAt(doc, column.path)
      const names = column.relatedTo === null ? undefined : titles.get(column.relatedTo)
      if (names) return idsAt(doc, column).map((id) => names.get(id) ?? id)
      return isRichText(value) ? convertLexicalToPlaintext({ data: value as never }) : value
    }),
  )
}
