import { setImmediate as nextTurn } from 'node:timers/promises'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Locale } from '@/domain/locale'
import type { DayMenu } from '@/domain/menu/day-menu'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { withLock, saveLockKey } from '@/server/database/locks/with-lock'
import { createDish, updateDish, type LocalizedData, type DishChange } from '@/server/database/write-localized'
import { publishBesideDraft, readStoredMenus } from '@/server/database/menu/stored-menus'
import { undoChange, updatedAtOf, type Journal, type NotUndone, type Stored, type Written } from './undo-change'

type Day = { site: string; location: string; date: string; closed: boolean; day: DayMenu }

/**
 * A document to write for a line of the file. `previous` is the stored document, null when there is none. `only` is the only language
 * of the site, in which the texts of a dish are written; null for both.
 */
export type DocumentChange = { line: number } & (
  | { collection: 'dishes'; previous: null; data: LocalizedData<'dishes'>; only: Locale | null }
  | { collection: 'dishes'; previous: Stored; change: DishChange; only: Locale | null }
  | { collection: 'menus'; previous: null; data: Day & { id?: string } }
  | { collection: 'menus'; previous: { id: string }; data: Day }
)

/** A write failed and the earlier changes were undone, but those of `notUndone`. */
export class ImportError extends Error {
  constructor(
    readonly line: number,
    reason: string,
    readonly undone: number,
    readonly notUndone: readonly NotUndone[],
  ) {
    const left = notUndone.map((one) => `line ${one.line} (${one.reason.en})`).join(', ')
    const outcome = `undone changes: ${undone}${left && `, changes that could not be undone: ${left}`}`
    super(`line ${line} could not be written (${reason}); ${outcome}`)
  }
}

/** `importedBy` is the person who started the import, whom versions name. `isOver` may end it before each change, or delay it. */
export type WriteOptions = { importedBy?: string | null; journal?: Journal | null; isOver?: () => Promise<boolean> }

/**
 * Writes the changes in sequence and returns how many were written: all, unless `isOver` ended it. If one fails, undoes the earlier
 * ones in reverse order and throws `ImportError`. Documents that staff saved in between are not undone; the error lists their lines.
 */
export async function applyChanges(
  payload: Payload,
  changes: readonly DocumentChange[],
  onProgress?: (done: number) => unknown,
  { importedBy = null, journal = null, isOver = () => nextTurn(false) }: WriteOptions = {},
): Promise<number> {
  const context: Context = { quiet: true, savedBy: 'import', importedBy }
  const written: Written[] = []
  for (const [done, change] of changes.entries()) {
    if (await isOver()) return done
    try {
      const req = await createLocalReq({ context: { ...context } }, payload)
      await write(req, change, { position: done, written, journal })
      await onProgress?.(done + 1)
    } catch (error) {
      const notUndone: NotUndone[] = []
      for (const each of written.toReversed())
        notUndone.push(...[await undoChange(payload, each, { by: importedBy, journal })].filter((it) => it !== null))
      const reason = error instanceof Error ? error.message : String(error)
      throw new ImportError(change.line, reason, written.length - notUndone.length, notUndone)
    }
  }
  return changes.length
}

type Context = { quiet: true; savedBy: 'import'; importedBy: string | null }
type Notes = { position: number; written: Written[]; journal: Journal | null }
const overrideAccess = true // run by the operator, or by staff whose rights on the site were checked (`studio-import.ts`)

/** Writes a change and notes what it did, in one transaction. A change of a document takes the lock of its saves. */
async function write(
  req: PayloadRequest,
  change: DocumentChange,
  { position, written, journal }: Notes,
): Promise<void> {
  const { payload } = req
  const { collection, line, previous } = change
  if (previous === null)
    return inTransaction(req, async () => {
      const { id, updatedAt } = await create(req, change)
      const noted: Written = { position, line, collection, id, previous, writtenAt: updatedAt }
      written.push(noted)
      await journal?.note(noted, req)
    })
  const { id } = previous
  const isWritten = await withLock(payload, saveLockKey(collection, id), async () => {
    const read = () => payload.db.findOne<Stored>({ collection, where: { id: { equals: id } }, req })
    const stored = await read() // staff may have saved it since the file was compared with it
    if (!stored) throw new Error('it was deleted meanwhile')
    const noted: Written = { position, line, collection, id, previous: stored, writtenAt: null }
    written.push(noted)
    try {
      await inTransaction(req, async () => {
        await update(req, change)
        noted.writtenAt = updatedAtOf(await read())
        await journal?.note(noted, req)
      })
    } catch (error) {
      // Without transactions, a write that fails may have stored a part. Under the lock nobody else has.
      noted.writtenAt = updatedAtOf(await read())
      throw error
    }
    return true
  })
  if (!isWritten) throw new Error('somebody else is saving it')
}

const create = (
  req: PayloadRequest,
  change: Extract<DocumentChange, { previous: null }>,
): Promise<{ id: string; updatedAt: string }> =>
  change.collection === 'menus'
    ? req.payload.create({
        collection: 'menus',
        data: { ...change.data, _status: 'published' },
        depth: 0,
        overrideAccess,
        req,
      })
    : createDish(req.payload, change.data, change.only, { req })

async function update(req: PayloadRequest, change: Exclude<DocumentChange, { previous: null }>): Promise<void> {
  const { id } = change.previous
  if (change.collection === 'dishes') return updateDish(req.payload, id, change.change, change.only, { req })
  const [menu] = await readStoredMenus(req.payload, { id: { equals: id } }, req)
  if (menu) await publishBesideDraft(req.payload, menu, change.data, { req, overrideAccess })
}
