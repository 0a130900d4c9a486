import {
  buildVersionCollectionFields,
  type CollectionSlug,
  type Field,
  type FlattenedField,
  type Payload,
} from 'payload'

/**
 * One kind of thing to copy: the documents of a collection, or their versions. `numbered`: the embedded database gives
 * these ids by itself, and they are numbers there.
 */
export type Store = {
  name: string
  slug: CollectionSlug
  kind: 'documents' | 'versions'
  fields: Field[]
  flat: FlattenedField[]
  numbered: boolean
}

/**
 * What a database keeps for itself: which migrations it has seen, who is editing what at this moment, which of its
 * processes does an errand, and the tokens by which they notice changes, which are new in a target.
 */
const ownOfEach = new Set(['payload-migrations', 'payload-locked-documents', 'leases', 'revisions'])

/** All that a deployment consists of, from the configuration itself, so that a new collection is never forgotten. */
export function storesOf(payload: Payload): Store[] {
  const { collections, globals } = payload.config
  if (globals.length > 0) throw new Error(`Globals cannot be copied, and there is ${globals[0]?.slug}.`)
  return collections
    .filter(({ slug }) => !ownOfEach.has(slug))
    .flatMap((collection) => {
      const { slug, fields, flattenedFields, versions } = collection
      // Payload's own collections come after the plug-in that gives the others their hexadecimal ids.
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

export function storeNamed(payload: Payload, name: string): Store {
  const found = storesOf(payload).find((store) => store.name === name)
  if (!found) throw new Error(`There is no collection ${name} here: both sides must run the same version of Refectory.`)
  return found
}
