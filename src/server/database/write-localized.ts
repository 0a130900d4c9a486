import type {
  CollectionSlug,
  File,
  Payload,
  PayloadRequest,
  RequestContext,
  RequiredDataFromCollectionSlug,
} from 'payload'
import { locales, type Locale, type Localized } from '@/domain/locale'
import { fieldsOf } from './stored-values'

type Text = string | null | undefined

/** The data of a document in which every text may be given as `{ en, fr }`. */
type InBoth<Value> = [Value] extends [Text]
  ? Value | Localized<string | null>
  : Value extends readonly (infer Each)[]
    ? InBoth<Each>[] | (Each extends string ? Localized<Each[]> : never)
    : Value extends { id: string; updatedAt: string }
      ? never // relationships are written as ids
      : Value extends object
        ? { [Key in keyof Value]: InBoth<Value[Key]> }
        : Value

export type LocalizedData<Slug extends CollectionSlug> = InBoth<RequiredDataFromCollectionSlug<Slug>>

type CreateOptions = { context?: RequestContext; file?: File; req?: PayloadRequest }
type Creation<Slug extends CollectionSlug> = { collection: Slug; data: LocalizedData<Slug> } & CreateOptions

/** Payload's `create` with `locale: 'all'`, which accepts `{ en, fr }` values. Its types allow that for reads only. */
type CreatesAll = { create: (options: object) => Promise<CreatedDocument> }
type CreatedDocument = { id: string; updatedAt: string }

const overrideAccess = true // for the operator's programs (import, seed)

/**
 * Creates a document with its texts in both languages in one write, and returns its id and time. A localized field must be given as
 * `{ en, fr }`: MongoDB rejects a plain text. It bypasses access control: a request that uses it checks rights first.
 */
async function createLocalizedDocument<Slug extends CollectionSlug>(
  payload: Payload,
  creation: Creation<Slug>,
): Promise<CreatedDocument> {
  const creator = payload as unknown as CreatesAll
  const { id, updatedAt } = await creator.create({ ...creation, locale: 'all', depth: 0, overrideAccess })
  return { id, updatedAt }
}

/** `createLocalizedDocument` for callers that need the id only. */
export const createLocalized = async <Slug extends CollectionSlug>(
  payload: Payload,
  creation: Creation<Slug>,
): Promise<string> => (await createLocalizedDocument(payload, creation)).id

/** `createLocalized` for programs that write many documents: `const create = localizedCreator(payload)`, `await create('sites', { … })`. */
export const localizedCreator =
  (payload: Payload, defaults: CreateOptions = {}) =>
  async <Slug extends CollectionSlug>(
    collection: Slug,
    data: LocalizedData<Slug>,
    options: CreateOptions = {},
  ): Promise<{ id: string }> => ({
    id: await createLocalized(payload, { collection, data, ...defaults, ...options }),
  })

export const dishTexts = ['name', 'description', 'portion', 'ingredients', 'customAllergens'] as const
type DishText = (typeof dishTexts)[number]

/** A change of a dish: `data` has the fields without a language, `texts` the localized ones. */
export type DishChange = {
  data: Partial<Omit<RequiredDataFromCollectionSlug<'dishes'>, DishText>>
  texts: { [Field in DishText]?: Localized<string | null> | undefined }
}

/** Creates a dish with its texts in both languages, or in the only one of its site. It bypasses access control; do not use it in requests. */
export async function createDish(
  payload: Payload,
  data: LocalizedData<'dishes'>,
  only: Locale | null,
  options: CreateOptions,
): Promise<CreatedDocument> {
  if (only === null) return createLocalizedDocument(payload, { collection: 'dishes', data, ...options })
  const texts = Object.fromEntries(
    dishTexts.flatMap((name) => (data[name] === undefined ? [] : [[name, fieldsOf(data[name])[only]]])),
  )
  const written = { ...data, ...texts } as RequiredDataFromCollectionSlug<'dishes'>
  return payload.create({ collection: 'dishes', locale: only, data: written, depth: 0, ...options, overrideAccess })
}

/**
 * Updates a dish in both languages with two writes, because Payload's `update` takes one language at a time, or in the only language
 * of its site. Fields that are not given stay. It bypasses access control; do not use it in requests.
 */
export async function updateDish(
  payload: Payload,
  id: string,
  { data, texts }: DishChange,
  only: Locale | null,
  options: CreateOptions = {},
): Promise<void> {
  const textsIn = (locale: Locale) =>
    Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text ? [[field, text[locale]]] : [])))
  for (const [index, locale] of (only === null ? locales : [only]).entries()) {
    const written = { ...(index === 0 ? data : {}), ...textsIn(locale) }
    await payload.update({ collection: 'dishes', id, locale, data: written, depth: 0, ...options, overrideAccess })
  }
}
