import { randomBytes } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'
import { slugify } from '@/domain/address'
import { nameOf } from '@/server/stored'

/**
 * Gives a draft that is begun without an address one from its name: MongoDB takes two drafts of a site without one for
 * two of the same. What is published says its address itself.
 */
export const nameDraft: CollectionBeforeValidateHook = ({ data, operation }) => {
  if (operation !== 'create' || !data || data.slug || data._status === 'published') return data
  const named = slugify(nameOf(data.name).en)
  return { ...data, slug: named || `page-${randomBytes(4).toString('hex')}` }
}
