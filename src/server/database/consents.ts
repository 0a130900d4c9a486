import type { Payload, PayloadRequest } from 'payload'
import type { ConsentChange } from '@/domain/account/consents'
import { newHexId } from './hex-ids'

/** Whose consents change. */
type Owner = { customer: string; site: string }

/** Adds consents to the record of a customer, which only grows. `req`: in its transaction. */
export async function recordConsents(
  { db }: Payload,
  owner: Owner,
  changes: readonly ConsentChange[],
  now: Date,
  req?: PayloadRequest,
): Promise<void> {
  const at = now.toISOString()
  for (const change of changes) {
    const data = { id: newHexId(), ...owner, ...change, at, createdAt: at, updatedAt: at }
    await db.create({ collection: 'consents', data, ...(req ? { req } : {}) })
  }
}
