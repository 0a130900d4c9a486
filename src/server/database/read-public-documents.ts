import type { FlattenedField, Payload, SelectType, Where } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { Config, PublicCollection } from '@/payload-types'
import { withCurrentLinks } from './current-links'
import { readPart } from './partial-reads'
import type { StoredRow } from './stored-row'
import { fieldsOf, textOf } from './stored-values'

/** A document in all languages, of any collection. */
export type Stored = Record<string, unknown> & { id: string }

/**
 * The condition that makes a document visible besides being published, as its collection states it; null for none. Throws for a
 * collection that visitors may not read.
 *
 * Locations and buildings have none: reads of the menu need the ones that are not in use too, and `active` is part of
 * what v1 answers. Nor is the publication of the site a condition: callers resolve the site first.
 */
function visibleOf(payload: Payload, collection: PublicCollection): Where | null {
  const visible = payload.collections[collection].config.custom.public
  if (!visible) throw new Error(`Visitors may not read ${collection}`)
  return visible === true ? null : visible
}

/** The relationships to resolve, by field name (in groups and rows too), with what to select of each document. */
export type Relations = Readonly<
  Record<string, { collection: PublicCollection; select: SelectType; related?: Relations }>
>

type Query = { where?: Where; related?: Relations; sort?: string[]; select?: SelectType }
type FieldOf<Slug extends PublicCollection> = keyof Config['collections'][Slug]

/** The relationship to a picture, with the fields that `pictureOf` reads. */
export const pictureRelation = (collection: PublicCollection) => ({
  collection,
  select: { alt: true, filename: true, width: true, height: true, sizes: { thumb: { filename: true } } } as SelectType,
})

/** The relationship to a file to download, with the fields that `documentOf` reads. */
export const documentRelation = (collection: PublicCollection) => ({
  collection,
  select: { filename: true, filesize: true } as SelectType,
})

/**
 * The documents of a collection that visitors may see, in all languages, newest first unless `sort` says otherwise. The
 * documents that the fields in `related` name replace their ids; null replaces one that is deleted or not visible, and in a
 * partial read one that cannot be read.
 *
 * It reads below Payload's access control and hooks, which takes a quarter of the time. In their place every query, and
 * the query of every relationship, is restricted here: drafts and invisible documents are never returned, whatever
 * `where` says. Keep it so: no caller may need to filter by itself. Documents without a status count as published.
 * `showFrom` and `showUntil` are not applied: results are cached, and the callers compare them with the current date.
 */
export async function readPublicDocuments<
  Slug extends PublicCollection,
  Field extends FieldOf<Slug> & string = FieldOf<Slug> & string,
>(
  payload: Payload,
  collection: Slug,
  query: Omit<Query, 'select'> & { select?: Readonly<Record<Field, true>> },
): Promise<StoredRow<Slug, Field>[]> {
  return (await find(payload, collection, query, visibleOf(payload, collection))) as StoredRow<Slug, Field>[]
}

/**
 * One site, published or not; null for an unknown id. Callers check `published` themselves, because they tell visitors an
 * unpublished site from an unknown one (PUB-8.1), and because a link to reset a password stays valid while its site is
 * unpublished. The documents that it names are restricted as in `readPublicDocuments`.
 */
export async function readSiteDocument(payload: Payload, siteId: string, related: Relations): Promise<Stored | null> {
  const [site] = await find(payload, 'sites', { where: { id: { equals: siteId } }, related }, null)
  return site ?? null
}

async function find(
  payload: Payload,
  collection: PublicCollection | 'sites',
  { where, related = {}, sort, select }: Query,
  visible: Where | null,
): Promise<Stored[]> {
  const hasDrafts = hasDraftsEnabled(payload.collections[collection].config)
  const published: Where[] = hasDrafts ? [{ _status: { not_equals: 'draft' } }] : []
  const conditions = [where, ...published, visible].filter((condition) => condition != null)
  const selected = select ?? withoutStudioFields(payload.collections[collection].config.flattenedFields)
  const { docs } = await payload.db.find<Stored>({
    collection,
    where: conditions.length > 0 ? { and: conditions } : {},
    locale: 'all',
    pagination: false,
    limit: 0,
    ...(sort ? { sort } : {}),
    ...(selected ? { select: selected } : {}),
  })
  return resolveReferences(payload, collection, docs, related)
}

/** Documents with what visitors see of the pages and documents that they name: links of texts, and the fields in `related`. */
export async function resolveReferences(
  payload: Payload,
  collection: PublicCollection | 'sites',
  docs: Stored[],
  related: Relations,
): Promise<Stored[]> {
  const current = await withCurrentLinks(payload, collection, docs, (linked, where, fields) =>
    readPart(
      linked,
      () => find(payload, linked, { where, select: fields }, linked === 'sites' ? null : visibleOf(payload, linked)),
      [],
    ),
  )
  return Object.keys(related).length === 0 ? current : resolveRelated(payload, current, related)
}

/**
 * Leaves out what only the studio reads: the editor's text beside the HTML of bodies, and who saved the document. Undefined if there is
 * neither.
 */
export function withoutStudioFields(fields: FlattenedField[]): SelectType | undefined {
  const names = fields.filter(({ type, name }) => type === 'richText' || name === 'savedBy').map(({ name }) => name)
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, false])) : undefined
}

/** Puts the documents that the fields in `related` name in the places of their ids, in `docs` themselves. */
async function resolveRelated(payload: Payload, docs: Stored[], related: Relations): Promise<Stored[]> {
  const references = new Map<string, Reference[]>()
  visitReferences(docs, related, (field, reference) => {
    references.set(field, [...(references.get(field) ?? []), reference])
  })
  await Promise.all(
    [...references].map(async ([field, named]) => {
      const { collection, ...query } = relationOf(related, field)
      const ids = [...new Set(named.flatMap(({ id }) => id ?? []))]
      const read = () =>
        find(payload, collection, { where: { id: { in: ids } }, ...query }, visibleOf(payload, collection))
      const found = ids.length > 0 ? await readPart(collection, read, []) : []
      const byId = new Map(found.map((doc) => [String(doc.id), doc]))
      for (const { id, replace } of named) replace(byId.get(id ?? '') ?? null)
    }),
  )
  return docs
}

function relationOf(related: Relations, field: string) {
  const relation = related[field]
  if (!relation) throw new Error(`No relationship is declared for ${field}`)
  return relation
}

/** An id in a document, null where the field is empty, and how to replace it there. */
type Reference = { id: string | null; replace: (doc: Stored | null) => void }

/** Calls `found` for each id in the named fields of a value, at any depth and one by one where a field has many. */
function visitReferences(value: unknown, related: Relations, found: (field: string, it: Reference) => void): void {
  if (Array.isArray(value)) return value.forEach((it) => visitReferences(it, related, found))
  if (value === null || typeof value !== 'object' || value instanceof Date) return
  const holder = value as Stored
  const idOf = (it: unknown) => textOf(it) ?? textOf(fieldsOf(it).id)
  for (const field of Object.keys(holder)) {
    const it = holder[field]
    if (!Object.hasOwn(related, field)) visitReferences(it, related, found)
    else if (!Array.isArray(it)) found(field, { id: idOf(it), replace: (doc) => (holder[field] = doc) })
    else it.forEach((each, at) => found(field, { id: idOf(each), replace: (doc) => (it[at] = doc) }))
  }
}
