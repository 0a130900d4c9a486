import type { CollectionSlug, File, Payload, RequestContext, RequiredDataFromCollectionSlug } from 'payload'
import type { Locale, Localized } from '@/domain/locale'

type Text = string | null | undefined

/** The fields of a document where every text may be written in both languages at once. */
type InBoth<Value> = [Value] extends [Text]
  ? Value | Localized<string | null>
  : Value extends readonly (infer Each)[]
    ? InBoth<Each>[] | (Each extends string ? Localized<Each[]> : never)
    : Value extends { id: string; updatedAt: string }
      ? never // a populated document is never written: its id is
      : Value extends object
        ? { [Key in keyof Value]: InBoth<Value[Key]> }
        : Value

export type DataInBoth<Slug extends CollectionSlug> = InBoth<RequiredDataFromCollectionSlug<Slug>>

type CreateOptions = { context?: RequestContext; file?: File }
type Creation<Slug extends CollectionSlug> = { collection: Slug; data: DataInBoth<Slug> } & CreateOptions

/** Payload's `create` as it behaves: `locale: 'all'` takes `{ en, fr }` values, which its types allow for reads alone. */
type CreatesAll = { create: (options: object) => Promise<{ id: string }> }

const overrideAccess = true // for programs of the operator (importer, seed), who holds the database itself

/**
 * Creates a document with its texts in both languages in one write; its id. A localized field takes `{ en, fr }` and
 * nothing else: a plain text there is refused by MongoDB. Not for requests of people: it asks no rights.
 */
export async function createInBoth<Slug extends CollectionSlug>(
  payload: Payload,
  creation: Creation<Slug>,
): Promise<string> {
  const { id } = await (payload as unknown as CreatesAll).create({
    ...creation,
    locale: 'all',
    depth: 0,
    overrideAccess,
  })
  return id
}

/** `createInBoth` for whoever writes many documents: `const create = bothLanguages(payload)`, `await create('sites', { … })`. */
export const bothLanguages =
  (payload: Payload, always: CreateOptions = {}) =>
  async <Slug extends CollectionSlug>(
    collection: Slug,
    data: DataInBoth<Slug>,
    options: CreateOptions = {},
  ): Promise<{ id: string }> => ({
    id: await createInBoth(payload, { collection, data, ...always, ...options }),
  })

/** What an update gives: `data` has no language, each of `texts` is a localized field of the document's own level. */
export type DishChange = {
  data: Partial<Omit<RequiredDataFromCollectionSlug<'dishes'>, DishText>>
  texts: Partial<Record<DishText, Localized<string | null>>>
}
type DishText = 'name' | 'description' | 'portion' | 'ingredients' | 'customAllergens'

/**
 * Changes a dish in both languages, one write after the other: Payload's update takes one language at a time. Fields not
 * given stay. Not for requests of people: it asks no rights.
 */
export async function updateDishInBoth(
  payload: Payload,
  id: string,
  { data, texts }: DishChange,
  context?: RequestContext,
): Promise<void> {
  const inOne = (locale: Locale) =>
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text[locale]]))
  await payload.update({
    collection: 'dishes',
    id,
    locale: 'en',
    data: { ...data, ...inOne('en') },
    depth: 0,
    context,
    overrideAccess,
  })
  await payload.update({ collection: 'dishes', id, locale: 'fr', data: inOne('fr'), depth: 0, context, overrideAccess })
}
