import { isCompleteDeclaration } from '@/domain/menu/allergens/allergen-declaration'
import { completeAllergens, nameAllergens } from '@/domain/menu/allergens/complete-allergens'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { nutrients } from '@/domain/menu/dish/nutrition'
import type { StoredRow } from '@/server/database/stored-row'
import {
  fieldsOf,
  flagOf,
  idOf,
  instantOf,
  localizedOf,
  nameOf,
  numberOf,
  textOf,
} from '@/server/database/stored-values'

/** The fields of a dish that menus show or that decide whether its declaration counts. */
export const shownFields = {
  name: true,
  description: true,
  portion: true,
  ingredients: true,
  calories: true,
  nutrients: true,
  allergensDeclared: true,
  containsNone: true,
  declaredAt: true,
  allergens: true,
  mayContain: true,
  customAllergens: true,
  labels: true,
  mrn: true,
  mrnFull: true,
} as const
type StoredDish = StoredRow<'dishes', keyof typeof shownFields>

/** The ids of a field with many filters. An entry that is no id counts as an unknown filter. */
const filterIdsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((it) => idOf(it) ?? '') : value === null || value === undefined ? [] : ['']

const declarationOf = (doc: StoredDish) => ({
  declared: flagOf(doc.allergensDeclared),
  containsNone: flagOf(doc.containsNone),
  allergens: filterIdsOf(doc.allergens),
  mayContain: filterIdsOf(doc.mayContain),
  customAllergens: localizedOf(doc.customAllergens),
})

/**
 * Returns a function that reads a stored dish, with the codes of these filters. A dish whose declaration says nothing, contradicts
 * itself or names a filter that does not exist counts as not declared. Allergens that follow from what staff have entered are among
 * them (`completeAllergens`). Spec: PUB-3.7.
 */
export function dishReader(filters: readonly MenuFilter[]) {
  const codes = new Map(filters.map(({ id, code }) => [id, code]))
  const codesOf = (ids: string[]) => ids.flatMap((id) => codes.get(id) ?? [])
  const known = nameAllergens(filters)
  return (doc: StoredDish): Dish => {
    const stored = declarationOf(doc)
    const { allergens, mayContain, customAllergens } = stored
    const allergensDeclared =
      isCompleteDeclaration(stored) && [...allergens, ...mayContain].every((id) => codes.has(id))
    const entered = { allergens: codesOf(allergens), mayContain: codesOf(mayContain), customAllergens }
    const declaredAt = instantOf(doc.declaredAt)
    const amounts = fieldsOf(doc.nutrients)
    return {
      id: String(doc.id),
      name: nameOf(doc.name),
      description: localizedOf(doc.description),
      portion: localizedOf(doc.portion),
      ingredients: localizedOf(doc.ingredients),
      calories: numberOf(doc.calories),
      nutrients: Object.fromEntries(
        nutrients.flatMap(({ key }) => (textOf(amounts[key]) ? [[key, textOf(amounts[key])]] : [])),
      ),
      allergensDeclared,
      ...completeAllergens({ ...entered, allergensDeclared: stored.declared, declaredAt }, known),
      labels: codesOf(filterIdsOf(doc.labels)),
      customAllergens,
      mrn: numberOf(doc.mrn),
      mrnFull: textOf(doc.mrnFull),
    }
  }
}
