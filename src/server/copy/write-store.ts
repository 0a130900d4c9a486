import { transform } from '@payloadcms/db-mongodb/internal'
import { upsertRow } from '@payloadcms/drizzle'
import type { Payload } from 'payload'
import { embeddedOf, mongoOf, type Embedded } from './engines'
import { numberOfHex } from './ids'
import type { Store } from './stores'
import { walkFields, type Stored } from './walk-fields'

/**
 * Writes documents as they are, below Payload's hooks and rules: nothing is made anew, announced or sent. The embedded
 * database takes them all or none of them.
 */
export async function writeDocuments(payload: Payload, store: Store, documents: Stored[]): Promise<void> {
  const embedded = embeddedOf(payload)
  if (embedded) return writeRows(embedded, store, documents)
  const mongo = mongoOf(payload)
  const model = store.kind === 'versions' ? mongo?.versions[store.slug] : mongo?.collections[store.slug]
  if (!mongo || !model) throw new Error(`${store.name} has no place in this database.`)
  const ready = documents.map(({ id, ...document }) => {
    const data = { ...withoutUniqueNulls(store, document), _id: id }
    transform({ adapter: mongo, data, fields: store.fields, operation: 'write', validateRelationships: false })
    return data
  })
  await model.insertMany(ready, { ordered: true, throwOnValidationError: true })
}

/** In a unique index of MongoDB there is room for one null, in the embedded database's for many. */
const withoutUniqueNulls = (store: Store, document: Stored) =>
  walkFields(store.flat, document, {
    leaf: (field, value) => (value === null && 'unique' in field && field.unique ? undefined : value),
    keepEmpty: true,
  })

async function writeRows(embedded: Embedded, store: Store, documents: Stored[]): Promise<void> {
  const table = store.slug.replaceAll('-', '_')
  const tableName = embedded.tableNameMap.get(store.kind === 'versions' ? `_${table}${embedded.versionsSuffix}` : table)
  if (!tableName) throw new Error(`${store.name} has no place in this database.`)
  await embedded.client.execute('BEGIN IMMEDIATE')
  try {
    for (const { id, ...data } of documents) {
      // An id that no number can hold gets the next one: documents come in the order of their ids, small ones first.
      const customID = store.numbered ? (numberOfHex(String(id)) ?? undefined) : String(id)
      await upsertRow({
        adapter: embedded,
        collectionSlug: store.slug,
        customID,
        data: store.numbered ? data : { id, ...data },
        db: embedded.drizzle,
        fields: store.flat,
        ignoreResult: true,
        operation: 'create',
        tableName,
      }).catch((error: unknown) => {
        throw new Error(`${store.name} ${String(id)} does not fit into the target: ${reasonOf(error)}`)
      })
    }
    await embedded.client.execute('COMMIT')
  } catch (error) {
    await embedded.client.execute('ROLLBACK')
    throw error
  }
}

const reasonOf = (error: unknown): string => {
  const { message, data, cause } = error as { message?: string; data?: { errors?: { path?: string }[] }; cause?: Error }
  const paths = data?.errors?.map(({ path }) => path).join(', ')
  return paths ? `${message} (${paths})` : (cause?.message ?? message ?? String(error)).split('\n')[0]!
}
