import type { Payload, Where } from 'payload'
import { withLock, saveLockKey } from '@/server/database/locks/with-lock'

export type Stored = { id: string } & Record<string, unknown>

/**
 * What an import did to a document. `previous` is the document as it was read under its lock, null for a created one. `written` is
 * what the import has stored; null while that is not known.
 */
export type Written = {
  line: number
  collection: 'dishes' | 'menus'
  id: string
  previous: Stored | null
  /** The ids of its versions before, the newest first. */
  versions: unknown[]
  written: Stored | null
}

/** A change that is still stored, and why. */
export type NotUndone = { line: number; reason: string }

/** The ids of the versions of a document, the newest first. */
export async function listVersions({ db }: Payload, collection: 'dishes' | 'menus', id: string): Promise<unknown[]> {
  const where: Where = { parent: { equals: id } }
  const { docs } = await db.findVersions({ collection, where, sort: '-updatedAt', pagination: false, limit: 0 })
  return docs.map((version) => version.id)
}

const savedSince = 'saved by somebody else since'

/**
 * Takes back what an import wrote to a document, if it still is what the import wrote: one statement compares `updatedAt`, so that
 * nobody's save is lost. The lock lets a save that is under way end first, and one that begins later find the change. Null when
 * nothing of the import is left.
 */
export async function undoChange(
  payload: Payload,
  { line, collection, id, previous, versions, written }: Written,
): Promise<NotUndone | null> {
  const isUnchanged: Where = { and: [{ id: { equals: id } }, { updatedAt: { equals: written?.updatedAt ?? null } }] }
  // MongoDB keeps a field that the previous document did not have.
  const added = Object.fromEntries(Object.keys(written ?? {}).map((name) => [name, null]))
  const takeBack = async (): Promise<boolean> => {
    const later = (await listVersions(payload, collection, id)).filter((version) => !versions.includes(version))
    const undone: unknown = previous
      ? await payload.db.updateOne({ collection, where: isUnchanged, data: { ...added, ...previous } })
      : await payload.db.deleteOne({ collection, where: isUnchanged })
    if (undone === null) return false
    // The form of a document with drafts shows the newest version: it must not be the one that was undone.
    if (later.length > 0) await payload.db.deleteVersions({ collection, where: { id: { in: later } } })
    const [newest] = versions
    if (newest !== undefined && collection === 'menus')
      await payload.db.updateVersion({
        collection,
        id: newest as string,
        versionData: { latest: true } as never,
        returning: false,
      })
    return true
  }
  try {
    const isUndone = await withLock(payload, saveLockKey(collection, id), takeBack)
    if (isUndone === null) return { line, reason: 'being saved by somebody else' }
    return isUndone ? null : { line, reason: savedSince }
  } catch (error) {
    return { line, reason: error instanceof Error ? error.message : String(error) }
  }
}
