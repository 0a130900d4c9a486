import type { Payload } from 'payload'
import type { PreviewedDocument } from '@/server/auth/preview-token'
import { resolveReferences, withoutStudioFields, type Relations, type Stored } from './read-public-documents'

/**
 * The newest draft of a document in all languages, else what is published of it; null for a deleted one. For previews only: the caller
 * has checked the signed address. What the document names is what visitors may see of it. Never cached.
 */
export async function readNewestDraft(
  payload: Payload,
  { collection, id }: PreviewedDocument,
  related: Relations,
): Promise<Stored | null> {
  const select = withoutStudioFields(payload.collections[collection].config.flattenedFields)
  const draft = await payload.findByID({
    collection,
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    ...(select ? { select } : {}),
    overrideAccess: true, // whoever has the signed address may see the draft; it was made for a person who may
  })
  if (!draft) return null
  const [doc] = await resolveReferences(payload, collection, [draft as unknown as Stored], related)
  return doc ?? null
}
