import type { Payload } from 'payload'
import type { Localized } from '@/domain/locale'
import { formatLongDate } from '@/domain/time/date-formats'
import { isCampusDate } from '@/domain/time/calendar'
import { trackWork } from '@/server/background-work'
import type { HeldLease } from '@/server/database/locks/held-lease'
import { fieldsOf, idOf, nameOf, textOf } from '@/server/database/stored-values'
import { isStopping } from '@/server/shutdown'
import { announcing } from '@/features/menu/import/import-file'
import { linesOf, type Problem } from '@/features/menu/import/import-problems'
import { leaveTime } from './leave-time'
import { holdImportLease } from './import-lease'
import { claimUndo, endImport, endStopped, readImport } from './import-records'
import { journalOf, readBackwards } from './imported-documents'
import { undoChange, type Written } from '@/features/menu/import/undo-change'

type Undo = { importId: string; undoneBy: string; maySee: (siteId: string) => boolean }

/**
 * Begins to undo an import, which goes on after the answer. `unknown` for an import that does not exist or that `maySee` denies,
 * `ended` for one that was undone or wrote nothing, `busy` while another import of the site goes on. Access control does not apply:
 * the caller checks what the person may delete.
 */
export async function undoForStaff(
  payload: Payload,
  { importId, undoneBy, maySee }: Undo,
): Promise<'begun' | 'unknown' | 'ended' | 'busy'> {
  const record = await readImport(payload, importId)
  if (!record || !maySee(record.siteId)) return 'unknown'
  if (record.state === 'failed' || record.state === 'undone') return 'ended'
  const { siteId } = record
  const lease = await holdImportLease(payload, siteId)
  if (!lease) return 'busy'
  try {
    await endStopped(payload, siteId)
    if (!(await claimUndo(payload, importId, undoneBy))) {
      await lease.release()
      return 'ended'
    }
  } catch (error) {
    await lease.release()
    throw error
  }
  void trackWork(undoAll(payload, { importId, siteId, undoneBy }, lease))
  return 'begun'
}

async function undoAll(
  payload: Payload,
  { importId, siteId, undoneBy }: { importId: string; siteId: string; undoneBy: string },
  lease: HeldLease,
): Promise<void> {
  const journal = journalOf(payload, importId)
  const left: Problem[] = []
  const wait = leaveTime()
  try {
    const state = await announcing(payload, siteId, async (announce) => {
      for await (const written of readBackwards(payload, importId)) {
        await wait()
        if (isStopping() || lease.isLost()) return 'stopped'
        const notUndone = await undoChange(payload, written, { by: undoneBy, journal })
        if (notUndone) left.push({ line: null, reason: await withName(payload, written, notUndone.reason) })
        await announce()
      }
      return 'undone'
    })
    await endImport(payload, importId, state, linesOf(left))
  } catch (err) {
    payload.logger.error({ err, msg: 'An import could not be undone to its end' })
  } finally {
    await lease.release()
  }
}

/** Puts what staff call a document before a reason: the name of a dish, the location and the date of a menu. */
async function withName({ db }: Payload, { collection, id, previous }: Written, reason: Localized): Promise<Localized> {
  const stored = fieldsOf((await db.findOne({ collection, where: { id: { equals: id } } })) ?? previous)
  const location = collection === 'menus' ? idOf(stored.location) : null
  const hall = location && (await db.findOne({ collection: 'locations', where: { id: { equals: location } } }))
  const name = nameOf(fieldsOf(hall ?? stored).name)
  const date = textOf(stored.date) ?? ''
  const on = (locale: 'en' | 'fr') => (isCampusDate(date) ? `, ${formatLongDate(date, locale)}` : '')
  return { en: `${name.en}${on('en')}: ${reason.en}`, fr: `${name.fr}${on('fr')}\u00a0: ${reason.fr}` }
}
