import type { Field, FieldAccess, FieldHook } from 'payload'
import { bilingual, translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'

const messages = {
  kept: bilingual(
    'What a person sent stays as it is. Write in the staff notes instead.',
    'Ce qu’une personne a envoyé reste tel quel. Écrivez plutôt dans les notes du personnel.',
  ),
  notes: bilingual(
    'Only staff write here. The person finds these notes in the file with their data.',
    'Seul le personnel écrit ici. La personne trouve ces notes dans le fichier de ses données.',
  ),
}

/** Equal for values that a form sends differently: nothing, an empty text or list, and a box that is not checked. */
const comparable = (value: unknown): string => {
  const isEmpty = value === undefined || value === null || value === '' || value === false
  return isEmpty || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value)
}

/** For fields that a restored version passes through, whose hook then puts the stored value back. */
export const isRestored: FieldAccess = ({ req }) => Boolean(req.context.isRestoringVersion)

/**
 * Refuses another value than the stored one in words: Payload would drop it and answer that all was saved. A version that staff restore
 * brings back their notes, and leaves the answers as they are now.
 */
const keepStored: FieldHook = ({ collection, operation, overrideAccess, path, previousValue, req, value }) => {
  if (!collection || operation !== 'update' || overrideAccess || value === undefined) return value
  if (req.context.isRestoringVersion) return previousValue ?? null
  if (comparable(value) === comparable(previousValue)) return value
  throw validationError(collection, [{ path: path.join('.'), message: translate(req, messages.kept) }], req)
}

const keepFields = (fields: Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'row') return { ...field, fields: keepFields(field.fields) }
    if (!('name' in field) || field.type === 'ui') return field
    const beforeValidate = [...(field.hooks?.beforeValidate ?? []), keepStored]
    return {
      ...field,
      access: { ...field.access, update: isRestored },
      hooks: { ...field.hooks, beforeValidate },
    } as Field
  })

/**
 * The fields of what people send: nobody in the studio changes the answers, and staff write in a field of their own, after `between`. The
 * collection has versions, which are as restricted as its documents. The customer's own calls still change a profile.
 */
export const keepAnswers = (fields: Field[], between: Field[] = []): Field[] => [
  ...keepFields(fields),
  ...between,
  {
    name: 'staffNotes',
    type: 'textarea',
    label: bilingual('Staff notes', 'Notes du personnel'),
    maxLength: 5_000,
    admin: { description: messages.notes },
  },
]
