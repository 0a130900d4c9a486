import { randomBytes } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'
import { slugify } from '@/domain/site/slug'
import { nameOf } from '@/server/database/stored-values'

/**
 * Gives a new draft without a slug one that is derived from its name. MongoDB's unique index would treat two drafts
 * without a slug as duplicates. A document that is created as published must bring its own slug.
 */
export const deriveDraftSlug: CollectionBeforeValidateHook = ({ data, operation }) => {
  if (operation !== 'create' || !data || data.slug || data._status === 'published') return data
  const derived = slugify(nameOf(data.name).en)
  return { ...data, slug: derived || `page-${randomBytes(4).toString('hex')}` }
}
