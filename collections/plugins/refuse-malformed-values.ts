import type { CollectionBeforeOperationHook, Config, FlattenedField, PayloadRequest, Plugin } from 'payload'
import { bilingual, translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { isHexId } from '@/domain/hex-id'
import { translationOf } from '@/domain/text/other-language'
import { fieldsOf } from '@/server/database/stored-values'

const refusals = {
  id: bilingual(
    'An id has 24 hexadecimal digits. Leave it out to get a new one.',
    'Un identifiant a 24 chiffres hexadécimaux. Omettez-le pour en recevoir un nouveau.',
  ),
  changedId: bilingual('The id of a document never changes.', 'L’identifiant d’un document ne change jamais.'),
  text: bilingual('Send a text.', 'Envoyez un texte.'),
  texts: bilingual('Send a list of texts.', 'Envoyez une liste de textes.'),
  localized: bilingual(
    'Send a text in one language. The parameter “locale” chooses it.',
    'Envoyez un texte dans une seule langue. Le paramètre «\u00a0locale\u00a0» la choisit.',
  ),
  blank: bilingual('Enter a text, not only spaces.', 'Entrez un texte, pas seulement des espaces.'),
}

type Refusal = keyof typeof refusals
type Fault = { path: string; refusal: Refusal }

const isText = (value: unknown) => value === undefined || value === null || typeof value === 'string'
const isBlank = (value: unknown) => typeof value === 'string' && value !== '' && value.trim() === ''

function faultOfText(field: FlattenedField, data: Record<string, unknown>, isOfAllLanguages: boolean): Refusal | null {
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'email') return null
  const value = data[field.name]
  if ('hasMany' in field && field.hasMany)
    return isText(value) || (Array.isArray(value) && value.every(isText)) ? null : 'texts'
  const isByLanguage = isOfAllLanguages && field.localized && typeof value === 'object'
  const values = isByLanguage ? Object.values(fieldsOf(value)) : [value]
  if (!values.every(isText)) return field.localized ? 'localized' : 'text'
  const translations = Object.values(fieldsOf(data[translationOf(field.name)]))
  return field.required && [...values, ...translations].some(isBlank) ? 'blank' : null
}

/** What is wrong with the texts in some data, at any depth of groups, arrays and blocks. */
function findFaults(fields: FlattenedField[], data: Record<string, unknown>, isAll: boolean, prefix = ''): Fault[] {
  return fields.flatMap((field): Fault[] => {
    const path = `${prefix}${field.name}`
    const value = data[field.name]
    const refusal = faultOfText(field, data, isAll)
    if (refusal) return [{ path, refusal }]
    if (field.type === 'group' || field.type === 'tab')
      return findFaults(field.flattenedFields, fieldsOf(value), isAll, `${path}.`)
    if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return []
    return value.flatMap((row, index) => {
      const within =
        field.type === 'array'
          ? field.flattenedFields
          : (field.blocks.find(({ slug }) => slug === fieldsOf(row).blockType)?.flattenedFields ?? [])
      return findFaults(within, fieldsOf(row), isAll, `${path}.${index}.`)
    })
  })
}

function faultOfId(id: unknown, of: unknown): Fault[] {
  if (id === undefined || id === null || id === of) return []
  if (of !== undefined) return [{ path: 'id', refusal: 'changedId' }]
  return isHexId(id) ? [] : [{ path: 'id', refusal: 'id' }]
}

const isRead = (req: PayloadRequest, operation: string) =>
  req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')

const refuseMalformedValues: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (isRead(req, operation) || !('data' in args)) return args
  const data = fieldsOf(args.data)
  const fields = collection.flattenedFields.filter(({ name }) => name !== 'id')
  const of = operation === 'create' ? undefined : ((args as { id?: unknown }).id ?? null)
  const faults = [...faultOfId(data.id, of), ...findFaults(fields, data, req.locale === 'all')]
  if (faults.length === 0) return args
  const errors = faults.map(({ path, refusal }) => ({ path, message: translate(req, refusals[refusal]) }))
  throw validationError(collection, errors, req)
}

/**
 * Refuses, at the field, what programs send to the REST API in place of a text or an id, and required texts of blanks. Payload would
 * store it, or fail with 500. It applies to drafts, too, which Payload does not validate.
 */
export const malformedValues: Plugin = (config: Config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [refuseMalformedValues, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
})
