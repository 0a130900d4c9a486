import { restoreVersionOperation, type Endpoint } from 'payload'

/**
 * `POST /api/menus/versions/{id}`: Payload's call, except that a version that was a draft becomes the draft of today. Payload would
 * replace the public menu and unpublish it.
 */
export const restoreMenuVersion: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id)
    const found = { collection: 'menus', id, depth: 0, disableErrors: true } as const
    const version = await req.payload.findVersionByID({ ...found, overrideAccess: false, req })
    const restored: object = await restoreVersionOperation({
      collection: req.payload.collections.menus,
      id,
      depth: 0,
      draft: req.query.draft === 'true' || version?.version._status === 'draft',
      overrideAccess: false,
      req,
    })
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
  },
}
