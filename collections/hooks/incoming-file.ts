import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { say, words } from '@collections/labels'
import { fieldsOf, idOf } from '@/server/stored'

type Asked = Parameters<CollectionBeforeOperationHook>[0]
/** A write that may bring a file: `id` is null for a new document. */
export type Incoming = { data: Record<string, unknown>; id: string | null }

/** Refuses the file with a sentence at its field, in the language of whoever sends it. */
export function refuseFile(collection: string, req: PayloadRequest, text: ReturnType<typeof words>): never {
  throw new ValidationError({ collection, errors: [{ path: 'file', message: say(req, text) }] }, req.t)
}

/**
 * The write as hooks of an upload may take it; null when there is none for them: another operation, or somebody whom
 * Payload turns away next and for whom no file is worth the work. Takes out what only the file itself may say, so that
 * nobody states a type or a size for it. Files are neither missing from a new document nor given to many at once.
 */
export function incomingFile({ args, collection, operation, req }: Asked): Incoming | null {
  if (operation !== 'create' && operation !== 'update') return null
  const asked = fieldsOf(args)
  if (asked.overrideAccess === false && !signedInStaff(req)) return null
  const data = fieldsOf(asked.data)
  const id = operation === 'update' ? idOf(asked.id) : null
  if (asked.overrideAccess === false)
    for (const name of ['mimeType', 'filesize', 'width', 'height', 'thumbnailURL']) delete data[name]
  const isOfMany = operation === 'update' && id === null
  if (isOfMany && req.file)
    refuseFile(
      collection.slug,
      req,
      words('Give each document its own file.', 'Donnez à chaque document son propre fichier.'),
    )
  if (operation === 'create' && !req.file && !asked.duplicateFromID)
    refuseFile(collection.slug, req, words('Choose a file.', 'Choisissez un fichier.'))
  return { data, id }
}
