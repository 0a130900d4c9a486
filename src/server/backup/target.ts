import type { Payload } from 'payload'
import { everySiteId } from '@/server/cache/cache-tags'
import { publishChange } from '@/server/cache/revisions'
import { getSqliteAdapter, getMongoAdapter } from '@/server/database/database-adapters'
import { isStoreEmpty } from './read-store'
import { listStores } from './stores'
import { markFinished, markUnfinished, unfinishedKey } from './unfinished-restore'

/** The name of the first store that has documents; null when the database is empty. */
export async function findNonEmptyStore(payload: Payload): Promise<string | null> {
  for (const store of listStores(payload)) if (!(await isStoreEmpty(payload, store))) return store.name
  return null
}

/** Marks the target as an unfinished restore, and turns off foreign keys: references may be written before their targets. */
export async function beginWriting(payload: Payload): Promise<void> {
  await markUnfinished(payload, new Date().toISOString())
  await getSqliteAdapter(payload)?.client.execute('PRAGMA foreign_keys = OFF')
}

/** Deletes everything but the mark, migrations, leases and the tokens that running servers compare. */
export async function emptyTarget(payload: Payload): Promise<void> {
  const embedded = getSqliteAdapter(payload)
  if (embedded) {
    const { rows } = await embedded.client.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    const stays = /^(?:sqlite_|libsql_|payload_migrations$|payload_kv$|leases$|revisions$)/
    for (const { name } of rows)
      if (!stays.test(String(name))) await embedded.client.execute(`DELETE FROM "${String(name)}"`)
  }
  const mongo = getMongoAdapter(payload)
  const locked = { slug: 'payload-locked-documents', kind: 'documents' as const }
  for (const { slug, kind } of mongo ? [...listStores(payload), locked] : []) {
    if (slug === 'payload-kv') continue
    await (kind === 'versions' ? mongo?.versions[slug] : mongo?.collections[slug])?.deleteMany({})
  }
  for (const key of await payload.kv.keys()) if (key !== unfinishedKey) await payload.kv.delete(key)
}

/** Expires what running servers have cached of every site, deleted ones included, and removes the mark. */
export async function endWriting(payload: Payload): Promise<void> {
  const all = { pagination: false, limit: 0 }
  const ids = new Set([everySiteId])
  for (const collection of ['revisions', 'sites'] as const)
    for (const { id } of (await payload.db.find<{ id: string }>({ collection, ...all })).docs) ids.add(String(id))
  for (const id of ids) await publishChange(payload, id)
  await markFinished(payload)
}
