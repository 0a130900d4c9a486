import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { nutrientKeys } from '@/domain/nutrition'
import { bothOf, fieldsOf, flagOf, idOf, nameOf, numberOf, textOf } from '@/server/stored'
import type { Change } from './apply-changes'
import type { DishFields, DishRow, KnownWords } from './read-dish-rows'

type Stored = { id: string } & Record<string, unknown>
export type Plan = { unchanged: number; changes: Change[] }
export type NewId = (collection: 'dishes' | 'menus', ...key: string[]) => string

/** The words that the site's dishes may use. */
export async function readKnownWords(payload: Payload, siteId: string): Promise<KnownWords> {
  const [filters, brands] = await Promise.all([
    payload.db.find<{ id: string; code: string; type: string }>({
      collection: 'menu-filters',
      pagination: false,
      limit: 0,
    }),
    payload.db.find<{ id: string; name: string }>({
      collection: 'brands',
      where: { site: { equals: siteId } },
      pagination: false,
      limit: 0,
    }),
  ])
  const ofType = (type: string) =>
    new Map(
      filters.docs.filter((filter) => filter.type === type).map(({ id, code }) => [code.toLowerCase(), String(id)]),
    )
  return {
    allergens: ofType('allergen'),
    labels: ofType('label'),
    brands: new Map(brands.docs.map(({ id, name }) => [name.toLowerCase(), String(id)])),
  }
}

/** What must be written so that the site's dishes are as the file says; dishes that it lacks stay as they are. */
export async function planDishes(
  payload: Payload,
  siteId: string,
  rows: readonly DishRow[],
  newId?: NewId,
): Promise<Plan> {
  const { docs } = await payload.db.find<Stored>({
    collection: 'dishes',
    where: { site: { equals: siteId } },
    pagination: false,
    limit: 0,
  })
  const stored = new Map(docs.map((doc) => [textOf(doc.code), doc]))
  const changes = rows.flatMap(({ line, code, fields }): Change[] => {
    const previous = stored.get(code) ?? null
    if (!previous)
      return [
        {
          collection: 'dishes',
          line,
          previous,
          data: { ...(newId ? { id: newId('dishes', code) } : {}), site: siteId, code, ...fields },
        },
      ]
    const before = storedFields(previous)
    const after = { ...before, ...fields, nutrients: { ...before.nutrients, ...fields.nutrients } }
    return isDeepStrictEqual(comparable(after), comparable(before))
      ? []
      : [{ collection: 'dishes', line, previous, change: changeTo(after) }]
  })
  return { unchanged: rows.length - changes.length, changes }
}

function changeTo({ name, description, portion, ingredients, customAllergens, ...data }: Required<DishFields>) {
  return { data, texts: { name, description, portion, ingredients, customAllergens } }
}

function storedFields(doc: Stored): Required<DishFields> {
  const idsOf = (value: unknown) => (Array.isArray(value) ? value.flatMap((it) => idOf(it) ?? []) : [])
  const amounts = fieldsOf(doc.nutrients)
  return {
    name: nameOf(doc.name),
    description: bothOf(doc.description),
    portion: bothOf(doc.portion),
    ingredients: bothOf(doc.ingredients),
    customAllergens: bothOf(doc.customAllergens),
    calories: numberOf(doc.calories),
    nutrients: Object.fromEntries(
      nutrientKeys.filter((key) => key !== 'calories').map((key) => [key, textOf(amounts[key])]),
    ),
    allergensDeclared: flagOf(doc.allergensDeclared),
    allergens: idsOf(doc.allergens),
    mayContain: idsOf(doc.mayContain),
    labels: idsOf(doc.labels),
    mrn: numberOf(doc.mrn),
    brand: idOf(doc.brand),
  }
}

/** In which order a dish names its allergens and labels makes no difference. */
const comparable = (fields: Required<DishFields>) => ({
  ...fields,
  allergens: fields.allergens.toSorted(),
  mayContain: fields.mayContain.toSorted(),
  labels: fields.labels.toSorted(),
})
