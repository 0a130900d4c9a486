import {
  buildVersionCollectionFields,
  type CollectionSlug,
  type Field,
  type FlattenedField,
  type Payload,
} from 'payload'

/** The documents of a collection, or their versions. `numbered`: SQLite assigns their ids, as numbers. */
export type Store = {
  name: string
  slug: CollectionSlug
  kind: 'documents' | 'versions'
  fields: Field[]
  flat: FlattenedField[]
  numbered: boolean
}

/** Not backed up, because they belong to one database: migrations, locks of open documents, leases and revision tokens. */
const notContained = new Set(['payload-migrations', 'payload-locked-documents', 'leases', 'revisions'])

/** The stores of a deployment, from its configuration, so that new collections are included. */
export function listStores(payload: Payload): Store[] {
  const { collections, globals } = payload.config
  if (globals.length > 0) throw new Error(`Globals cannot be backed up, and there is ${globals[0]?.slug}.`)
  return collections
    .filter(({ slug }) => !notContained.has(slug))
    .flatMap((collection) => {
      const { slug, fields, flattenedFields, versions } = collection
      // Payload adds its own collections after the plug-in that gives the others hex ids.
      const documents = { name: slug, slug, kind: 'documents' as const, fields, flat: flattenedFields }
      const numbered = slug.startsWith('payload-')
      if (!versions) return [{ ...documents, numbered }]
      return [
        { ...documents, numbered },
        {
          name: `${slug}, versions`,
          slug,
          kind: 'versions' as const,
          fields: buildVersionCollectionFields(payload.config, collection),
          flat: buildVersionCollectionFields(payload.config, collection, true),
          numbered: true,
        },
      ]
    })
}

/** The store with a name. Throws when there is none. */
export function getStore(payload: Payload, name: string): Store {
  const found = listStores(payload).find((store) => store.name === name)
  if (!found) throw new Error(`There is no collection ${name} in this version of Refectory.`)
  return found
}
