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
  written: Stored | null
}

/** A change that is still stored, and why. */
export type NotUndone = { line: number; reason: string }

const savedSince = 'saved by somebody else since'

/**
 * Takes back what an import wrote to a document, if it still is what the import wrote: one statement compares `updatedAt`, so that
 * nobody's save is lost. The lock lets a save that is under way end first, and one that begins later find the change. Null when
 * nothing of the import is left.
 */
export async function undoChange(
  payload: Payload,
  { line, collection, id, previous, written }: Written,
): Promise<NotUndone | null> {
  const isUnchanged: Where = { and: [{ id: { equals: id } }, { updatedAt: { equals: written?.updatedAt ?? null } }] }
  // MongoDB keeps a field that the previous document did not have.
  const added = Object.fromEntries(Object.keys(written ?? {}).map((name) => [name, null]))
  const takeBack = (): Promise<unknown> =>
    previous
      ? payload.db.updateOne({ collection, where: isUnchanged, data: { ...added, ...previous } })
      : payload.db.deleteOne({ collection, where: isUnchanged })
  try {
    const isUndone = await withLock(payload, saveLockKey(collection, id), async () => (await takeBack()) !== null)
    if (isUndone === null) return { line, reason: 'being saved by somebody else' }
    return isUndone ? null : { line, reason: savedSince }
  } catch (error) {
    return { line, reason: error instanceof Error ? error.message : String(error) }
  }
}
