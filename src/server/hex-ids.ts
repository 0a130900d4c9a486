import { randomBytes } from 'node:crypto'
import type { CollectionConfig, Config, Plugin, TextField } from 'payload'

/** A new id of 24 lower-case hex characters, its first eight the time in seconds, as MongoDB makes them. */
function newHexId(now = Date.now()): string {
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
  admin: { hidden: true },
  hooks: { beforeValidate: [({ value, operation }) => value ?? (operation === 'create' ? newHexId() : value)] },
}

/** Gives every collection of the embedded database the ids that MongoDB makes by itself. */
export function hexIds(embedded: boolean): Plugin {
  const withId = (collection: CollectionConfig): CollectionConfig => ({
    ...collection,
    fields: [{ ...idField }, ...collection.fields],
  })
  return (config: Config) => (embedded ? { ...config, collections: config.collections?.map(withId) } : config)
}
