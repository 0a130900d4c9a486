import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Plugin,
  type Where,
} from 'payload'
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

/**
 * Payload answers with what is public now. The form of the studio then shows the public text of the other language, and the next save
 * would replace its draft. Answers with the draft, as the form reads it when it is opened.
 */
const answerDraft: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
  result,
}) => {
  const { depth, id, publishSpecificLocale } = args as { depth?: number; id?: string; publishSpecificLocale?: string }
  if (operation !== 'updateByID' || !publishSpecificLocale || id === undefined) return result
  const slug = collection.slug as CollectionSlug
  return req.payload.findByID({
    collection: slug,
    id,
    depth,
    draft: true,
    overrideAccess: overrideAccess ?? false,
    req,
  })
}

/** Keeps the texts of one language, public and draft, when the other one is published. */
export const publishOneLanguage: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) =>
    typeof each.versions === 'object' && each.versions.drafts
      ? {
          ...each,
          hooks: {
            ...each.hooks,
            beforeOperation: [...(each.hooks?.beforeOperation ?? []), requirePublished],
            afterOperation: [...(each.hooks?.afterOperation ?? []), answerDraft],
          },
        }
      : each,
  ),
})
