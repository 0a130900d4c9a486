import type { Payload } from 'payload'
import type { DayMenu } from '@/domain/day-menu'
import { createInBoth, updateDishInBoth, type DataInBoth, type DishChange } from '@/server/write-both'

type Stored = { id: string } & Record<string, unknown>
type Day = { site: string; location: string; date: string; closed: boolean; day: DayMenu }

/** One document to write, from a line of the file; `previous` is what the database holds now. */
export type Change = { line: number } & (
  | { collection: 'dishes'; previous: null; data: DataInBoth<'dishes'> }
  | { collection: 'dishes'; previous: Stored; change: DishChange }
  | { collection: 'menus'; previous: null; data: Day & { id?: string } }
  | { collection: 'menus'; previous: Stored; data: Day }
)

/** A write failed. What had been written before it is as it was; `notRestored` counts what could not be put back. */
export class ImportFailed extends Error {
  constructor(
    readonly line: number,
    reason: string,
    readonly restored: number,
    readonly notRestored: number,
  ) {
    const undone =
      notRestored === 0
        ? `the ${restored} documents that were touched are as they were`
        : `of the documents that were touched ${restored} are as they were and ${notRestored} could not be put back`
    super(`line ${line} could not be written (${reason}); ${undone}`)
  }
}

/** Writes one after the other; when one fails, puts back all that it had written, last first, and throws `ImportFailed`. */
export async function applyChanges(
  payload: Payload,
  changes: readonly Change[],
  onProgress?: (done: number) => void,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  for (const [done, change] of changes.entries()) {
    const { collection, previous } = change
    try {
      // before the write, because a dish is changed in two steps of which the second may fail
      if (previous) undo.push(() => payload.db.updateOne({ collection, id: previous.id, data: previous }))
      const created = await write(payload, change)
      if (created) undo.push(() => payload.db.deleteOne({ collection, where: { id: { equals: created } } }))
      onProgress?.(done + 1)
    } catch (error) {
      const notRestored = await restore(undo)
      throw new ImportFailed(
        change.line,
        error instanceof Error ? error.message : String(error),
        undo.length - notRestored,
        notRestored,
      )
    }
  }
}

const context = { quiet: true }
const overrideAccess = true // the importer is a program of the operator, who holds the database itself

/** Writes one change; the id of what it created, null when it changed what was there. */
async function write(payload: Payload, change: Change): Promise<string | null> {
  if (change.collection === 'dishes') {
    if (change.previous === null) return createInBoth(payload, { collection: 'dishes', data: change.data, context })
    await updateDishInBoth(payload, change.previous.id, change.change, context)
    return null
  }
  const { collection, data, previous } = change
  if (previous === null) return (await payload.create({ collection, data, depth: 0, context, overrideAccess })).id
  await payload.update({ collection, id: previous.id, data, depth: 0, context, overrideAccess })
  return null
}

async function restore(undo: (() => Promise<unknown>)[]): Promise<number> {
  let failed = 0
  for (const step of undo.toReversed()) await step().catch(() => (failed += 1))
  return failed
}
