import type { FieldHook } from 'payload'
import type { Dish } from '@/domain/dish'
import { nutrients } from '@/domain/nutrition'
import { bothOf, fieldsOf, flagOf, idOf, nameOf, numberOf, textOf } from '@/server/stored'

const idsOf = (value: unknown) => (Array.isArray(value) ? value.flatMap((it) => idOf(it) ?? []) : [])

/**
 * A dish in both languages as one JSON value, written in the same step as its fields: menus read 200 dishes in a tenth
 * of the time that their fields would take. Filters stand in it by id.
 */
export const dishCard: FieldHook = ({ siblingData, siblingDocWithLocales, originalDoc, req }): Dish => {
  const stored = fieldsOf(siblingDocWithLocales)
  const both = (name: string) =>
    req.locale === 'all'
      ? bothOf(siblingData[name])
      : { ...bothOf(fieldsOf(stored[name])), [req.locale ?? 'en']: textOf(siblingData[name]) }
  const amounts = fieldsOf(siblingData.nutrients)
  return {
    id: String(siblingData.id ?? originalDoc?.id ?? ''),
    name: nameOf(both('name')),
    description: both('description'),
    portion: both('portion'),
    ingredients: both('ingredients'),
    calories: numberOf(siblingData.calories),
    nutrients: Object.fromEntries(
      nutrients.flatMap(({ key }) => (textOf(amounts[key]) ? [[key, textOf(amounts[key])]] : [])),
    ),
    allergensDeclared: flagOf(siblingData.allergensDeclared),
    allergens: idsOf(siblingData.allergens),
    mayContain: idsOf(siblingData.mayContain),
    labels: idsOf(siblingData.labels),
    customAllergens: both('customAllergens'),
    mrn: numberOf(siblingData.mrn),
    mrnFull: textOf(siblingData.mrnFull),
  }
}
