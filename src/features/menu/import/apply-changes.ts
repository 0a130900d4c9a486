import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import type { DayMenu } from '@/domain/menu/day-menu'
import { withLock, saveLockKey } from '@/server/database/locks/with-lock'
import { createDish, updateDish, type LocalizedData, type DishChange } from '@/server/database/write-localized'
import { publishBesideDraft, readStoredMenus } from '@/server/database/menu/stored-menus'
import { listVersions, undoChange, type NotUndone, type Stored, type Written } from './undo-change'

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
    const left = notUndone.map((one) => `line ${one.line} (${one.reason})`).join(', ')
    const outcome = `undone changes: ${undone}${left && `, changes that could not be undone: ${left}`}`
    super(`line ${line} could not be written (${reason}); ${outcome}`)
  }
}

/**
 * Writes the changes in sequence. Versions name `importedBy`, the person who started the import, if there is one. If one fails, undoes the earlier ones in reverse order and throws `ImportError`. Documents that
 * staff saved in between are not undone; the error lists their lines.
 */
export async function applyChanges(
  payload: Payload,
  changes: readonly DocumentChange[],
  onProgress?: (done: number) => unknown,
  importedBy: string | null = null,
): Promise<void> {
  const context: Context = { quiet: true, savedBy: 'import', importedBy }
  const written: Written[] = []
  for (const [done, change] of changes.entries()) {
    try {
      await write(payload, change, written, context)
      await onProgress?.(done + 1)
    } catch (error) {
      const notUndone: NotUndone[] = []
      for (const each of written.toReversed())
        notUndone.push(...[await undoChange(payload, each)].filter((it) => it !== null))
      const reason = error instanceof Error ? error.message : String(error)
      throw new ImportError(change.line, reason, written.length - notUndone.length, notUndone)
    }
  }
}

type Context = { quiet: true; savedBy: 'import'; importedBy: string | null }
const overrideAccess = true // run by the operator, or by staff whose rights on the site were checked (`studio-import.ts`)

/** Writes a change and notes what it did in `written`. A change of a document takes the lock of its saves. */
async function write(payload: Payload, change: DocumentChange, written: Written[], context: Context): Promise<void> {
  const { collection, line, previous } = change
  if (previous === null) {
    const created = await create(payload, change, context)
    written.push({ line, collection, id: created.id, previous, versions: [], written: created })
    return
  }
  const { id } = previous
  const isWritten = await withLock(payload, saveLockKey(collection, id), async () => {
    const read = () => payload.db.findOne<Stored>({ collection, where: { id: { equals: id } } })
    const stored = await read() // staff may have saved it since the file was compared with it
    if (!stored) throw new Error('it was deleted meanwhile')
    const versions = await listVersions(payload, collection, id)
    const noted: Written = { line, collection, id, previous: stored, versions, written: null }
    written.push(noted)
    try {
      await update(payload, change, context)
    } finally {
      // A write that fails may have stored a part. Under the lock nobody else has.
      noted.written = await read()
    }
    return true
  })
  if (!isWritten) throw new Error('somebody else is saving it')
}

const create = (
  payload: Payload,
  change: Extract<DocumentChange, { previous: null }>,
  context: Context,
): Promise<{ id: string; updatedAt: string }> =>
  change.collection === 'menus'
    ? payload.create({
        collection: 'menus',
        data: { ...change.data, _status: 'published' },
        ...{ depth: 0, context, overrideAccess },
      })
    : createDish(payload, change.data, change.only, context)

async function update(
  payload: Payload,
  change: Exclude<DocumentChange, { previous: null }>,
  context: Context,
): Promise<void> {
  const { id } = change.previous
  if (change.collection === 'dishes') return updateDish(payload, id, change.change, change.only, context)
  const [menu] = await readStoredMenus(payload, { id: { equals: id } })
  if (menu) await publishBesideDraft(payload, menu, change.data, { context, overrideAccess })
}
