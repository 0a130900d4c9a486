import type { Payload } from 'payload'

/** Payload's key-value store holds the mark: it is in both databases and belongs to no site. */
export const unfinishedKey = 'refectory-unfinished-copy'

/** Says durably that a copy into this database has begun and not ended. */
export async function markUnfinished(payload: Payload, begun: string): Promise<void> {
  if (payload.db.name !== 'sqlite' || (await payload.kv.has(unfinishedKey))) {
    await payload.kv.set(unfinishedKey, { begun })
    return
  }
  // Below all numbers that rows are given: those that come must find their own free.
  const data = { key: unfinishedKey, data: { begun } }
  await payload.db.create({ collection: 'payload-kv', customID: -1, data })
}

export const markFinished = (payload: Payload) => payload.kv.delete(unfinishedKey)

/** When the copy into this database began that never ended, as an instant in ISO form; null when there is none. */
export async function unfinishedSince(payload: Payload): Promise<string | null> {
  const mark = await payload.kv.get<{ begun?: unknown }>(unfinishedKey)
  return mark ? String(mark.begun ?? 'unknown') : null
}

/** One sentence for the operator of a server on a database into which a copy was broken off; null when all is well. */
export async function unfinishedSentence(payload: Payload): Promise<string | null> {
  const begun = await unfinishedSince(payload)
  return begun === null
    ? null
    : `Refectory cannot start: the database holds a copy begun ${begun} that has not ended. Wait for it, or run npm run db:copy again with --replace.`
}
