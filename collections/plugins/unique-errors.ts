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
import { translate, bilingual, type BilingualText } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { fieldsOf } from '@/server/database/stored-values'

type Message = { text: BilingualText; at?: string }
/** `last` is the field that shows the message, unless its own message names another. */
type UniqueKey = { first: string; last: string; ofASite: boolean }

/**
 * For `custom` of the last field of a unique index: the message for a value that exists already. `at` names another field
 * to show it at.
 */
export const uniqueMessage = (text: BilingualText, at?: string): { uniqueMessage: Message } => ({
  uniqueMessage: { text, at },
})

const siteHasOne = bilingual(
  'This site already has one. Edit that one instead.',
  'Ce site en a déjà un. Modifiez plutôt celui-ci.',
)
const takenAtSite = bilingual(
  'Another document of this site already uses this value. Choose another one.',
  'Un autre document de ce site utilise déjà cette valeur. Choisissez-en une autre.',
)
const takenAnywhere = bilingual(
  'Another document already uses this value. Choose another one.',
  'Un autre document utilise déjà cette valeur. Choisissez-en une autre.',
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

const lettersOf = (name: string) => name.replace(/_/g, '').toLowerCase()
/** Databases spell the first field of an index as `site`, `site_id` or `idempotency_key`. */
const isSameField = (name: string, reported: string) =>
  [lettersOf(name), `${lettersOf(name)}id`].includes(lettersOf(reported))

const messageOf = (field: FlattenedField | undefined): Message | undefined =>
  (field?.custom as Partial<ReturnType<typeof uniqueMessage>> | undefined)?.uniqueMessage

const idTaken = bilingual(
  'Another document has this id. Leave it out to get a new one.',
  'Un autre document a cet identifiant. Omettez-le pour en recevoir un nouveau.',
)

/** Whether an error, or what caused it, says that the id of a new document exists already. */
function isRepeatedId(error: unknown): boolean {
  if (error instanceof ValidationError) return ['id', '_id'].includes(error.data.errors[0]?.path ?? '')
  const { code, message, keyPattern, cause } = fieldsOf(error)
  return (
    /^SQLITE_CONSTRAINT(?:_PRIMARYKEY)?: .*constraint failed: \w+\.id$/.test(String(message)) ||
    (code === 11000 && '_id' in fieldsOf(keyPattern)) ||
    (cause !== undefined && isRepeatedId(cause))
  )
}

/** Translates the adapter's error for a unique index. Any other error is returned unchanged. */
function translateError(
  error: unknown,
  config: SanitizedCollectionConfig | undefined,
  req: Partial<PayloadRequest> = {},
): unknown {
  if (!config) return error
  if (isRepeatedId(error)) {
    const message = req.i18n ? translate({ i18n: req.i18n }, idTaken) : idTaken.en
    return validationError(config, [{ path: 'id', message }], req)
  }
  if (!(error instanceof ValidationError)) return error
  const reported = error.data.errors[0]?.path ?? ''
  const keys = uniqueKeys(config)
  const key = keys.find(({ first }) => isSameField(first, reported)) ?? (keys.length === 1 ? keys[0] : undefined)
  if (!key) return error
  const own = messageOf(config.flattenedFields.find(({ name }) => name === key.last))
  const text = own?.text ?? (key.last === 'site' ? siteHasOne : key.ofASite ? takenAtSite : takenAnywhere)
  const message = req.i18n ? translate({ i18n: req.i18n }, text) : text.en
  return validationError(config, [{ path: own?.at ?? key.last, message }], req)
}

function translateAdapterErrors(adapter: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const { create, updateOne } = adapter
  const translated = async <Result>(
    { collection, req }: { collection: string; req?: Partial<PayloadRequest> },
    write: () => Promise<Result>,
  ) => {
    try {
      return await write()
    } catch (error) {
      throw translateError(error, adapter.payload.collections[collection as CollectionSlug]?.config, req)
    }
  }
  adapter.create = (args) => translated(args, () => create.call(adapter, args))
  adapter.updateOne = (args) => translated(args, () => updateOne.call(adapter, args))
  return adapter
}

/**
 * Turns violations of unique indexes into messages at the field that staff can change, on both databases. The index
 * decides; no hook looks for duplicates first, because two simultaneous saves would both pass.
 *
 * Adapters report only the first field of an index, so the unique indexes of a collection must start with different fields.
 * A collection with one document per site declares `custom: { onePerSite: true }`, and the multi-tenant plug-in makes its
 * `site` field unique. Both rules are checked at startup.
 */
export const uniqueErrors: Plugin = (config: Config) => {
  for (const { slug, indexes = [] } of config.collections ?? []) {
    const firsts = indexes.flatMap(({ fields, unique }) => (unique ? (fields[0] ?? []) : []))
    if (new Set(firsts).size < firsts.length)
      throw new Error(`Two unique indexes of ${slug} start with the same field. Start one of them with another field.`)
    if (indexes.some(({ fields, unique }) => unique && fields.join() === 'site'))
      throw new Error(`${slug} has a unique index on site. Set custom.onePerSite instead.`)
  }
  const { db } = config
  return { ...config, db: { ...db, init: (args) => translateAdapterErrors(db.init(args)) } }
}
