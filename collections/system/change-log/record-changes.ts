import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  FlattenedField,
  PayloadRequest,
  Plugin,
  SelectField,
} from 'payload'
import { actionOf, describeChanges, isRecorded, type ChangeAction, type RecordedField } from '@/domain/change-log'
import type { Localized } from '@/domain/locale'
import { storeChange } from '@/server/database/store-change'
import { fieldsOf, idOf } from '@/server/database/stored-values'
import type { Change } from '@/payload-types'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { readTitle } from '@collections/system/trash/read-title'

type Stored = Record<string, unknown>
type ChangeKind = Change['kind']

/** The stored document in all languages; null for none. */
const readStored = async (req: PayloadRequest, kind: ChangeKind, id: unknown): Promise<Stored | null> =>
  (await req.payload.db.findOne<Stored & { id: string }>({ collection: kind, where: { id: { equals: id } }, req })) ??
  null

/** Writes a row of the change log in the transaction of the request. Nothing for programs, which have no signed-in person. */
export async function writeChange(
  req: PayloadRequest,
  kind: ChangeKind,
  action: ChangeAction,
  document: Stored,
  details: Localized = { en: '', fr: '' },
): Promise<void> {
  const { payload, user } = req
  if (user?.collection !== 'staff') return
  const row = {
    author: user.name || user.email,
    action,
    kind,
    site: kind === 'sites' ? (action === 'delete' ? null : idOf(document)) : idOf(document.site),
    title: await readTitle(payload, kind, document, req),
    details,
    documentId: String(document.id),
  }
  await storeChange(payload, row, req)
}

/** What Payload and hooks write by themselves. */
const unrecorded = new Set([
  ...['createdAt', 'updatedAt', '_status', 'savedBy', 'sessions'],
  ...['changedAt', 'declaredAt', 'declaredBy', 'declaredByName', 'introducedAt'],
])

const bilingualOf = (label: unknown): Localized => {
  const { en, fr } = fieldsOf(label)
  return typeof en === 'string'
    ? { en, fr: typeof fr === 'string' ? fr : en }
    : { en: String(label), fr: String(label) }
}

function valuesOf(field: FlattenedField): RecordedField['values'] {
  switch (field.type) {
    case 'checkbox':
      return 'flag'
    case 'number':
      return field.name.endsWith('Cents') ? 'cents' : field.name.endsWith('Bps') ? 'percent' : 'number'
    case 'select':
      return field.hasMany
        ? null
        : new Map(
            field.options.map((option) =>
              typeof option === 'string'
                ? [option, { en: option, fr: option }]
                : [option.value, bilingualOf(option.label)],
            ),
          )
    case 'text':
    case 'textarea':
    case 'email':
      return 'text'
    default:
      return null
  }
}

/** The fields that staff see, those of groups included; no secret and nothing that is not stored. */
const recordedFields = (fields: readonly FlattenedField[], prefix = ''): RecordedField[] =>
  fields.flatMap((field) => {
    const isHidden = ('hidden' in field && field.hidden) || field.admin?.hidden || ('virtual' in field && field.virtual)
    if (isHidden || unrecorded.has(field.name)) return []
    const path = `${prefix}${field.name}`
    if ((field.type === 'group' || field.type === 'tab') && 'flattenedFields' in field)
      return recordedFields(field.flattenedFields, `${path}.`)
    return [{ path, label: bilingualOf('label' in field ? field.label : field.name), values: valuesOf(field) }]
  })

const keyOf = (kind: string, id: unknown) => `change log: ${kind} ${String(id)}`

/** Keeps what is stored before a save, for the hook after it. */
const readBefore =
  (kind: ChangeKind): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const id = idOf(originalDoc)
    if (id && signedInStaff(req)) req.context[keyOf(kind, id)] = await readStored(req, kind, id)
    return data as Stored
  }

/** A draft of a published document changes nothing that is stored for visitors, and leaves no row. */
const recordSave =
  (kind: ChangeKind): CollectionAfterChangeHook =>
  async ({ collection, doc, operation, req }) => {
    if (!signedInStaff(req)) return
    const { id } = doc as { id: string }
    const before = operation === 'create' ? null : (req.context[keyOf(kind, id)] as Stored | undefined)
    const after = await readStored(req, kind, id)
    if (before === undefined || after === null) return
    const action = actionOf(before, after)
    if (action === null) return
    if (action !== 'change' || before === null) return writeChange(req, kind, action, after)
    const details = describeChanges(recordedFields(collection.flattenedFields), before, after)
    if (details.en !== '') await writeChange(req, kind, action, after, details)
  }

const readDeleted =
  (kind: ChangeKind): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (signedInStaff(req)) req.context[keyOf(kind, id)] = await readStored(req, kind, id)
  }

const recordDeletion =
  (kind: ChangeKind): CollectionAfterDeleteHook =>
  async ({ id, req }) => {
    const document = req.context[keyOf(kind, id)] as Stored | null | undefined
    if (document) await writeChange(req, kind, 'delete', document)
  }

function withRecord(collection: CollectionConfig): CollectionConfig {
  const { custom = {}, hooks } = collection
  if (!isRecorded(custom)) return collection
  const slug = collection.slug as ChangeKind
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), readBefore(slug)],
      afterChange: [...(hooks?.afterChange ?? []), recordSave(slug)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), readDeleted(slug)],
      afterDelete: [...(hooks?.afterDelete ?? []), recordDeletion(slug)],
    },
  }
}

/** The kinds of changes are named as their collections are. */
const withKinds = (log: CollectionConfig, all: CollectionConfig[]): CollectionConfig => ({
  ...log,
  fields: log.fields.map((field) =>
    'name' in field && field.name === 'kind'
      ? ({
          ...field,
          options: all
            .filter(({ custom = {} }) => isRecorded(custom))
            .map(({ slug, labels }) => ({ value: slug, label: labels?.singular ?? slug })),
        } as SelectField)
      : field,
  ),
})

/** Records in the change log what staff create, change, publish and delete. After `moveToTrash`, whose refusals leave no row. */
export const recordChanges: Plugin = (config) => {
  const all = config.collections ?? []
  return {
    ...config,
    collections: all.map((each) => (each.slug === 'changes' ? withKinds(each, all) : withRecord(each))),
  }
}
