import type { Payload } from 'payload'
import type { DayMenu } from '@/domain/menu/day-menu'
import {
  createLocalized,
  updateLocalizedDish,
  type LocalizedData,
  type DishChange,
} from '@/server/database/write-localized'

type Stored = { id: string } & Record<string, unknown>
type Day = { site: string; location: string; date: string; closed: boolean; day: DayMenu }

/** A document to write for a line of the file. `previous` is the stored document, null when there is none. */
export type DocumentChange = { line: number } & (
  | { collection: 'dishes'; previous: null; data: LocalizedData<'dishes'> }
  | { collection: 'dishes'; previous: Stored; change: DishChange }
  | { collection: 'menus'; previous: null; data: Day & { id?: string } }
  | { collection: 'menus'; previous: Stored; data: Day }
)

/** A write failed and the earlier writes were undone. `notRestored` counts those that could not be undone. */
export class ImportError extends Error {
  constructor(
    readonly line: number,
    reason: string,
    readonly restored: number,
    readonly notRestored: number,
  ) {
    const undone =
      notRestored === 0
        ? `undone changes: ${restored}`
        : `undone changes: ${restored}, changes that could not be undone: ${notRestored}`
    super(`line ${line} could not be written (${reason}); ${undone}`)
  }
}

/** Writes the changes in sequence. If one fails, undoes the earlier ones in reverse order and throws `ImportFailed`. */
export async function applyChanges(
  payload: Payload,
  changes: readonly DocumentChange[],
  onProgress?: (done: number) => unknown,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  for (const [done, change] of changes.entries()) {
    const { collection, previous } = change
    try {
      // registered before the write, because a dish is written in two steps and the second may fail
      if (previous) undo.push(() => payload.db.updateOne({ collection, id: previous.id, data: previous }))
      const created = await write(payload, change)
      if (created) undo.push(() => payload.db.deleteOne({ collection, where: { id: { equals: created } } }))
      await onProgress?.(done + 1)
    } catch (error) {
      const notRestored = await restore(undo)
      throw new ImportError(
        change.line,
        error instanceof Error ? error.message : String(error),
        undo.length - notRestored,
        notRestored,
      )
    }
  }
}

const context = { quiet: true, savedBy: 'import' }
const overrideAccess = true // the importer is run by the operator, who has full access to the database

/** Returns the id of a created document, null for an update. */
async function write(payload: Payload, change: DocumentChange): Promise<string | null> {
  if (change.collection === 'dishes') {
    if (change.previous === null) return createLocalized(payload, { collection: 'dishes', data: change.data, context })
    await updateLocalizedDish(payload, change.previous.id, change.change, context)
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
