import type { FieldHook } from 'payload'
import type { Dish } from '@/domain/menu/dish/dish'
import { nutrients } from '@/domain/menu/dish/nutrition'
import { localizedOf, fieldsOf, flagOf, idOf, nameOf, numberOf, textOf } from '@/server/database/stored-values'

const idsOf = (value: unknown) => (Array.isArray(value) ? value.flatMap((it) => idOf(it) ?? []) : [])

/**
 * Builds the dish in both languages as one JSON value, which menus read. Reading 200 of these takes a tenth of the time
 * that reading their fields takes. Allergens and labels are ids.
 */
export const buildDishCard: FieldHook = ({ siblingData, siblingDocWithLocales, originalDoc, req }): Dish => {
  const stored = fieldsOf(siblingDocWithLocales)
  const both = (name: string) =>
    req.locale === 'all'
      ? localizedOf(siblingData[name])
      : { ...localizedOf(fieldsOf(stored[name])), [req.locale ?? 'en']: textOf(siblingData[name]) }
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
