import type { ClientField } from 'payload'
import type { TranslatedField } from '@/domain/text/missing-translations'

type Label = Record<'en' | 'fr', string>

const labelOf = (label: unknown, name: string): Label => {
  if (typeof label === 'string') return { en: label, fr: label }
  const { en, fr } = (label ?? {}) as Partial<Label>
  return { en: en ?? name, fr: fr ?? en ?? name }
}

/**
 * The fields of a collection that have a text in each language, with their paths through groups, tabs and rows. Leaves out the
 * HTML of bodies, which no form contains: it would look empty there.
 */
export function listTranslatedFields(fields: readonly ClientField[], prefix = ''): TranslatedField[] {
  return fields.flatMap((field): TranslatedField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        listTranslatedFields(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix),
      )
    const name = 'name' in field ? field.name : undefined
    if (field.type === 'ui' || ('admin' in field && field.admin?.disabled)) return []
    if ('localized' in field && field.localized && name)
      return [{ path: `${prefix}${name}`, label: labelOf('label' in field ? field.label : null, name) }]
    if ('fields' in field) return listTranslatedFields(field.fields, name ? `${prefix}${name}.` : prefix)
    return []
  })
}
