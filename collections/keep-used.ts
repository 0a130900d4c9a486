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
import { say, words } from './labels'

/** A field that cannot be empty, or says whose a document is, and names documents of another collection. */
type Use = { collection: CollectionConfig; path: string; relationTo: string }

function usesIn(collection: CollectionConfig, fields: Field[], at = ''): Use[] {
  return fields.flatMap((field): Use[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        usesIn(collection, tab.fields, 'name' in tab && tab.name ? `${at}${tab.name}.` : at),
      )
    if (field.type === 'array') return usesIn(collection, field.fields, `${at}${field.name}.`)
    if (field.type === 'group') return usesIn(collection, field.fields, 'name' in field ? `${at}${field.name}.` : at)
    if (field.type === 'row' || field.type === 'collapsible') return usesIn(collection, field.fields, at)
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    const { relationTo, required } = field
    const isHeld = typeof relationTo === 'string' && (required || relationTo === 'sites')
    return isHeld ? [{ collection, path: `${at}${field.name}`, relationTo }] : []
  })
}

const nameOf = ({ labels, slug }: CollectionConfig, req: PayloadRequest) =>
  labels?.plural && typeof labels.plural !== 'function' ? getTranslation(labels.plural, req.i18n) : slug

/**
 * Refuses to delete what other documents cannot be without, and says which: a picture in an album, a location with hours,
 * a site with anything at all. On the embedded database the foreign key decides where somebody refers to it meanwhile.
 */
const keepWhatIsUsed =
  (uses: Use[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const { collection, path } of uses) {
      const { totalDocs } = await req.payload.count({
        collection: collection.slug as CollectionSlug,
        where: { [path]: { equals: id } },
        overrideAccess: true, // the question is whether it is used, not who may see by what
        req: { transactionID: req.transactionID }, // nobody looks at these documents: they are only counted
      })
      if (totalDocs === 0) continue
      const name = nameOf(collection, req)
      throw new APIError(
        say(
          req,
          words(
            `This is still used (${name}: ${totalDocs}). Change or delete those first.`,
            `Ceci est encore utilisé (${name}\u00a0: ${totalDocs}). Modifiez-les ou supprimez-les d’abord.`,
          ),
        ),
        409,
        undefined,
        true,
      )
    }
  }

/** Holds every collection to what others need of it, on both databases alike. */
export const keepUsed: Plugin = (config: Config) => {
  const uses = (config.collections ?? []).flatMap((collection) => usesIn(collection, collection.fields))
  return {
    ...config,
    collections: config.collections?.map((collection) => {
      const ofThis = uses.filter(({ relationTo }) => relationTo === collection.slug)
      if (ofThis.length === 0) return collection
      const beforeDelete = [...(collection.hooks?.beforeDelete ?? []), keepWhatIsUsed(ofThis)]
      return { ...collection, hooks: { ...collection.hooks, beforeDelete } }
    }),
  }
}
