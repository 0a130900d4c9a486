import type { Payload } from 'payload'

/** The key of the mark in Payload's key-value store, which both databases have. Databases in the field have it: do not rename it. */
export const unfinishedKey = 'refectory-unfinished-copy'

/** Marks the database: a restore into it has begun and not ended. `begun` is an ISO instant. */
export async function markUnfinished(payload: Payload, begun: string): Promise<void> {
  if (payload.db.name !== 'sqlite' || (await payload.kv.has(unfinishedKey))) {
    await payload.kv.set(unfinishedKey, { begun })
    return
  }
  // A negative id: the rows of the backup bring ids that must be free.
  const data = { key: unfinishedKey, data: { begun } }
  await payload.db.create({ collection: 'payload-kv', customID: -1, data })
}

export const markFinished = (payload: Payload) => payload.kv.delete(unfinishedKey)

/** When an unfinished restore into this database began, as an ISO instant; null when there is none. */
export async function readUnfinishedSince(payload: Payload): Promise<string | null> {
  const mark = await payload.kv.get<{ begun?: unknown }>(unfinishedKey)
  return mark ? String(mark.begun ?? 'unknown') : null
}

/** An error message for the operator when a restore into this database is unfinished; null when there is none. */
export async function getUnfinishedRestoreError(payload: Payload): Promise<string | null> {
  const begun = await readUnfinishedSince(payload)
  return begun === null
    ? null
    : `Refectory cannot start: the database contains an unfinished restore from ${begun}. Wait until it ends, or run npm run restore again with --replace.`
}
