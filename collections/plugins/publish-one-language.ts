import { APIError, type CollectionBeforeOperationHook, type CollectionSlug, type Plugin, type Where } from 'payload'
import { bilingual, translate } from '@collections/labels'

const refusal = bilingual(
  'The published texts of this document are too old to publish one language alone. Publish all languages.',
  'Les textes publiés de ce document sont trop anciens pour publier une seule langue. Publiez toutes les langues.',
)

/**
 * Payload publishes one language over the newest published version. It deletes the oldest versions, also that one: the texts that
 * visitors read in the other language would then be lost. Refuses 409.
 */
const requirePublished: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, publishSpecificLocale } = args as { id?: string; publishSpecificLocale?: string }
  if (operation !== 'update' || !publishSpecificLocale || id === undefined) return args
  const slug = collection.slug as CollectionSlug
  const isPublished = { _status: { equals: 'published' } }
  const { totalDocs } = await req.payload.db.count({
    collection: slug,
    where: { and: [{ id: { equals: id } }, isPublished] },
    req,
  })
  const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] }
  if (totalDocs > 0 && (await req.payload.db.countVersions({ collection: slug, where, req })).totalDocs === 0)
    throw new APIError(translate(req, refusal), 409, undefined, true)
  return args
}

/** Keeps what visitors read in one language when the other one is published. */
export const publishOneLanguage: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) =>
    typeof each.versions === 'object' && each.versions.drafts
      ? {
          ...each,
          hooks: { ...each.hooks, beforeOperation: [...(each.hooks?.beforeOperation ?? []), requirePublished] },
        }
      : each,
  ),
})
