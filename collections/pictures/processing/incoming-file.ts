import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { type BilingualText, translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { fieldsOf, idOf } from '@/server/database/stored-values'

type Operation = Parameters<CollectionBeforeOperationHook>[0]
/** A write that may include a file. `id` is null for a new document. */
export type Incoming = { data: Record<string, unknown>; id: string | null }

/** Refuses a file with a message at its field. */
export function refuseFile(collection: SanitizedCollectionConfig, req: PayloadRequest, text: BilingualText): never {
  throw validationError(
    collection,
    [{ path: 'file', message: translate(req, text), label: bilingual('File', 'Fichier') }],
    req,
  )
}

/**
 * The write, prepared for the hooks of an upload. Null for other operations, and for requests that access control refuses
 * next, so that their files are not processed.
 *
 * Removes properties that only the file may determine, such as its type and size. Refuses a new document without a file,
 * and one file for several documents.
 */
export function incomingFile({ args, collection, operation, req }: Operation): Incoming | null {
  if (operation !== 'create' && operation !== 'update') return null
  const options = fieldsOf(args)
  if (options.overrideAccess === false && !signedInStaff(req)) return null
  const data = fieldsOf(options.data)
  const id = operation === 'update' ? idOf(options.id) : null
  if (options.overrideAccess === false)
    for (const name of ['mimeType', 'filesize', 'width', 'height', 'thumbnailURL']) delete data[name]
  const isBulkUpdate = operation === 'update' && id === null
  if (isBulkUpdate && req.file)
    refuseFile(
      collection,
      req,
      bilingual('Upload a separate file for each document.', 'Téléversez un fichier distinct pour chaque document.'),
    )
  if (operation === 'create' && !req.file && !options.duplicateFromID)
    refuseFile(collection, req, bilingual('Choose a file.', 'Choisissez un fichier.'))
  return { data, id }
}
