import type { Payload } from 'payload'
import { openPayload } from '@/server/database/payload'
import { readSiteLanguages } from '@/server/database/site-languages'
import { publishChange } from '@/server/cache/revisions'
import { applyChanges, type WriteOptions } from './apply-changes'
import { detectKind, type FileKind } from './columns'
import { decodeText } from '@/features/menu/import/table/decode-text'
import { expandCycle, type MenuCycle } from './expand-cycle'
import { noteBrokenAccents } from './import-notes'
import { planDishes, readKnownDishRefs, type MakeId, type ImportPlan } from './plan-dishes'
import { planMenus, readKnownMenuRefs } from './plan-menus'
import { prepareFeed, type FeedPlace } from '@/features/menu/import/feed/prepare-feed'
import type { Checked } from './import-problems'
import { readDishRows } from './read-dish-rows'
import { readMenuRows } from './read-menu-rows'
import { isXml } from '@/features/menu/import/feed/read-open-mensa'
import { readTable } from '@/features/menu/import/table/read-table'
import { renameColumns, type ChosenColumns } from '@/features/menu/import/table/rename-columns'

export type PreparedImport = ImportPlan & { kind: FileKind; siteId: string }
export type ImportCounts = { unchanged: number; changed: number; added: number }
type Options = {
  siteId: string
  cycle?: MenuCycle | null
  place?: FeedPlace | null
  chosen?: ChosenColumns
  newId?: MakeId
}

const refused = (en: string, fr: string) => ({ ok: false as const, problems: [{ line: null, reason: { en, fr } }] })

/**
 * Parses and validates a file of dishes or menus, or an OpenMensa feed, for a site and plans the changes. Writes nothing. `place` says
 * where a feed is served, `chosen` which of our columns the others of the file are. `newId` chooses the ids of new documents; by default the database does.
 */
export async function prepareImport(
  bytes: Uint8Array,
  { siteId, cycle = null, place = null, chosen = {}, newId }: Options,
): Promise<Checked<PreparedImport>> {
  if (isXml(bytes)) {
    const plan = await prepareFeed(decodeText(bytes).text, siteId, place)
    return plan.ok ? { ok: true, value: { kind: 'menus', siteId, ...plan.value } } : plan
  }
  const read = await readTable(bytes)
  const table = read.ok ? renameColumns(read.value, chosen) : read
  if (!table.ok) return table
  const payload = await openPayload()
  const kind = detectKind(table.value, await readSiteLanguages(payload, siteId))
  if (!kind.ok) return kind
  const byDate = table.value.columns.includes('date')
  if (cycle && (kind.value === 'dishes' || byDate))
    return refused(
      '--cycle-from requires a menu file with the columns week and weekday',
      'le premier jour d’un cycle exige un fichier de menus avec les colonnes week et weekday',
    )
  if (kind.value === 'menus' && !byDate && !cycle)
    return refused(
      'the file uses week and weekday: set --cycle-from to the Sunday on which week 1 begins',
      'le fichier utilise week et weekday\u00a0: indiquez le dimanche où commence la semaine 1',
    )

  const accents = noteBrokenAccents(table.value)
  if (kind.value === 'dishes') {
    const known = await readKnownDishRefs(payload, siteId)
    const rows = readDishRows(table.value, known)
    if (!rows.ok) return rows
    const plan = await planDishes(payload, siteId, rows.value, known, newId)
    return { ok: true, value: { kind: 'dishes', siteId, ...plan, notes: [...accents, ...plan.notes] } }
  }
  const rows = readMenuRows(table.value, await readKnownMenuRefs(payload, siteId))
  if (!rows.ok) return rows
  const plan = await planMenus(payload, siteId, expandCycle(rows.value, cycle), newId)
  return { ok: true, value: { kind: 'menus', siteId, ...plan, notes: [...accents, ...plan.notes] } }
}

/** Counts the planned changes. */
export function countChanges({ unchanged, changes }: Pick<ImportPlan, 'unchanged' | 'changes'>): ImportCounts {
  const added = changes.filter(({ previous }) => previous === null).length
  return { unchanged, changed: changes.length - added, added }
}

const announceMs = 1_000

/**
 * Writes a prepared import completely or not at all, unless `isOver` ends it; returns how many documents it wrote. Throws `ImportError`
 * when a write fails, after undoing the others.
 * Running servers are notified in both cases, because they may have read the changes in the meantime; and each second while
 * changes are written, so that an import that is killed leaves no allergens that servers do not know of.
 */
export async function writeImport(
  { siteId, changes }: Pick<PreparedImport, 'siteId' | 'changes'>,
  onProgress?: (done: number) => unknown,
  options: WriteOptions = {},
): Promise<number> {
  if (changes.length === 0) return 0
  const payload = await openPayload()
  return announcing(payload, siteId, (announce) =>
    applyChanges(
      payload,
      changes,
      async (done) => {
        await onProgress?.(done)
        await announce()
      },
      options,
    ),
  )
}

/** Runs a task that changes a site. The task calls `announce` after each change; at most once a second servers are notified. */
export async function announcing<Value>(
  payload: Payload,
  siteId: string,
  task: (announce: () => Promise<void>) => Promise<Value>,
): Promise<Value> {
  let announced = performance.now()
  const announce = async () => {
    if (performance.now() - announced < announceMs) return
    announced = performance.now()
    await publishChange(payload, siteId)
  }
  try {
    return await task(announce)
  } finally {
    await publishChange(payload, siteId)
  }
}
