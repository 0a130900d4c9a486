import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { fieldsOf, idOf, nameOf } from '@/server/database/stored-values'

/** What staff call a document, in both languages: its title, and the location of a menu or of hours. */
export async function readTitle(
  payload: Payload,
  slug: CollectionSlug,
  document: Record<string, unknown>,
  req: PayloadRequest,
) {
  const { config } = payload.collections[slug]
  const title = nameOf(document[config.admin.useAsTitle ?? 'id'])
  const location = config.flattenedFields.some(({ name }) => name === 'location') ? idOf(document.location) : null
  if (!location || slug === 'locations') return title
  const where = { id: { equals: location } }
  const hall = nameOf(fieldsOf(await payload.db.findOne({ collection: 'locations', where, req })).name)
  const inBoth = (language: 'en' | 'fr') => [title[language], hall[language]].filter(Boolean).join(' · ')
  return { en: inBoth('en'), fr: inBoth('fr') }
}
