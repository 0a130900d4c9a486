import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type Config,
  type Field,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { getTranslation } from '@payloadcms/translations'
import { translate, bilingual } from '@collections/labels'

/**
 * A field whose document cannot be deleted: a required relationship, one that names the owning site, or a list that restricts
 * something and would stand for everything once it is empty.
 */
type Reference = { collection: CollectionConfig; path: string; relationTo: string }

function referencesIn(collection: CollectionConfig, fields: Field[], prefix = ''): Reference[] {
  return fields.flatMap((field): Reference[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        referencesIn(collection, tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix),
      )
    if (field.type === 'array') return referencesIn(collection, field.fields, `${prefix}${field.name}.`)
    if (field.type === 'group')
      return referencesIn(collection, field.fields, 'name' in field ? `${prefix}${field.name}.` : prefix)
    if (field.type === 'row' || field.type === 'collapsible') return referencesIn(collection, field.fields, prefix)
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    const { relationTo, required, custom } = field
    const isNeeded = required || relationTo === 'sites' || custom?.emptyMeansAll
    return typeof relationTo === 'string' && isNeeded
      ? [{ collection, path: `${prefix}${field.name}`, relationTo }]
      : []
  })
}

const pluralOf = ({ labels, slug }: CollectionConfig, req: PayloadRequest) =>
  labels?.plural && typeof labels.plural !== 'function' ? getTranslation(labels.plural, req.i18n) : slug

const refuseWhileUsed =
  (references: Reference[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const { collection, path } of references) {
      const { totalDocs } = await req.payload.count({
        collection: collection.slug as CollectionSlug,
        where: { [path]: { equals: id } },
        overrideAccess: true, // documents that this person cannot read count too
        req: { transactionID: req.transactionID }, // without the user: counting must not write to the access log
      })
      if (totalDocs === 0) continue
      const name = pluralOf(collection, req)
      throw new APIError(
        translate(
          req,
          bilingual(
            `Other documents still use this (${name}: ${totalDocs}). Change or delete them first.`,
            `D’autres documents utilisent encore ceci (${name}\u00a0: ${totalDocs}). Modifiez-les ou supprimez-les d’abord.`,
          ),
        ),
        409,
        undefined,
        true,
      )
    }
  }

/**
 * Refuses to delete a document that others require, such as a picture in an album, a location with hours, a plan that a promo
 * code is restricted to, or a site with any content. The refusal names the collection and the number of documents. On SQLite,
 * the foreign key covers a required reference that another request adds between this check and the deletion.
 */
export const keepUsed: Plugin = (config: Config) => {
  const references = (config.collections ?? [])
    .filter(({ slug }) => slug !== 'deleted-documents' && slug !== 'changes') // the trash goes with a site, the log stays
    .flatMap((collection) => referencesIn(collection, collection.fields))
  return {
    ...config,
    collections: config.collections?.map((collection) => {
      const incoming = references.filter(({ relationTo }) => relationTo === collection.slug)
      if (incoming.length === 0) return collection
      const beforeDelete = [...(collection.hooks?.beforeDelete ?? []), refuseWhileUsed(incoming)]
      return { ...collection, hooks: { ...collection.hooks, beforeDelete } }
    }),
  }
}
