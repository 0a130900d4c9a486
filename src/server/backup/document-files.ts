import path from 'node:path'
import type { Payload } from 'payload'
import type { Store } from './stores'
import type { Stored } from '@/server/database/walk-fields'

const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null

/** The files of a document of an upload collection, in all sizes, as `folder/name`. Empty for other collections. */
export function listDocumentFiles(payload: Payload, store: Store, document: Stored): string[] {
  const { upload } = payload.collections[store.slug].config
  if (!upload || store.kind === 'versions') return []
  const sizes = isRecord(document.sizes) ? Object.values(document.sizes) : []
  const folder = path.basename(upload.staticDir ?? store.slug)
  return [document, ...sizes]
    .map((one) => (isRecord(one) ? one.filename : null))
    .filter((name): name is string => typeof name === 'string' && name !== '')
    .map((name) => `${folder}/${name}`)
}
