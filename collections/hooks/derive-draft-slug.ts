import { randomBytes } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'
import { slugify } from '@/domain/site/slug'
import { nameOf } from '@/server/database/stored-values'

const generated = /^page-[0-9a-f]{8}$/

/**
 * Gives a new draft without a slug one that is derived from its name, or else a random one. MongoDB's unique index would treat two
 * drafts without a slug as duplicates. A document that is created as published must bring its own slug. Autosave creates drafts
 * without a name: a random slug is replaced when the document is published with one.
 */
export const deriveDraftSlug: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) => {
  if (!data) return data
  const isPublished = data._status === 'published'
  const slug: unknown = data.slug ?? originalDoc?.slug
  const isWanted = operation === 'create' ? !data.slug && !isPublished : isPublished && generated.test(String(slug))
  if (!isWanted) return data
  const derived = slugify(nameOf(data.name ?? originalDoc?.name).en)
  return derived || operation === 'create'
    ? { ...data, slug: derived || `page-${randomBytes(4).toString('hex')}` }
    : data
}
