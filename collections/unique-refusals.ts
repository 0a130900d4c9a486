import {
  ValidationError,
  type BaseDatabaseAdapter,
  type CollectionSlug,
  type Config,
  type FlattenedField,
  type PayloadRequest,
  type Plugin,
  type SanitizedCollectionConfig,
} from 'payload'
import { say, words } from './labels'

type Words = ReturnType<typeof words>
type Taken = { says: Words; at?: string }
/** `last` is the field that a refusal stands at unless its `taken` names another. */
type UniqueKey = { first: string; last: string; ofASite: boolean }

/** For `custom` of the last field of a unique index: what is said of a value that is taken, and at which field if not this one. */
export const taken = (says: Words, at?: string): { taken: Taken } => ({ taken: { says, at } })

const siteHasOne = words(
  'This site has one already: change that one.',
  'Ce site en a déjà un : modifiez plutôt celui-ci.',
)
const takenAtSite = words(
  'Another document of this site has this already: choose something else.',
  'Un autre document de ce site l’a déjà : choisissez autre chose.',
)
const takenAnywhere = words(
  'Another document has this already: choose something else.',
  'Un autre document l’a déjà : choisissez autre chose.',
)

function uniqueKeys({ indexes, flattenedFields }: SanitizedCollectionConfig): UniqueKey[] {
  const composite = indexes.flatMap(({ fields, unique }): UniqueKey[] => {
    const [first, last] = [fields[0], fields.at(-1)]
    return unique && first && last ? [{ first, last, ofASite: fields.includes('site') }] : []
  })
  const single = flattenedFields.flatMap((field): UniqueKey[] =>
    'unique' in field && field.unique ? [{ first: field.name, last: field.name, ofASite: field.name === 'site' }] : [],
  )
  return [...composite, ...single]
}

const letters = (name: string) => name.replace(/_/g, '').toLowerCase()
/** The databases name the first field of the index in their own words: `site`, `site_id`, `idempotency_key`. */
const isFirst = (first: string, told: string) => [letters(first), `${letters(first)}id`].includes(letters(told))

const takenOf = (field: FlattenedField | undefined): Taken | undefined =>
  (field?.custom as Partial<ReturnType<typeof taken>> | undefined)?.taken

/**
 * What a database says of a unique index, said to the person who saves: at the field that they can change, in their
 * language. Any other error stays as it is.
 */
function refusal(
  error: unknown,
  config: SanitizedCollectionConfig | undefined,
  req?: Partial<PayloadRequest>,
): unknown {
  if (!(error instanceof ValidationError) || !config) return error
  const told = error.data.errors[0]?.path ?? ''
  const keys = uniqueKeys(config)
  const key = keys.find(({ first }) => isFirst(first, told)) ?? (keys.length === 1 ? keys[0] : undefined)
  if (!key) return error
  const own = takenOf(config.flattenedFields.find(({ name }) => name === key.last))
  const says = own?.says ?? (key.last === 'site' ? siteHasOne : key.ofASite ? takenAtSite : takenAnywhere)
  const message = req?.i18n ? say({ i18n: req.i18n }, says) : says.en
  return new ValidationError({ collection: config.slug, errors: [{ path: own?.at ?? key.last, message }] }, req?.t)
}

function explaining(adapter: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const { create, updateOne } = adapter
  const explained = async <Result>(
    { collection, req }: { collection: string; req?: Partial<PayloadRequest> },
    write: () => Promise<Result>,
  ) => {
    try {
      return await write()
    } catch (error) {
      throw refusal(error, adapter.payload.collections[collection as CollectionSlug]?.config, req)
    }
  }
  adapter.create = (args) => explained(args, () => create.call(adapter, args))
  adapter.updateOne = (args) => explained(args, () => updateOne.call(adapter, args))
  return adapter
}

/**
 * Of two who write the same, the unique index decides, never a look beforehand: this plug-in only says it well, on every
 * database. A collection's unique indexes must begin with different fields, for that is all a database tells. A collection
 * of which each site has one says `custom: { onePerSite: true }`: the multi-tenant plug-in then makes its site unique.
 */
export const uniqueRefusals: Plugin = (config: Config) => {
  for (const { slug, indexes = [] } of config.collections ?? []) {
    const firsts = indexes.flatMap(({ fields, unique }) => (unique ? (fields[0] ?? []) : []))
    if (new Set(firsts).size < firsts.length)
      throw new Error(`Two unique indexes of ${slug} begin with the same field: let one begin with another.`)
    if (indexes.some(({ fields, unique }) => unique && fields.join() === 'site'))
      throw new Error(`${slug} is one per site: say so with custom.onePerSite, for sites are indexed already.`)
  }
  const { db } = config
  return { ...config, db: { ...db, init: (args) => explaining(db.init(args)) } }
}
