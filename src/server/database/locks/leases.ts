import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload, PayloadRequest, Where } from 'payload'
import { deterministicId } from '@/server/database/menu/menu-ids'

/** What this process last saw of the leases of others, and since when, in milliseconds of the monotonic clock. */
const observed = new Map<string, { state: string; since: number }>()

/**
 * Whether the lease of a key has had the same state for `milliseconds`, as far as this process has seen. The first
 * observation of a state starts the time. Setting the system's clock has no effect on it.
 */
function isUnchangedFor(milliseconds: number, key: string, state: string): boolean {
  const now = performance.now()
  const last = observed.get(key)
  if (last?.state === state) return now - last.since >= milliseconds
  observed.set(key, { state, since: now })
  return false
}

/** `until` is in milliseconds of the holder's clock; 0 for a released lease. */
type Row = { id: string; key: string; holder: string; until: number }
export type Lease = { key: string; holder: string }

const rowOf = (payload: Payload, key: string) =>
  payload.db.findOne<Row>({ collection: 'leases', where: { key: { equals: key } } })

/**
 * Acquires the lease for a key, for `milliseconds` of real time; null while another holder has it. It ends by itself when its
 * holder dies. Acquiring is one conditional statement, or one insertion into a unique index, outside of transactions unless `req`
 * is given.
 *
 * Clocks differ and are set back. A lease has therefore also ended when its row has not changed for `silence` milliseconds
 * of this process's monotonic time, whatever its `until` says. Callers that extend their leases pass a short `silence`, so
 * that others wait no longer than that after a crash.
 */
export async function acquireLease(
  payload: Payload,
  key: string,
  milliseconds: number,
  { silence = milliseconds, req }: { silence?: number; req?: Pick<PayloadRequest, 'transactionID'> } = {},
): Promise<Lease | null> {
  const now = Date.now()
  const holder = randomBytes(9).toString('base64url')
  const data = { holder, until: now + milliseconds }
  const takeIf = (condition: Where) => {
    const where: Where = { and: [{ key: { equals: key } }, condition] }
    return payload.db.updateOne({ collection: 'leases', where, data, options: { atomic: true }, req })
  }
  if (await takeIf({ until: { less_than_equal: now } })) return { key, holder }
  const row = await rowOf(payload, key)
  if (row) {
    const { holder: silentHolder, until } = row
    if (!isUnchangedFor(silence, key, `${silentHolder} ${until}`)) return null
    const unchanged: Where = { and: [{ holder: { equals: silentHolder } }, { until: { equals: until } }] }
    return (await takeIf(unchanged)) ? { key, holder } : null
  }
  try {
    const row = { id: deterministicId('lease', key), key, ...data }
    await payload.db.create({ collection: 'leases', data: row, req })
    return { key, holder }
  } catch (error) {
    if (await rowOf(payload, key)) return null // another process was first
    throw error
  }
}

/** Sets the end of a lease; false when it has ended and another holder has it. */
async function setEnd(payload: Payload, { key, holder }: Lease, until: number): Promise<boolean> {
  const where: Where = { and: [{ key: { equals: key } }, { holder: { equals: holder } }] }
  const set = await payload.db.updateOne({ collection: 'leases', where, data: { until }, options: { atomic: true } })
  return set !== null
}

/** Extends a lease to `milliseconds` from now; false when it has ended and another holder has it. */
export const extendLease = (payload: Payload, lease: Lease, milliseconds: number): Promise<boolean> =>
  setEnd(payload, lease, Date.now() + milliseconds)

/** Releases a lease; without effect when another holder has it by now. */
export async function releaseLease(payload: Payload, lease: Lease): Promise<void> {
  await setEnd(payload, lease, 0)
}

/** Resolves when a request's transaction has ended; at once when it has none. */
export async function waitForTransactionEnd(
  payload: Payload,
  transactionID: Promise<number | string | null> | number | string | null | undefined,
): Promise<void> {
  const transaction = await transactionID
  while (transaction && payload.db.sessions?.[transaction] !== undefined) await pause(2)
}
