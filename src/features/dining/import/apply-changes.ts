import type { Payload } from 'payload'
import { createInBoth, updateInBoth, type DataInBoth } from '@/server/write-both'

type Stored = { id: string } & Record<string, unknown>
type Written<Slug extends 'dishes' | 'menus'> = { collection: Slug; line: number; previous: Stored | null; data: DataInBoth<Slug> }

/** One document to write: `previous` is what is stored, as the database holds it, null for a new one. */
export type Change = Written<'dishes'> | Written<'menus'>

/** A write failed. What had been written before it is as it was; `notRestored` counts what could not be put back. */
export class ImportFailed extends Error {
  constructor(
    readonly line: number,
    reason: string,
    readonly restored: number,
    readonly notRestored: number,
  ) {
    const undone = notRestored === 0 ? `the ${restored} written before it were put back` : `of those written before it ${restored} were put back and ${notRestored} could not be`
    super(`line ${line} could not be written (${reason}); ${undone}`)
  }
}

/** Writes one after the other; when one fails, puts back all that it had written, last first, and throws `ImportFailed`. */
export async function applyChanges(payload: Payload, changes: readonly Change[], onProgress?: (done: number) => void): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  for (const change of changes) {
    try {
      undo.push(await write(payload, change))
      onProgress?.(undo.length)
    } catch (error) {
      const notRestored = await restore(undo)
      throw new ImportFailed(change.line, error instanceof Error ? error.message : String(error), undo.length - notRestored, notRestored)
    }
  }
}

const context = { quiet: true }

/** Writes one change; what it gives back puts the document's previous state back. */
async function write(payload: Payload, { collection, data, previous }: Change): Promise<() => Promise<unknown>> {
  if (!previous) {
    const id = await (collection === 'dishes' ? createInBoth(payload, { collection, data, context }) : createInBoth(payload, { collection, data, context }))
    return () => payload.db.deleteOne({ collection, where: { id: { equals: id } } })
  }
  const { id } = previous
  await (collection === 'dishes' ? updateInBoth(payload, { collection, id, data, context }) : updateInBoth(payload, { collection, id, data, context }))
  return () => payload.db.updateOne({ collection, id, data: previous })
}

async function restore(undo: (() => Promise<unknown>)[]): Promise<number> {
  let failed = 0
  for (const step of undo.toReversed()) await step().catch(() => (failed += 1))
  return failed
}
