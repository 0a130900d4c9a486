import { restoreVersionOperation, type CollectionSlug, type Endpoint, type Plugin } from 'payload'
import { fieldsOf } from '@/server/database/stored-values'

/**
 * `POST /api/{collection}/versions/{id}`: Payload's call, except that a version that was a draft becomes the draft of today. Payload would
 * replace the public document and unpublish it.
 */
const restoreVersion = (slug: CollectionSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id)
    const found = { collection: slug, id, depth: 0, disableErrors: true } as const
    const version = await req.payload.findVersionByID({ ...found, overrideAccess: false, req })
    const restored: object = await restoreVersionOperation({
      collection: req.payload.collections[slug],
      id,
      depth: 0,
      draft: req.query.draft === 'true' || fieldsOf(version?.version)._status === 'draft',
      overrideAccess: false,
      req,
    })
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
  },
})

/** Restores what was a draft as a draft, in all collections that have drafts. */
export const restoreAsDraft: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) =>
    typeof each.versions === 'object' && each.versions.drafts
      ? { ...each, endpoints: [...(each.endpoints || []), restoreVersion(each.slug as CollectionSlug)] }
      : each,
  ),
})
