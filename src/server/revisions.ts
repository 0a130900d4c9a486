import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { everySiteTag, siteTag } from './cache-tags'
import { expireTag } from './caches'

const seen = new Map<string, string>()
/** The row of what concerns every site. */
export const everySite = '0'.repeat(24)
const tagOf = (id: string) => (id === everySite ? everySiteTag : siteTag(id))

/**
 * Tells every process that a site (by its id, or `everySite`) has changed: this one at once, the others when
 * they next compare tokens. Inside a transaction the token becomes visible with its commit.
 */
export async function announce(payload: Payload, id: string, req?: PayloadRequest): Promise<void> {
  const transaction = req?.transactionID instanceof Promise ? await req.transactionID : req?.transactionID
  const open = () => transaction !== undefined && payload.db.sessions?.[transaction] !== undefined
  expireTag(tagOf(id), open)
  const token = randomBytes(9).toString('base64url')
  await payload.db.upsert({ collection: 'revisions', where: { id: { equals: id } }, data: { id, token }, req })
}

/** Compares the stored tokens with those last seen and drops what others have changed. */
export async function noticeChanges(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<{ id: string; token: string }>({ collection: 'revisions', pagination: false, limit: 0 })
  for (const { id, token } of docs) {
    if (seen.get(id) === token) continue
    expireTag(tagOf(id))
    seen.set(id, token)
  }
}
