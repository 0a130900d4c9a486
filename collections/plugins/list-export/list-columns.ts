import { getTranslation } from '@payloadcms/translations'
import { fieldAffectsData, tabHasName } from 'payload/shared'
import type { Field, FieldAffectingData, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { Decimals } from '@/domain/shop/money/typed-amount'
import type { ValueFormat } from '@/domain/text/csv-value'
import { bilingual, translate } from '@collections/labels'
import { accountSecrets } from '@collections/plugins/query-limits/walk-path'

/** A column of an exported list. `path` leads to the value in a document; `relatedTo` is the collection of the ids that are there. */
export type ListColumn = { path: string[]; header: string; format: ValueFormat; relatedTo: string | null }

type NamedField = Exclude<FieldAffectingData, { type: 'tab' }> & { name: string }
type Parent = { path: string[]; labels: string[] }

const isNamed = (field: Field): field is NamedField & Field => fieldAffectsData(field) && field.name !== undefined

const yesAndNo = [bilingual('Yes', 'Oui'), bilingual('No', 'Non')] as const

/** What Payload adds to accounts for programs, besides what it hides. */
const isSecret = ({ name }: NamedField, { auth }: SanitizedCollectionConfig) =>
  Boolean(auth) && (name === 'password' || accountSecrets.has(name))

/** What Payload hides in forms and still shows in lists. */
const alwaysShown = ['createdAt', 'updatedAt']

/** `custom.isExported` is for what a list cannot show in a column, but people need in a file. */
const isLeftOut = ({ admin = {}, custom, ...field }: NamedField): boolean => {
  if (alwaysShown.includes(field.name)) return false
  const isHidden = ('hidden' in field && field.hidden === true) || ('hidden' in admin && Boolean(admin.hidden))
  const isNoColumn = admin.disableListColumn === true && custom?.isExported !== true
  return field.name === 'id' || isHidden || Boolean(admin.disabled) || isNoColumn
}

/** Whether the person may read the field in every document that they may read. */
async function isReadable({ access }: NamedField, req: PayloadRequest): Promise<boolean> {
  return !access?.read || (await access.read({ req })) === true
}

function formatOf(field: NamedField, req: PayloadRequest): ValueFormat {
  switch (field.type) {
    case 'checkbox':
      return { type: 'flag', labels: [translate(req, yesAndNo[0]), translate(req, yesAndNo[1])] }
    case 'date':
      return { type: 'instant' }
    case 'number':
      return { type: 'number', decimals: (field.custom?.decimals as Decimals | undefined) ?? null }
    case 'select':
    case 'radio': {
      const options = field.options.map((each) => (typeof each === 'string' ? { value: each, label: each } : each))
      const labels = options.map(({ value, label }) => [value, String(getTranslation(label, req.i18n))] as const)
      return { type: 'choice', labels: Object.fromEntries(labels) }
    }
    case 'array':
    case 'blocks':
    case 'json':
      return { type: 'json' }
    default:
      return { type: 'text' } // rich text and related documents are texts by then: see read-list.ts
  }
}

/**
 * The columns of an exported list: the fields that a list can show and the person may read, with those of groups one by one. Their
 * headers are in the language of the studio.
 */
export async function listColumns(req: PayloadRequest, collection: SanitizedCollectionConfig): Promise<ListColumn[]> {
  const nested = ({ path, labels }: Parent, name: string, label: unknown): Parent => {
    const text = getTranslation((label || name) as string, req.i18n)
    return { path: [...path, name], labels: [...labels, text] }
  }
  const collect = async (fields: Field[], parent: Parent): Promise<ListColumn[]> => {
    const found: ListColumn[] = []
    for (const field of fields) {
      if (field.type === 'tabs')
        for (const tab of field.tabs)
          found.push(...(await collect(tab.fields, tabHasName(tab) ? nested(parent, tab.name, tab.label) : parent)))
      else if (!isNamed(field)) {
        if ('fields' in field) found.push(...(await collect(field.fields, parent)))
      } else if (!isLeftOut(field) && !isSecret(field, collection)) {
        if (!(await isReadable(field, req))) continue
        const { path, labels } = nested(parent, field.name, field.label)
        if (field.type === 'group') found.push(...(await collect(field.fields, { path, labels })))
        else {
          const isRelated = field.type === 'relationship' || field.type === 'upload'
          const relatedTo = isRelated && typeof field.relationTo === 'string' ? field.relationTo : null
          found.push({ path, header: labels.join('.'), format: formatOf(field, req), relatedTo })
        }
      }
    }
    return found
  }
  return collect(collection.fields, { path: [], labels: [] })
}
