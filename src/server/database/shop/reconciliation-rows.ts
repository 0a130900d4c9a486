import type { Payload, Where } from 'payload'
import type { Difference, Reconciliation } from '@/domain/shop/sales/reconcile'
import type { CampusDate } from '@/domain/time/calendar'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { instantOf, numberOf, rowsOf, textOf } from '@/server/database/stored-values'

export type StoredReconciliation = Reconciliation & { day: CampusDate; provider: string; comparedAt: Date | null }

type Row = StoredRow<'reconciliations'>
type ReconciledDay = { site: string; provider: string; day: CampusDate }

const collection = 'reconciliations'
const keyOf = ({ site, provider, day }: ReconciledDay) => `${provider}:${site}:${day}`

export const hasReconciliation = async ({ db }: Payload, place: ReconciledDay): Promise<boolean> =>
  (await db.findOne({ collection, where: { key: { equals: keyOf(place) } } })) !== null

/** Stores the comparison of a day, instead of an earlier one of the same day: the unique key holds one row. */
export async function storeReconciliation(
  { db }: Payload,
  place: ReconciledDay,
  { matched, differences }: Reconciliation,
  now: Date,
): Promise<void> {
  const key = keyOf(place)
  const time = now.toISOString()
  const data = { matched, differences, differenceCount: differences.length, comparedAt: time, updatedAt: time }
  const replace = async () => {
    const where: Where = { key: { equals: key } }
    const options = { atomic: true }
    return (await db.updateOne({ collection, where, data, options })) !== null
  }
  if (await replace()) return
  try {
    const { site, provider, day } = place
    await db.create({ collection, data: { id: newHexId(), key, site, provider, day, createdAt: time, ...data } })
  } catch (error) {
    if (!(await replace())) throw error // another process stored it meanwhile
  }
}

/** The latest days of a site, the newest first. */
export async function readReconciliations(
  { db }: Payload,
  site: string,
  limit: number,
): Promise<StoredReconciliation[]> {
  const where: Where = { site: { equals: site } }
  const { docs } = await db.find<Row>({ collection, where, sort: ['-day', 'id'], pagination: true, page: 1, limit })
  return docs.map((row) => ({
    day: textOf(row.day) ?? '',
    provider: textOf(row.provider) ?? '',
    comparedAt: instantOf(row.comparedAt),
    matched: numberOf(row.matched) ?? 0,
    differences: rowsOf(row.differences) as Difference[],
  }))
}
