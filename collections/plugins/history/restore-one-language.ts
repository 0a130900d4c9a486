import type { Field, FieldHook, Plugin, TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { text as validateText, textarea as validateTextarea } from 'payload/shared'

/** In collections without drafts, SQLite does not take a required text that is null. An empty one counts as missing. */
const keepColumn: FieldHook = ({ collection, req, value }) =>
  req.context.isRestoringVersion && !collection?.versions?.drafts && (value ?? null) === null ? '' : undefined

const restorable = (field: TextField | TextareaField): Field => {
  const ofType = field.type === 'textarea' ? validateTextarea : validateText
  const rule = (field.validate ?? ofType) as TextFieldSingleValidation
  const validate: TextFieldSingleValidation = (value, options) =>
    rule(value, { ...options, required: options.required && !options.req.context.isRestoringVersion })
  const beforeChange = [...(field.hooks?.beforeChange ?? []), keepColumn]
  return { ...field, hooks: { ...field.hooks, beforeChange }, validate } as Field
}

function makeRestorable(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: makeRestorable(tab.fields) })) } as Field
    if ('fields' in field) return { ...field, fields: makeRestorable(field.fields) } as Field
    const isText = field.type === 'text' || field.type === 'textarea'
    return isText && field.localized && field.required ? restorable(field) : field
  })
}

/**
 * Restores versions whose required texts are in one language only. Payload validates a restored version in the first language of the
 * configuration, whatever the languages of its site and of the request.
 */
export const restoreOneLanguage: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) =>
    each.versions ? { ...each, fields: makeRestorable(each.fields) } : each,
  ),
})
