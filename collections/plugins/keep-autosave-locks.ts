import type { CollectionAfterOperationHook, CollectionSlug, Plugin } from 'payload'

/**
 * Payload ends the lock on a document with every save. Autosave saves while somebody is still typing: the next person who opens the
 * document would not be told, and would take it over with the first letter. Locks it again for the one who types.
 */
const lockAgain: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const { id, autosave } = args as { id?: string; autosave?: boolean }
  if (operation !== 'updateByID' || !autosave || id === undefined || req.user?.collection !== 'staff') return result
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug as CollectionSlug, value: id },
      user: { relationTo: 'staff', value: req.user.id },
    },
    req,
  })
  return result
}

/** Keeps the lock on documents that are saved as they are typed. */
export const keepAutosaveLocks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) =>
    typeof each.versions === 'object' && typeof each.versions.drafts === 'object' && each.versions.drafts.autosave
      ? { ...each, hooks: { ...each.hooks, afterOperation: [...(each.hooks?.afterOperation ?? []), lockAgain] } }
      : each,
  ),
})
