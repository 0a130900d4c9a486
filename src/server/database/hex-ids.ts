import { randomBytes } from 'node:crypto'
import type { CollectionConfig, Config, Plugin, TextField } from 'payload'

/** A new id in the form of MongoDB's: 24 lower-case hex characters, the first eight of them the time in seconds. */
export function newHexId(now = Date.now()): string {
  return (
    Math.floor(now / 1000)
      .toString(16)
      .padStart(8, '0') + randomBytes(8).toString('hex')
  )
}

const idField: TextField = {
  name: 'id',
  type: 'text',
  required: true,
  validate: () => true, // a form that adds a document has no id before it is saved
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: { beforeValidate: [({ value, operation }) => value ?? (operation === 'create' ? newHexId() : value)] },
}

/** Plug-in for SQLite: gives every collection ids in the form of MongoDB's. */
export function hexIds(embedded: boolean): Plugin {
  const withId = (collection: CollectionConfig): CollectionConfig => ({
    ...collection,
    fields: [{ ...idField }, ...collection.fields],
  })
  return (config: Config) => (embedded ? { ...config, collections: config.collections?.map(withId) } : config)
}
