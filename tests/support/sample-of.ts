import { type Field, type Payload, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { fieldsOf } from '@/server/stored'
import type { SampleFile } from './studio-calls'
import { overrides } from './sample-rules'
import { pdf, png } from './sample-files'

export type Maker = {
  payload: Payload
  req: PayloadRequest
  /** A text that is found again wherever the document is shown; fit for a slug. */
  mark: string
  serial: number
  site: string
  /** A document of the same site; with `fresh`, a new one for this sample alone. Null where it would wait for itself. */
  related: (slug: string, how?: 'fresh') => Promise<string | null>
}
export type Sample = { data: Record<string, unknown>; file?: SampleFile }

const dot = png(8, 8)
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
 * A document that a collection takes, worked out from its configuration: texts that its own checks accept, first options,
 * documents of the same site. What a collection's hooks ask beyond its fields is in `sample-rules.ts`.
 */
export async function sampleOf(config: SanitizedCollectionConfig, maker: Maker): Promise<Sample> {
  const data = await fill(config.fields, maker)
  Object.assign(data, await overrides[config.slug]?.(maker, data))
  for (const [name, value] of Object.entries(data)) if (value === undefined) delete data[name]
  if (!config.upload) return { data }
  const isPicture = config.upload.mimeTypes?.some((type) => type.startsWith('image/')) ?? true
  const file = isPicture
    ? { name: `${maker.mark}.png`, mimetype: 'image/png', data: await dot }
    : { name: `${maker.mark}.pdf`, mimetype: 'application/pdf', data: pdf() }
  return { data, file }
}

async function fill(fields: Field[], maker: Maker): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const inside = await fill(tab.fields, maker)
        Object.assign(data, 'name' in tab && tab.name ? { [tab.name]: inside } : inside)
      }
    } else if (field.type === 'row' || field.type === 'collapsible')
      Object.assign(data, await fill(field.fields, maker))
    else if (field.type === 'group' && !('name' in field && field.name))
      Object.assign(data, await fill(field.fields, maker))
    else if ('name' in field && field.name && !ours.has(field.name)) {
      const value = await valueOf(field, maker)
      if (value !== undefined) data[field.name] = value
    }
  }
  return data
}

/** What Payload or the plug-in fills by itself. */
const ours = new Set([
  'id',
  'site',
  'sites',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'hash',
  'salt',
  'sessions',
])

async function valueOf(field: Field, maker: Maker): Promise<unknown> {
  if ('hidden' in field && field.hidden && !('required' in field && field.required)) return undefined
  if ('virtual' in field && field.virtual) return undefined
  const secret =
    'access' in field && field.access?.read ? `secret-${'name' in field ? field.name : ''}-${maker.serial}` : null
  switch (field.type) {
    case 'text':
      if (field.hasMany) return undefined
      if (secret || !field.required) return firstTaken(field, [secret ?? maker.mark], maker)
      return firstTaken(field, texts(maker.mark, maker.serial), maker)
    case 'textarea':
    case 'code':
      return secret ?? maker.mark
    case 'email':
      return `${maker.mark}@example.com`
    case 'number':
      return field.required && !field.hasMany ? firstTaken(field, numbers, maker) : undefined
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
      const id = await maker.related(field.relationTo)
      return id === null ? undefined : field.hasMany ? [id] : id
    }
    case 'group':
      return fill(field.fields, maker)
    case 'array':
      return Promise.all(
        Array.from({ length: field.minRows ?? (field.required ? 1 : 0) }, () => fill(field.fields, maker)),
      )
    case 'json':
      return field.required ? {} : undefined
    default:
      return undefined
  }
}

type Checked = { validate?: unknown }

/** The first value that the field's own check takes; without one, nothing. */
async function firstTaken(field: Field & Checked, values: (string | number)[], { req }: Maker): Promise<unknown> {
  if (typeof field.validate !== 'function') return values[0]
  for (const value of values) {
    const taken: unknown = await field.validate(value, {
      ...fieldsOf(field),
      data: {},
      siblingData: {},
      operation: 'create',
      path: [],
      preferences: {},
      req,
    })
    if (taken === true) return value
  }
  return undefined
}
