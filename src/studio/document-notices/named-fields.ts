import type { ClientField } from 'payload'
import type { TranslatedField } from '@/domain/text/missing-translations'

type Label = Record<'en' | 'fr', string>

/** A field of a form, by its path without the numbers of rows. */
export type NamedField = TranslatedField & { type: ClientField['type']; isTranslated: boolean }

const labelOf = (label: unknown, name: string): Label => {
  if (typeof label === 'string') return { en: label, fr: label }
  const { en, fr } = (label ?? {}) as Partial<Label>
  return { en: en ?? name, fr: fr ?? en ?? name }
}

/**
 * The fields of a collection that have a value of their own, with their paths through groups, tabs and rows. Leaves out the HTML
 * of bodies, which no form contains: it would look empty there.
 */
export function listNamedFields(fields: readonly ClientField[], prefix = ''): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        listNamedFields(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix),
      )
    const name = 'name' in field ? field.name : undefined
    if (field.type === 'ui' || ('admin' in field && field.admin?.disabled)) return []
    const isTranslated = 'localized' in field && Boolean(field.localized)
    if ('fields' in field && !isTranslated) return listNamedFields(field.fields, name ? `${prefix}${name}.` : prefix)
    if (!name) return []
    return [
      {
        path: `${prefix}${name}`,
        label: labelOf('label' in field ? field.label : null, name),
        type: field.type,
        isTranslated,
      },
    ]
  })
}
