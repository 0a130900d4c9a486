import { createLocalReq, type Payload, type Where } from 'payload'
import { underWay, undoable, type ImportState } from '@/domain/menu/import-record'
import type { Locale } from '@/domain/locale'
import { publishChange } from '@/server/cache/revisions'
import { clock } from '@/server/clock'
import { changeIf } from '@/server/database/change-if'
import { newHexId } from '@/server/database/hex-ids'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { storeChange } from '@/server/database/store-change'
import type { ImportCounts } from '@/features/menu/import/import-file'
import { describeImport, describeUndo } from './describe-import'
import type { StoredRow } from '@/server/database/stored-row'
import { countLeft } from './imported-documents'

const collection = 'imports'

type NewImport = {
  siteId: string
  file: string
  kind: 'dishes' | 'menus'
  importedBy: string
  total: number
  counts: ImportCounts
}
export type ImportRecord = NewImport & {
  id: string
  state: ImportState
  written: number | null
  undoneBy: string | null
}

const hasId = (id: string): Where => ({ id: { equals: id } })
const isIn = (states: readonly ImportState[]): Where => ({ state: { in: [...states] } })

/** Stores the record of an import that begins. Returns its id. */
export async function createImport({ db }: Payload, data: NewImport): Promise<string> {
  const id = newHexId()
  const now = clock.now().toISOString()
  const record = { id, ...data, state: 'running', createdAt: now, updatedAt: now }
  await db.create({ collection, data: record, returning: false })
  return id
}

/** The record with an id; null when there is none, or none any more. */
export async function readImport({ db }: Payload, id: string): Promise<ImportRecord | null> {
  const stored = await db.findOne<StoredRow<'imports'>>({ collection, where: hasId(id) })
  return stored ? (stored as unknown as ImportRecord) : null
}

/** Lets one person undo an import, whatever others do at the same moment. False when it cannot be undone, or not any more. */
export const claimUndo = (payload: Payload, id: string, undoneBy: string): Promise<boolean> =>
  changeIf(payload, collection, { and: [hasId(id), isIn(undoable)] }, { state: 'undoing', undoneBy })

/**
 * Ends the work on an import, unless it was ended already, and writes the row of the change log with it. An import that failed leaves
 * a row only if documents stay changed.
 */
export async function endImport(
  payload: Payload,
  id: string,
  state: Exclude<ImportState, 'running' | 'undoing'>,
  problems?: Record<Locale, string[]>,
): Promise<void> {
  const before = await readImport(payload, id)
  if (!before) return
  const left = await countLeft(payload, id)
  const written = before.state === 'running' ? left : before.written
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const data = { state, written, ...(problems ? { problems } : {}) }
    const where = { and: [hasId(id), { state: { equals: before.state } }, isIn(underWay)] }
    const isEnded: unknown = await payload.db.updateOne({ collection, where, data, options: { atomic: true }, req })
    if (isEnded === null || (state === 'failed' && left === 0)) return
    const isUndo = before.state === 'undoing'
    const row = {
      author: (isUndo ? before.undoneBy : null) ?? before.importedBy,
      action: isUndo ? ('undoImport' as const) : ('import' as const),
      kind: before.kind,
      site: before.siteId,
      title: { en: before.file, fr: before.file },
      details: isUndo ? describeUndo((written ?? left) - left, left) : describeImport(before, state, left),
      documentId: id,
    }
    await storeChange(payload, row, req)
  })
}

/**
 * Marks imports of a site as stopped whose server has died, and tells running servers of what it wrote last. Call it under the lease
 * of the site's imports.
 */
export async function endStopped(payload: Payload, siteId: string): Promise<void> {
  const where: Where = { and: [{ siteId: { equals: siteId } }, isIn(underWay)] }
  const { docs } = await payload.db.find<{ id: string }>({ collection, where, pagination: false, limit: 0 })
  for (const { id } of docs) await endImport(payload, String(id), 'stopped')
  if (docs.length > 0) await publishChange(payload, siteId)
}
