import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { everySiteTag, siteTag } from './cache-tags'
import { expireTag } from './caches'

const seen = new Map<string, string>()
/** The row of what concerns every site. */
export const everySite = '0'.repeat(24)
const tagOf = (id: string) => (id === everySite ? everySiteTag : siteTag(id))

/** Announcements that wait for the end of their transaction. */
const waiting = new Set<Promise<void>>()
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Tells every process that a site (by its id, or `everySite`) has changed: this one at once, the others when they next
 * compare tokens. Inside a transaction the token is written as soon as that has ended, and not within it: all saves of a
 * site write this one row, and of two transactions that do MongoDB refuses one.
 */
export async function announce(payload: Payload, id: string, req?: PayloadRequest): Promise<void> {
  const transaction = req?.transactionID instanceof Promise ? await req.transactionID : req?.transactionID
  const open = () => transaction !== undefined && payload.db.sessions?.[transaction] !== undefined
  expireTag(tagOf(id), open)
  if (!open()) return writeToken(payload, id)
  const later = (async () => {
    while (open()) await pause(2)
    await writeToken(payload, id)
  })().catch((error: unknown) =>
    payload.logger.error({ err: error, msg: `Other processes were not told that ${id} has changed` }),
  )
  waiting.add(later)
  void later.finally(() => waiting.delete(later))
}

/** Resolves when all that was announced so far can be noticed by other processes. */
export async function announcementsSent(): Promise<void> {
  await Promise.all(waiting)
}

/** Several processes may write the row at once: who comes too late tries again. */
async function writeToken(payload: Payload, id: string, attempts = 8): Promise<void> {
  const token = randomBytes(9).toString('base64url')
  try {
    await payload.db.upsert({ collection: 'revisions', where: { id: { equals: id } }, data: { id, token } })
    seen.set(id, token)
  } catch (error) {
    if (attempts <= 1) throw error
    await pause(5 + Math.random() * 20)
    await writeToken(payload, id, attempts - 1)
  }
}

/** Compares the stored tokens with those last seen and drops what others have changed. */
export async function noticeChanges(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<{ id: string; token: string }>({
    collection: 'revisions',
    pagination: false,
    limit: 0,
  })
  for (const { id, token } of docs) {
    if (seen.get(id) === token) continue
    expireTag(tagOf(id))
    seen.set(id, token)
  }
}
