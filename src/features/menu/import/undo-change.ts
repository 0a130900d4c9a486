import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  APIError,
  createLocalReq,
  getLocalI18n,
  saveVersion,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'
import type { Locale, Localized } from '@/domain/locale'
import type { SavedBy } from '@/domain/saved-by'
import { clock } from '@/server/clock'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { withLock, saveLockKey } from '@/server/database/locks/with-lock'
import { readStoredMenus, saveMenuDraft } from '@/server/database/menu/stored-menus'
import { instantOf } from '@/server/database/stored-values'

export type Stored = { id: string } & Record<string, unknown>

/**
 * What an import did to a document, the one at `position` of its changes. `previous` is the document as it was read under its lock,
 * null for a created one. `writtenAt` is its `updatedAt` since the import wrote it; null while that is not known.
 */
export type Written = {
  position: number
  line: number
  collection: 'dishes' | 'menus'
  id: string
  previous: Stored | null
  writtenAt: string | null
}

/** Remembers what an import wrote, so that it can be undone later, in the transaction of each write. */
export type Journal = {
  note: (written: Written, req: PayloadRequest) => Promise<unknown>
  forget: (written: Written, req: PayloadRequest) => Promise<unknown>
}

/** A change that is still stored, and why. */
export type NotUndone = { line: number; reason: Localized }

const reasons = {
  saved: { en: 'saved by somebody else since', fr: 'enregistré depuis par quelqu’un d’autre' },
  deleted: { en: 'deleted by somebody else since', fr: 'supprimé depuis par quelqu’un d’autre' },
  busy: { en: 'being saved by somebody else', fr: 'quelqu’un d’autre l’enregistre en ce moment' },
  failed: { en: 'it could not be written', fr: 'l’écriture a échoué' },
}

/** The time of a stored document as a text that both databases compare. */
export const updatedAtOf = (stored: Stored | null): string | null => instantOf(stored?.updatedAt)?.toISOString() ?? null

/**
 * Takes back what an import wrote to a document, if it still is what the import wrote: the first statement of the transaction compares
 * `updatedAt`, so that nobody's save is lost. The lock lets a save that is under way end first, and one that begins later find the
 * change. A created document is deleted as staff would delete it: refused while others need it. A draft of a menu stays. Null when nothing of the import is
 * left. `by` is the person who undoes the import, for the version history.
 */
export async function undoChange(
  payload: Payload,
  written: Written,
  { by = null, journal = null }: { by?: string | null; journal?: Journal | null } = {},
): Promise<NotUndone | null> {
  const { line, collection, id } = written
  const attempt = async (language: Locale) => {
    const i18n = await getLocalI18n({ config: payload.config, language })
    const req = await createLocalReq({ req: { i18n }, context: { quiet: true } }, payload)
    return inTransaction(req, async () => {
      const outcome = await takeBack(req, written, by)
      if (outcome === 'undone') await journal?.forget(written, req)
      return outcome
    })
  }
  await nextTurn() // SQLite does not leave the turn, and nobody would get an answer while many changes are undone
  const refusals: Localized[] = []
  const outcome = await withLock(payload, saveLockKey(collection, id), async () => {
    try {
      return await attempt('en')
    } catch (error) {
      if (error instanceof APIError && error.isPublic) {
        // Refused by a hook, in the language of its request.
        const { message } = await attempt('fr').then(
          () => error,
          (again: Error) => again,
        )
        refusals.push({ en: error.message, fr: message })
      } else payload.logger.error({ err: error, msg: `A change of an import could not be undone (${collection})` })
      return 'failed'
    }
  })
  return outcome === 'undone' ? null : { line, reason: refusals[0] ?? reasons[outcome ?? 'busy'] }
}

/** Takes a document back in the transaction of the request, unless somebody has saved or deleted it since. */
async function takeBack(
  req: PayloadRequest,
  written: Written,
  by: string | null,
): Promise<'undone' | 'saved' | 'deleted'> {
  const { payload } = req
  const { collection, id, previous, writtenAt } = written
  const stored = await payload.db.findOne<Stored>({ collection, where: { id: { equals: id } }, req })
  if (!stored) return previous === null ? 'undone' : 'deleted'
  if (previous && updatedAtOf(previous) === writtenAt) return 'undone' // nothing was written
  const [menu] = collection === 'menus' ? await readStoredMenus(payload, { id: { equals: id } }, req) : []
  if (menu?.draft && !previous) return 'saved'
  const isUnchanged: Where = { and: [{ id: { equals: id } }, { updatedAt: { equals: writtenAt } }] }
  const [data, options] = [{ updatedAt: writtenAt }, { atomic: true }]
  const claimed: unknown = await payload.db.updateOne({ collection, where: isUnchanged, data, options, req })
  if (claimed === null) return 'saved'
  const overrideAccess = true // the caller has checked the person's rights on the site
  if (!previous) {
    await payload.delete({ collection, id, depth: 0, overrideAccess, req })
    return 'undone'
  }
  // MongoDB keeps a field that the previous document did not have.
  const added = Object.fromEntries(Object.keys(stored).map((name) => [name, null]))
  await payload.db.updateOne({ collection, id, data: { ...added, ...previous }, req })
  const savedBy: SavedBy = { name: by, program: 'import', at: clock.now().toISOString() }
  const { config } = payload.collections[collection]
  await saveVersion({
    id,
    collection: config,
    docWithLocales: { ...previous, savedBy },
    payload,
    req,
    returning: false,
  })
  if (menu?.draft) await saveMenuDraft(payload, menu, menu.draft, { req, overrideAccess })
  return 'undone'
}
