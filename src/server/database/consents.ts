import type { Payload, PayloadRequest } from 'payload'
import type { ConsentChange, ConsentKind } from '@/domain/account/consents'
import { newHexId } from './hex-ids'
import type { StoredRow } from '@/server/database/stored-row'

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

/** Whether a customer has agreed to something and has not withdrawn it since. */
export async function hasConsent({ db }: Payload, customer: string, kind: ConsentKind): Promise<boolean> {
  const { docs } = await db.find<StoredRow<'consents'>>({
    collection: 'consents',
    where: { and: [{ customer: { equals: customer } }, { kind: { equals: kind } }] },
    sort: ['-at', '-id'],
    limit: 1,
    pagination: false,
  })
  return docs[0]?.action === 'given'
}
