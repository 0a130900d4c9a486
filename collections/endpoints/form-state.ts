import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { CollectionSlug, ServerFunction } from 'payload'
import { withinReach } from '@collections/access/within-reach'

type Asked = Parameters<typeof buildFormStateHandler>[0]

/** Payload's own, which locks whatever document it is told of: here only one that this person may change. */
export const formState: ServerFunction<Asked> = async (asked) => {
  const { collectionSlug, id, req, returnLockStatus } = asked
  const locks =
    returnLockStatus === true &&
    collectionSlug !== undefined &&
    id !== undefined &&
    (await withinReach(req, 'update', collectionSlug as CollectionSlug, [String(id)])).length > 0
  return buildFormStateHandler({ ...asked, returnLockStatus: locks })
}
