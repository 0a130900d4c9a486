import { transform } from '@payloadcms/db-mongodb/internal'
import { upsertRow } from '@payloadcms/drizzle'
import type { Payload } from 'payload'
import { getSqliteAdapter, getMongoAdapter, type EmbeddedAdapter } from '@/server/database/database-adapters'
import { hexIdToNumber } from './hex-ids'
import type { Store } from './stores'
import { walkFields, type Stored } from '@/server/database/walk-fields'

/**
 * Writes documents as they are, below Payload's hooks and validation: nothing is generated, expired or sent. SQLite stores
 * all of them or none.
 */
export async function writeDocuments(payload: Payload, store: Store, documents: Stored[]): Promise<void> {
  const embedded = getSqliteAdapter(payload)
  if (embedded) return writeRows(embedded, store, documents)
  const mongo = getMongoAdapter(payload)
  const model = store.kind === 'versions' ? mongo?.versions[store.slug] : mongo?.collections[store.slug]
  if (!mongo || !model) throw new Error(`This database has no collection for ${store.name}.`)
  const ready = documents.map(({ id, ...document }) => {
    const data = { ...withoutUniqueNulls(store, document), _id: id }
    transform({ adapter: mongo, data, fields: store.fields, operation: 'write', validateRelationships: false })
    return data
  })
  await model.insertMany(ready, { ordered: true, throwOnValidationError: true })
}

/** A unique index of MongoDB accepts one null, that of SQLite many. */
const withoutUniqueNulls = (store: Store, document: Stored) =>
  walkFields(store.flat, document, {
    leaf: (field, value) => (value === null && 'unique' in field && field.unique ? undefined : value),
    keepEmpty: true,
  })

async function writeRows(embedded: EmbeddedAdapter, store: Store, documents: Stored[]): Promise<void> {
  const table = store.slug.replaceAll('-', '_')
  const tableName = embedded.tableNameMap.get(store.kind === 'versions' ? `_${table}${embedded.versionsSuffix}` : table)
  if (!tableName) throw new Error(`This database has no collection for ${store.name}.`)
  await embedded.drizzle.transaction(async (db) => {
    for (const { id, ...data } of documents) {
      // An id too large for a number gets the next number: documents come in the order of their ids, small ones first.
      const customID = store.numbered ? (hexIdToNumber(String(id)) ?? undefined) : String(id)
      await upsertRow({
        adapter: embedded,
        collectionSlug: store.slug,
        customID,
        data: store.numbered ? data : { id, ...data },
        db: db as EmbeddedAdapter['drizzle'],
        fields: store.flat,
        ignoreResult: true,
        operation: 'create',
        tableName,
      }).catch((error: unknown) => {
        throw new Error(`${store.name} ${String(id)} cannot be written to the target: ${reasonOf(error)}`)
      })
    }
  })
}

const reasonOf = (error: unknown): string => {
  const { message, data, cause } = error as { message?: string; data?: { errors?: { path?: string }[] }; cause?: Error }
  const paths = data?.errors?.map(({ path }) => path).join(', ')
  return paths ? `${message} (${paths})` : (cause?.message ?? message ?? String(error)).split('\n')[0]!
}
