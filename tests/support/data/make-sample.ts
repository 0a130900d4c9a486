import { type Field, type Payload, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { fieldsOf } from '@/server/database/stored-values'
import { sampleOverrides } from './sample-rules'
import { pdf, png } from './sample-files'

export type SampleContext = {
  payload: Payload
  req: PayloadRequest
  /** A text that identifies the document wherever it appears, and that is a valid slug. */
  mark: string
  serial: number
  site: string
  /** The id of a document of the same site, with `fresh` of a new one. Null if that would create a cycle. */
  related: (slug: string, how?: 'fresh') => Promise<string | null>
}
export type Sample = { data: Record<string, unknown>; file?: { name: string; mimetype: string; data: Buffer } }

const onePicture = png(8, 8)
const texts = (mark: string, serial: number) => [
  mark,
  `2027-03-${String(1 + (serial % 28)).padStart(2, '0')}`,
  '08:30',
  '/northgate/hours',
  'https://example.com/',
  '#1e5f74',
  'America/Toronto',
  '5145550123',
  '03/14',
  'H2X 1Y4',
  'QC',
  `${mark}@example.com`,
  `CODE${serial}`,
  'camelCode',
]
const numbers = [1, 10, 30, 60, 100, 500, 2_450]

/**
 * Makes a valid document for a collection from its configuration: texts that pass validation, first options, documents of the
 * same site. `sample-rules.ts` has the values that a collection's hooks require in addition.
 */
export async function makeSample(config: SanitizedCollectionConfig, context: SampleContext): Promise<Sample> {
  const data = await fillFields(config.fields, context)
  Object.assign(data, await sampleOverrides[config.slug]?.(context, data))
  for (const [name, value] of Object.entries(data)) if (value === undefined) delete data[name]
  if (!config.upload) return { data }
  const isPicture = config.upload.mimeTypes?.some((type) => type.startsWith('image/')) ?? true
  const file = isPicture
    ? { name: `${context.mark}.png`, mimetype: 'image/png', data: await onePicture }
    : { name: `${context.mark}.pdf`, mimetype: 'application/pdf', data: pdf() }
  return { data, file }
}

async function fillFields(fields: Field[], context: SampleContext): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const values = await fillFields(tab.fields, context)
        Object.assign(data, 'name' in tab && tab.name ? { [tab.name]: values } : values)
      }
    } else if (field.type === 'row' || field.type === 'collapsible')
      Object.assign(data, await fillFields(field.fields, context))
    else if (field.type === 'group' && !('name' in field && field.name))
      Object.assign(data, await fillFields(field.fields, context))
    else if ('name' in field && field.name && !automaticFields.has(field.name)) {
      const value = await makeValue(field, context)
      if (value !== undefined) data[field.name] = value
    }
  }
  return data
}

/** Fields that Payload or the multi-tenant plug-in fills. */
const automaticFields = new Set('id|site|sites|createdAt|updatedAt|deletedAt|_status|hash|salt|sessions'.split('|'))

async function makeValue(field: Field, context: SampleContext): Promise<unknown> {
  if ('hidden' in field && field.hidden && !('required' in field && field.required)) return undefined
  if ('virtual' in field && field.virtual) return undefined
  const secret =
    'access' in field && field.access?.read ? `secret-${'name' in field ? field.name : ''}-${context.serial}` : null
  switch (field.type) {
    case 'text':
      if (field.hasMany) return undefined
      if (secret || !field.required) return findValidValue(field, [secret ?? context.mark], context)
      return findValidValue(field, texts(context.mark, context.serial), context)
    case 'textarea':
    case 'code':
      return secret ?? context.mark
    case 'email':
      return `${context.mark}@example.com`
    case 'number':
      return field.required && !field.hasMany ? findValidValue(field, numbers, context) : undefined
    case 'date':
      return field.required ? '2027-03-01T12:00:00.000Z' : undefined
    case 'select': {
      if (!field.required) return undefined
      const [option] = field.options
      const value = typeof option === 'string' ? option : option?.value
      return field.hasMany ? [value] : value
    }
    case 'relationship':
    case 'upload': {
      if (typeof field.relationTo !== 'string' || field.relationTo === 'sites') return undefined
      const id = await context.related(field.relationTo)
      return id === null ? undefined : field.hasMany ? [id] : id
    }
    case 'group':
      return fillFields(field.fields, context)
    case 'array':
      return Promise.all(
        Array.from({ length: field.minRows ?? (field.required ? 1 : 0) }, () => fillFields(field.fields, context)),
      )
    case 'json':
      return field.required ? {} : undefined
    default:
      return undefined
  }
}

type Validated = { validate?: unknown }

/** Returns the first value that passes the field's validation, or undefined. */
async function findValidValue(field: Field & Validated, values: (string | number)[], { req }: SampleContext): Promise<unknown> {
  if (typeof field.validate !== 'function') return values[0]
  for (const value of values) {
    const result: unknown = await field.validate(value, {
      ...fieldsOf(field),
      data: {},
      siblingData: {},
      operation: 'create',
      path: [],
      preferences: {},
      req,
    })
    if (result === true) return value
  }
  return undefined
}
