import type { Field, Plugin } from 'payload'

/** What the comparison of two versions shows as JSON or in the wrong language by itself, by type of field. */
const differences: Partial<Record<Field['type'], string>> = {
  select: '@/studio/history/select-difference#SelectDifference',
  radio: '@/studio/history/select-difference#SelectDifference',
  checkbox: '@/studio/history/checkbox-difference#CheckboxDifference',
  relationship: '@/studio/history/relationship-difference#RelationshipDifference',
}

function withDifferences(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withDifferences(tab.fields) })) } as Field
    const inner = 'fields' in field ? ({ ...field, fields: withDifferences(field.fields) } as Field) : field
    const Diff = differences[inner.type]
    const { components } = (inner.admin ?? {}) as { components?: { Diff?: unknown } }
    if (!Diff || components?.Diff) return inner
    return { ...inner, admin: { ...inner.admin, components: { ...components, Diff } } } as Field
  })
}

/** Compares yes and no, choices, and the names of related documents, in the language of the studio. */
export const readableVersions: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) =>
    each.versions ? { ...each, fields: withDifferences(each.fields) } : each,
  ),
})
