import type { CollectionSlug, File, Payload, RequestContext, RequiredDataFromCollectionSlug } from 'payload'
import type { Localized } from '@/domain/locale'

type Text = string | null | undefined

/** The fields of a document where every text may be written in both languages at once. */
type InBoth<Value> = [Value] extends [Text]
  ? Value | Localized<string | null>
  : Value extends readonly (infer Each)[]
    ? InBoth<Each>[]
    : Value extends { id: string; updatedAt: string }
      ? never // a populated document is never written: its id is
      : Value extends object
        ? { [Key in keyof Value]: InBoth<Value[Key]> }
        : Value

export type DataInBoth<Slug extends CollectionSlug> = InBoth<RequiredDataFromCollectionSlug<Slug>>

type Creation<Slug extends CollectionSlug> = { collection: Slug; data: DataInBoth<Slug>; context?: RequestContext; file?: File }
type Change<Slug extends CollectionSlug> = { collection: Slug; id: string; data: Partial<DataInBoth<Slug>>; context?: RequestContext }

/** Payload's own methods as they behave: `locale: 'all'` takes `{ en, fr }` values, which its types allow for reads alone. */
type WritesAll = Record<'create' | 'update', (options: object) => Promise<{ id: string }>>

const fixed = {
  locale: 'all',
  depth: 0,
  overrideAccess: true, // for programs of the operator (importer, seed), who holds the database itself
}

/** Creates a document with its texts in both languages in one write; its id. Not for requests of people: it asks no rights. */
export async function createInBoth<Slug extends CollectionSlug>(payload: Payload, creation: Creation<Slug>): Promise<string> {
  const { id } = await (payload as unknown as WritesAll).create({ ...creation, ...fixed })
  return id
}

/** Changes a document in both languages in one write; fields not given stay. Not for requests of people: it asks no rights. */
export async function updateInBoth<Slug extends CollectionSlug>(payload: Payload, change: Change<Slug>): Promise<void> {
  await (payload as unknown as WritesAll).update({ ...change, ...fixed })
}
