import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type Config,
  type Field,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { idOf, rowsOf, fieldsOf } from '@/server/stored'
import { say, words } from './labels'

type Relation = { path: string; collection: string; ids: string[] }

/** Every relationship of a document to a collection of `owned`, through groups, rows, tabs and arrays. */
function relationsIn(fields: Field[], data: Record<string, unknown>, owned: Set<string>, at = ''): Relation[] {
  return fields.flatMap((field): Relation[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? relationsIn(tab.fields, fieldsOf(data[tab.name]), owned, `${at}${tab.name}.`)
          : relationsIn(tab.fields, data, owned, at),
      )
    if (field.type === 'array')
      return rowsOf(data[field.name]).flatMap((row, index) =>
        relationsIn(field.fields, row, owned, `${at}${field.name}.${index}.`),
      )
    if (field.type === 'group' && 'name' in field && field.name)
      return relationsIn(field.fields, fieldsOf(data[field.name]), owned, `${at}${field.name}.`)
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return relationsIn(field.fields, data, owned, at)
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    const value = data[field.name]
    if (typeof field.relationTo !== 'string' || !owned.has(field.relationTo)) return []
    const ids = (Array.isArray(value) ? value : [value]).flatMap((each) => idOf(each) ?? [])
    return ids.length > 0 ? [{ path: `${at}${field.name}`, collection: field.relationTo, ids }] : []
  })
}

/**
 * Refuses a relationship to a document of another site, or to none, at its field: whoever saves, by whatever door. What
 * stands in the stored document is not asked again: it may have been deleted since, and the rest can still be saved.
 * Bulk writers that check for themselves pass `context: { quiet: true }`.
 */
const checkSameSite =
  (owned: Set<string>): CollectionBeforeChangeHook =>
  async ({ collection, data, originalDoc, req }) => {
    if (req.context.quiet) return data
    const before = collection.slug === 'sites' ? idOf(originalDoc) : idOf(originalDoc?.site)
    const site = collection.slug === 'sites' ? before : idOf(data.site ?? originalDoc?.site)
    const stored = site === before ? relationsIn(collection.fields, fieldsOf(originalDoc), owned) : []
    const errors = []
    for (const { path, collection: relationTo, ids } of relationsIn(collection.fields, data, owned)) {
      const standing = stored.flatMap((each) => (each.collection === relationTo ? each.ids : []))
      const asked = [...new Set(ids)].filter((id) => !standing.includes(id))
      if (asked.length > (await countOwn(relationTo, asked, site, req)))
        errors.push({
          path,
          message: say(
            req,
            words('Choose something that belongs to this site.', 'Choisissez un élément qui appartient à ce site.'),
          ),
        })
    }
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
    return data
  }

/** How many of these documents belong to a site; a site that is being created has none. */
async function countOwn(collection: string, asked: string[], site: string | null, req: PayloadRequest) {
  const ids = asked.filter((id) => /^[0-9a-f]{24}$/.test(id)) // what is no id cannot be asked of MongoDB
  if (ids.length === 0 || !site) return 0
  const { totalDocs } = await req.payload.count({
    collection: collection as 'locations',
    where: { and: [{ id: { in: ids } }, { site: { equals: site } }] },
    overrideAccess: true, // the question is whose it is, not who asks
    req,
  })
  return totalDocs
}

/** Holds every collection that belongs to a site, and the sites themselves, to their own documents. */
export function sameSite(ofASite: string[]): Plugin {
  const owned = new Set(ofASite)
  const check = checkSameSite(owned)
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
