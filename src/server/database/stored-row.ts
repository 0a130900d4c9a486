import type { Config } from '@/payload-types'

type Collections = Config['collections']

/** The fields of a document, or of a row in it, by name. */
export type StoredFields<Type> = { readonly [Name in keyof Type]?: unknown }

/**
 * A stored document of a collection: a field that the collection does not have does not compile. The values are unknown, because rows
 * may be older than the schema: `stored-values.ts` reads them. `Field` narrows it to the fields that a query selects.
 */
export type StoredRow<
  Slug extends keyof Collections,
  Field extends keyof Collections[Slug] = keyof Collections[Slug],
> = StoredFields<Pick<Collections[Slug], Field>> & { id: string }
