import type { CollectionSlug, Payload } from 'payload'

type Options = { locale?: 'en' | 'fr'; draft?: boolean }

/** Changes a document as a program does, without access control. */
export const updateDocument = (
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  data: object,
  options: Options = {},
): Promise<unknown> => payload.update({ collection, id, data, ...options, overrideAccess: true }) // test data
