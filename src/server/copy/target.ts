import type { Payload } from 'payload'
import { announce, everySite } from '@/server/revisions'
import { embeddedOf, mongoOf } from './engines'
import { isEmpty } from './read-store'
import { storesOf } from './stores'
import { markFinished, markUnfinished, unfinishedKey } from './unfinished'

/** The name of a store in which something is; null when the database is empty. */
export async function firstInUse(payload: Payload): Promise<string | null> {
  for (const store of storesOf(payload)) if (!(await isEmpty(payload, store))) return store.name
  return null
}

/** From here on the target says that a copy has begun. References may come before what they lead to. */
export async function beginWriting(payload: Payload): Promise<void> {
  await markUnfinished(payload, new Date().toISOString())
  await embeddedOf(payload)?.client.execute('PRAGMA foreign_keys = OFF')
}

/** Takes out everything but the mark, the database's own migrations and the tokens that running servers compare. */
export async function emptyTarget(payload: Payload): Promise<void> {
  const embedded = embeddedOf(payload)
  if (embedded) {
    const { rows } = await embedded.client.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    const kept = /^(?:sqlite_|libsql_|payload_migrations$|payload_kv$|leases$|revisions$)/
    for (const { name } of rows)
      if (!kept.test(String(name))) await embedded.client.execute(`DELETE FROM "${String(name)}"`)
  }
  const mongo = mongoOf(payload)
  const locked = { slug: 'payload-locked-documents', kind: 'documents' as const }
  for (const { slug, kind } of mongo ? [...storesOf(payload), locked] : []) {
    if (slug === 'payload-kv') continue
    await (kind === 'versions' ? mongo?.versions[slug] : mongo?.collections[slug])?.deleteMany({})
  }
  for (const key of await payload.kv.keys()) if (key !== unfinishedKey) await payload.kv.delete(key)
}

/** Gives every site, also those that are gone, a new token, so that running servers read anew; then takes the mark away. */
export async function endWriting(payload: Payload): Promise<void> {
  const all = { pagination: false, limit: 0 }
  const ids = new Set([everySite])
  for (const collection of ['revisions', 'sites'] as const)
    for (const { id } of (await payload.db.find<{ id: string }>({ collection, ...all })).docs) ids.add(String(id))
  for (const id of ids) await announce(payload, id)
  await markFinished(payload)
}
