import { randomBytes } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { hexIdOf } from './menu-ids'

type Row = { id: string; errand: string; holder: string; until: number }
export type Lease = { errand: string; holder: string }

const rowOf = (payload: Payload, errand: string) =>
  payload.db.findOne<Row>({ collection: 'leases', where: { errand: { equals: errand } } })

/**
 * The right to do an errand alone, for `milliseconds` of real time; null while somebody else has it. Whoever dies with it
 * loses it when the time is over. Taking it is one conditional statement, or one insertion into a unique index; never part
 * of a transaction.
 */
export async function takeLease(payload: Payload, errand: string, milliseconds: number): Promise<Lease | null> {
  const now = Date.now()
  const holder = randomBytes(9).toString('base64url')
  const data = { holder, until: now + milliseconds }
  const where: Where = { and: [{ errand: { equals: errand } }, { until: { less_than_equal: now } }] }
  const taken = await payload.db.updateOne({ collection: 'leases', where, data, options: { atomic: true } })
  if (taken) return { errand, holder }
  if (await rowOf(payload, errand)) return null
  try {
    await payload.db.create({ collection: 'leases', data: { id: hexIdOf('lease', errand), errand, ...data } })
    return { errand, holder }
  } catch (error) {
    if (await rowOf(payload, errand)) return null // somebody was first
    throw error
  }
}

/** Holds it for longer, from now; false when it has been lost. */
export async function extendLease(payload: Payload, lease: Lease, milliseconds: number): Promise<boolean> {
  const where: Where = { and: [{ errand: { equals: lease.errand } }, { holder: { equals: lease.holder } }] }
  const data = { until: Date.now() + milliseconds }
  return (await payload.db.updateOne({ collection: 'leases', where, data, options: { atomic: true } })) !== null
}

/** Gives it back; whoever has lost it gives nothing back. */
export async function endLease(payload: Payload, lease: Lease): Promise<void> {
  await extendLease(payload, lease, 0)
}

/** Resolves when the request's transaction is over, at once when it has none. */
export async function transactionEnd(
  payload: Payload,
  transactionID: Promise<number | string | null> | number | string | null | undefined,
): Promise<void> {
  const transaction = await transactionID
  while (transaction && payload.db.sessions?.[transaction] !== undefined)
    await new Promise((resolve) => setTimeout(resolve, 2))
}
