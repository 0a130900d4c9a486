import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { CollectionSlug, ServerFunction } from 'payload'
import { findPermittedIds } from '@collections/access/find-permitted-ids'

type Args = Parameters<typeof buildFormStateHandler>[0]

/** Payload's form state, which locks the document with the given id. Locks only documents that the user may update. */
export const formState: ServerFunction<Args> = async (args) => {
  const { collectionSlug, id, req, returnLockStatus } = args
  const mayLock =
    returnLockStatus === true &&
    collectionSlug !== undefined &&
    id !== undefined &&
    (await findPermittedIds(req, 'update', collectionSlug as CollectionSlug, [String(id)])).length > 0
  return buildFormStateHandler({ ...args, returnLockStatus: mayLock })
}
