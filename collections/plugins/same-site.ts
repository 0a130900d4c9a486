import type { CollectionBeforeChangeHook, Config, Field, PayloadRequest, Plugin } from 'payload'
import { isHexId } from '@/domain/hex-id'
import { checkRichText } from '@/domain/content/rich-text/check/check-rich-text'
import { embeddableUploads, linkableCollections } from '@/domain/content/rich-text/linked-pages'
import { listReferences } from '@/domain/content/rich-text/list-references'
import { idOf, rowsOf, fieldsOf } from '@/server/database/stored-values'
import { translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'

type Relation = { path: string; collection: string; ids: string[] }

/** The relationships of a document to collections in `owned`, at any depth of groups, rows, tabs and arrays. */
function relationsIn(fields: Field[], data: Record<string, unknown>, owned: Set<string>, prefix = ''): Relation[] {
  return fields.flatMap((field): Relation[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? relationsIn(tab.fields, fieldsOf(data[tab.name]), owned, `${prefix}${tab.name}.`)
          : relationsIn(tab.fields, data, owned, prefix),
      )
    if (field.type === 'array')
      return rowsOf(data[field.name]).flatMap((row, index) =>
        relationsIn(field.fields, row, owned, `${prefix}${field.name}.${index}.`),
      )
    if (field.type === 'group' && 'name' in field && field.name)
      return relationsIn(field.fields, fieldsOf(data[field.name]), owned, `${prefix}${field.name}.`)
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return relationsIn(field.fields, data, owned, prefix)
    if (field.type === 'richText') return relationsInText(`${prefix}${field.name}`, data[field.name], owned)
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    const value = data[field.name]
    if (typeof field.relationTo !== 'string' || !owned.has(field.relationTo)) return []
    const ids = (Array.isArray(value) ? value : [value]).flatMap((each) => idOf(each) ?? [])
    return ids.length > 0 ? [{ path: `${prefix}${field.name}`, collection: field.relationTo, ids }] : []
  })
}

/** The pages and pictures of a text of the editor, in one language or all. `rich-text/save-body.ts` has checked the text. */
function relationsInText(path: string, value: unknown, owned: Set<string>): Relation[] {
  const texts = fieldsOf(value).root ? [value] : Object.values(fieldsOf(value))
  const references = texts.flatMap((each) => {
    const checked = checkRichText(each)
    return 'text' in checked ? Object.values(listReferences(checked.text)).flat() : []
  })
  return [...new Set(references.map(({ relationTo }) => relationTo))]
    .filter((collection) => owned.has(collection))
    .map((collection) => ({
      path,
      collection,
      ids: references.flatMap((each) => (each.relationTo === collection ? [each.value] : [])),
    }))
}

/** Whether a document gains a relationship to what is not of its site. */
async function isForeign({ collection, ids }: Relation, stored: Relation[], site: string | null, req: PayloadRequest) {
  const known = stored.flatMap((each) => (each.collection === collection ? each.ids : []))
  const added = [...new Set(ids)].filter((id) => !known.includes(id))
  return added.length > (await countOfSite(collection, added, site, req))
}

/** The same for a text of the editor that is saved beside the document. Everything that a text can refer to belongs to a site. */
export async function refersToOtherSite(text: unknown, stored: unknown, site: string | null, req: PayloadRequest) {
  const owned = new Set<string>([...linkableCollections, ...embeddableUploads])
  for (const relation of relationsInText('', text, owned))
    if (await isForeign(relation, relationsInText('', stored, owned), site, req)) return true
  return false
}

export const foreignRefusal = bilingual(
  'Choose something that belongs to this site.',
  'Choisissez un élément qui appartient à ce site.',
)
const siteFirst = bilingual(
  'Choose a site first. What you link to must belong to it.',
  'Choisissez d’abord un site. Ce que vous liez doit lui appartenir.',
)

/**
 * Refuses, at its field, a new relationship to a document of another site or to a document that does not exist; at the site,
 * when none is chosen.
 * Relationships that are already stored are not checked again: their document may have been deleted since, and the rest
 * must stay saveable. Bulk writers that check on their own pass `context: { quiet: true }`.
 */
const refuseForeignDocuments =
  (owned: Set<string>): CollectionBeforeChangeHook =>
  async ({ collection, data, originalDoc, req }) => {
    if (req.context.quiet) return data
    const before = collection.slug === 'sites' ? idOf(originalDoc) : idOf(originalDoc?.site)
    const site = collection.slug === 'sites' ? before : idOf(data.site ?? originalDoc?.site)
    const stored = site === before ? relationsIn(collection.fields, fieldsOf(originalDoc), owned) : []
    const errors = []
    for (const relation of relationsIn(collection.fields, data, owned))
      if (await isForeign(relation, stored, site, req))
        errors.push({ path: relation.path, message: translate(req, foreignRefusal) })
    const isSiteMissing = site === null && collection.slug !== 'sites'
    if (errors.length > 0 && isSiteMissing)
      throw validationError(collection, [{ path: 'site', message: translate(req, siteFirst) }], req)
    if (errors.length > 0) throw validationError(collection, errors, req)
    return data
  }

/** The number of these documents that belong to the site. A site that is being created (`null`) has none. */
async function countOfSite(collection: string, candidates: string[], site: string | null, req: PayloadRequest) {
  const ids = candidates.filter(isHexId) // MongoDB fails on anything else
  if (ids.length === 0 || !site) return 0
  const { totalDocs } = await req.payload.count({
    collection: collection as 'locations',
    where: { and: [{ id: { in: ids } }, { site: { equals: site } }] },
    overrideAccess: true, // ownership does not depend on the person's rights
    req,
  })
  return totalDocs
}

/** Keeps documents of a site, and the sites themselves, from referring to documents of another site. */
export function sameSite(siteCollectionSlugs: string[]): Plugin {
  const owned = new Set(siteCollectionSlugs)
  const check = refuseForeignDocuments(owned)
  return (config: Config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      owned.has(collection.slug) || collection.slug === 'sites'
        ? {
            ...collection,
            hooks: { ...collection.hooks, beforeChange: [...(collection.hooks?.beforeChange ?? []), check] },
          }
        : collection,
    ),
  })
}
