import { createPayloadRequest, type CollectionSlug, type Payload, type Where, executeAuthStrategies } from 'payload'
import { normalizeEmail } from '@/domain/account/email-address'
import { sessionLockKey } from '@/server/auth/session-lock'
import { withMutex } from '@/server/database/locks/keyed-mutex'
import { withLock, saveLockKey } from '@/server/database/locks/with-lock'
import { textOf } from '@/server/database/stored-values'

/** The calls that change the sessions of the person who sends them. */
const ownSessionCalls = new Set([
  'staff/logout',
  'staff/refresh-token',
  'staff/second-factor/confirm',
  'staff/sessions/end',
  'staff/sessions/end-others',
])
/** A longer body is not a sign-in. */
const maxBodyBytes = 10_000

/** The e-mail in the body of a sign-in, as it is stored; empty when the body cannot be parsed. */
async function emailIn(request: Request): Promise<string> {
  if (!(Number(request.headers.get('content-length') ?? 0) <= maxBodyBytes)) return ''
  const text = await request.clone().text()
  const value = /"email"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1] // JSON, or JSON in a multipart form
  return normalizeEmail(value ? (textOf(JSON.parse(value)) ?? '') : '')
}

/** The id of the account with an e-mail; the e-mail itself when there is none, so that the response takes as long. */
async function accountOf({ db }: Payload, email: string): Promise<string> {
  const person = await db.findOne<{ id: string }>({ collection: 'staff', where: { email: { equals: email } } })
  return person?.id ?? email
}

/**
 * The account whose list of sessions a studio request changes; null when it changes none. Payload stores the list in the
 * account, reads it and writes it whole: of two changes at the same moment one would be lost. A save may change the password
 * and end sessions.
 */
async function getSessionOwner(payload: Payload, request: Request, path: string): Promise<string | null> {
  if (request.method === 'PATCH') return /^staff\/([^/]+)$/.exec(path)?.[1] ?? null
  if (request.method !== 'POST') return null
  if (path === 'staff/login') return accountOf(payload, await emailIn(request).catch(() => ''))
  if (!ownSessionCalls.has(path)) return null
  const { user } = await executeAuthStrategies({ headers: request.headers, payload })
  return user?.collection === 'staff' ? String(user.id) : null
}

/** The collection and the id in the path of a save that compares and stores `updatedAt`; without id, a bulk edit. */
function readSave({ collections }: Payload, { method }: Request, path: string) {
  const [, collection, id] = /^([^/]+)(?:\/([^/]+))?$/.exec(path) ?? []
  const isTimestamped = collections[collection as CollectionSlug]?.config.timestamps === true
  return method === 'PATCH' && collection !== undefined && isTimestamped ? { collection, id } : null
}

/**
 * The locks that a request needs, the outer one first. A save checks that it is based on the stored version and then writes; a
 * change of a person's sessions reads the list and then writes it. Neither is one step in the database.
 */
export async function listLocks(payload: Payload, request: Request, path: string): Promise<string[]> {
  const { collection, id } = readSave(payload, request, path) ?? {}
  const save = collection !== undefined && id !== undefined ? [saveLockKey(collection, id)] : []
  const account = await getSessionOwner(payload, request, path)
  return account === null ? save : [...save, sessionLockKey('staff', account)]
}

/**
 * The keys of the documents that a bulk edit changes, in one order for all. A save of one of them would read it before the
 * bulk edit, wait for its transaction and then store what it had read.
 */
async function listBulkKeys(payload: Payload, request: Request, path: string): Promise<string[]> {
  const save = readSave(payload, request, path)
  if (!save || save.id !== undefined) return []
  const { url, headers } = request
  try {
    const { query, user } = await createPayloadRequest({
      config: payload.config,
      request: new Request(url, { headers }),
    })
    const { docs } = await payload.find({
      collection: save.collection as CollectionSlug,
      where: (query.where ?? {}) as Where,
      draft: query.draft === 'true',
      limit: Number(query.limit) || 0,
      depth: 0,
      select: {},
      overrideAccess: false, // a bulk edit changes no others
      user,
      context: { readsIdsOnly: true },
    })
    return [...new Set(docs.map(({ id }) => saveLockKey(save.collection, String(id))))].toSorted()
  } catch {
    return [] // the bulk edit is refused for the same reason
  }
}

/** Runs a task under locks. Null, without running it, when one of them stays taken. */
export async function withLocks<Value>(
  payload: Payload,
  [first, ...rest]: string[],
  task: () => Promise<Value>,
): Promise<Value | null> {
  if (first === undefined) return task()
  return withLock(payload, first, () => withLocks(payload, rest, task))
}

/** Runs a bulk edit alone with its documents in this process; anything else at once. */
export async function withBulkLocks<Value>(
  payload: Payload,
  request: Request,
  path: string,
  task: () => Promise<Value>,
): Promise<Value> {
  const keys = await listBulkKeys(payload, request, path)
  return keys.reduceRight<() => Promise<Value>>((inner, key) => () => withMutex(key, inner), task)()
}
