import type { TranslatedField } from './missing-translations'

type Label = Record<'en' | 'fr', string>

/** What is read of a field's configuration: the server's and the studio's have the same properties. */
export type FormField = {
  type: string
  name?: unknown
  label?: unknown
  localized?: unknown
  admin?: unknown
  fields?: readonly FormField[]
  tabs?: readonly { name?: unknown; fields: readonly FormField[] }[]
}

/** A field of a form, by its path without the numbers of rows. */
export type NamedField = TranslatedField & { type: string; isTranslated: boolean }

const labelOf = (label: unknown, name: string): Label => {
  if (typeof label === 'string') return { en: label, fr: label }
  const { en, fr } = (label ?? {}) as Partial<Label>
  return { en: en ?? name, fr: fr ?? en ?? name }
}

const isDisabled = (admin: unknown) => Boolean((admin as { disabled?: unknown } | undefined)?.disabled)

/**
 * The fields of a collection that have a value of their own, with their paths through groups, tabs and rows. Leaves out the HTML
 * of bodies, which no form contains: it would look empty there.
 */
export function listNamedFields(fields: readonly FormField[], prefix = ''): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.tabs)
      return field.tabs.flatMap(({ name, fields: within }) =>
        listNamedFields(within, typeof name === 'string' ? `${prefix}${name}.` : prefix),
      )
    if (field.type === 'ui' || isDisabled(field.admin)) return []
    const name = typeof field.name === 'string' ? field.name : ''
    const isTranslated = Boolean(field.localized)
    if (field.fields && !isTranslated) return listNamedFields(field.fields, name ? `${prefix}${name}.` : prefix)
    if (!name) return []
    return [{ path: `${prefix}${name}`, label: labelOf(field.label, name), type: field.type, isTranslated }]
  })
}
