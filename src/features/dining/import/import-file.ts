import { openPayload } from '@/server/payload'
import { announce } from '@/server/revisions'
import { applyChanges } from './apply-changes'
import { kindOf, type Kind } from './columns'
import { expandCycle, type Cycle } from './expand-cycle'
import { planDishes, readKnownWords, type NewId, type Plan } from './plan-dishes'
import { planMenus, readKnownPlaces } from './plan-menus'
import type { Checked } from './problems'
import { readDishRows } from './read-dish-rows'
import { readMenuRows } from './read-menu-rows'
import { readTable } from './read-table'

export type Prepared = Plan & { kind: Kind; siteId: string }
export type Counts = { unchanged: number; changed: number; added: number }
type Options = { siteId: string; cycle?: Cycle | null; newId?: NewId }

const refused = (reason: string) => ({ ok: false as const, problems: [{ line: null, reason }] })

/**
 * Reads and checks a whole file of dishes or menus for a site and finds what it would change; writes nothing. Without
 * `newId` new documents get ids of their own.
 */
export async function prepareImport(
  bytes: Uint8Array,
  { siteId, cycle = null, newId }: Options,
): Promise<Checked<Prepared>> {
  const table = readTable(bytes)
  if (!table.ok) return table
  const kind = kindOf(table.value)
  if (!kind.ok) return kind
  const byDate = table.value.columns.includes('date')
  if (cycle && (kind.value === 'dishes' || byDate))
    return refused('--cycle-from is for menus by week and weekday; this file has none')
  if (kind.value === 'menus' && !byDate && !cycle)
    return refused('the file tells days by week and weekday: say with --cycle-from on which Sunday week 1 begins')

  const payload = await openPayload()
  if (kind.value === 'dishes') {
    const rows = readDishRows(table.value, await readKnownWords(payload, siteId))
    return rows.ok
      ? { ok: true, value: { kind: 'dishes', siteId, ...(await planDishes(payload, siteId, rows.value, newId)) } }
      : rows
  }
  const rows = readMenuRows(table.value, await readKnownPlaces(payload, siteId))
  return rows.ok
    ? {
        ok: true,
        value: { kind: 'menus', siteId, ...(await planMenus(payload, siteId, expandCycle(rows.value, cycle), newId)) },
      }
    : rows
}

export function countsOf({ unchanged, changes }: Plan): Counts {
  const added = changes.filter(({ previous }) => previous === null).length
  return { unchanged, changed: changes.length - added, added }
}

/**
 * Writes what was prepared, all of it or nothing: throws `ImportFailed` when a write fails, with what was written put
 * back. Whatever happens, running servers are told that the site has changed: they may have read in between.
 */
export async function writeImport(
  { siteId, changes }: Pick<Prepared, 'siteId' | 'changes'>,
  onProgress?: (done: number) => void,
): Promise<void> {
  if (changes.length === 0) return
  const payload = await openPayload()
  try {
    await applyChanges(payload, changes, onProgress)
  } finally {
    await announce(payload, siteId)
  }
}
