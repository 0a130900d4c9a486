import type { CollectionSlug, PayloadRequest, Plugin } from 'payload'
import { findPermittedIds } from '@collections/access/find-permitted-ids'
import { isPreviewed } from '@/domain/content/previewed-collections'
import { previewPath } from '@/domain/http/preview-path'
import { makePreviewToken } from '@/server/auth/preview-token'
import { clock } from '@/server/clock'
import { fieldsOf, idOf } from '@/server/database/stored-values'
import { readSettings } from '@/server/settings'

/** The preview of a document in both languages; null for one that the person may not read, or that has no site yet. */
async function addressOf(req: PayloadRequest, collection: string, data: unknown): Promise<string | null> {
  const [id, site] = [idOf(data), idOf(fieldsOf(data).site)]
  if (!id || !site || !isPreviewed(collection)) return null
  // A form sends the document itself: only what is stored says whether the person may read it.
  const [permitted] = await findPermittedIds(req, 'read', collection as CollectionSlug, [id])
  if (permitted === undefined) return null
  const token = makePreviewToken({ collection, id }, 'both', readSettings(process.env).secret, clock.now())
  return previewPath('both', token)
}

/** Adds the preview beside the form, and the link to it in a tab of its own. */
export const previews: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((given) =>
    isPreviewed(given.slug)
      ? {
          ...given,
          admin: {
            ...given.admin,
            preview: (data, { req }) => addressOf(req, given.slug, data),
            livePreview: { url: ({ data, req }) => addressOf(req, given.slug, data) },
          },
        }
      : given,
  ),
})
