import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import { revisionTag } from './cache-tags'
import { expireTag } from './caches'
import { trackWork } from '@/server/background-work'

/** The token that this process last read or wrote for each row of `revisions`. */
const knownTokens = new Map<string, string>()

/** Changes that are published when their transaction ends. */
const waiting = new Set<Promise<void>>()

/**
 * Expires what every process has cached of a site (its id, or `everySite`): in this process at once, in the others when
 * they next compare tokens. Inside a transaction the token is written as soon as the transaction has ended, and not
 * within it: every save of a site writes this row, and MongoDB refuses one of two transactions that write the same row.
 */
export async function publishChange(payload: Payload, id: string, req?: PayloadRequest): Promise<void> {
  const transaction = req?.transactionID instanceof Promise ? await req.transactionID : req?.transactionID
  const isOpen = () => transaction !== undefined && payload.db.sessions?.[transaction] !== undefined
  expireTag(revisionTag(id), isOpen)
  if (!isOpen()) return writeToken(payload, id)
  const later = (async () => {
    while (isOpen()) await pause(2)
    await writeToken(payload, id)
  })().catch((error: unknown) =>
    payload.logger.error({ err: error, msg: `Other processes were not told that ${id} has changed` }),
  )
  waiting.add(later)
  void trackWork(later)
  void later.finally(() => waiting.delete(later))
}

/** Resolves when other processes can see every change that was published so far. */
export async function waitForPublishedChanges(): Promise<void> {
  await Promise.all(waiting)
}

/** Writes a new token, and retries when another process writes the row at the same moment. */
async function writeToken(payload: Payload, id: string, attempts = 8): Promise<void> {
  const token = randomBytes(9).toString('base64url')
  try {
    await payload.db.upsert({ collection: 'revisions', where: { id: { equals: id } }, data: { id, token } })
    knownTokens.set(id, token)
  } catch (error) {
    if (attempts <= 1) throw error
    await pause(5 + Math.random() * 20)
    await writeToken(payload, id, attempts - 1)
  }
}

/** Compares the stored tokens with the known ones and expires what other processes have changed. */
export async function expireRemoteChanges(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<{ id: string; token: string }>({
    collection: 'revisions',
    pagination: false,
    limit: 0,
  })
  for (const { id, token } of docs) {
    if (knownTokens.get(id) === token) continue
    expireTag(revisionTag(id))
    knownTokens.set(id, token)
  }
}
