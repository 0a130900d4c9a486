import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { nutrientKeys } from '@/domain/menu/dish/nutrition'
import { onlyLanguage, type SiteLanguages } from '@/domain/site/site-languages'
import { localizedOf, fieldsOf, flagOf, idOf, nameOf, numberOf, textOf } from '@/server/database/stored-values'
import { readSiteLanguages } from '@/server/database/site-languages'
import { dishTexts, type DishChange } from '@/server/database/write-localized'
import type { DocumentChange } from './apply-changes'
import { noteDishes } from './import-notes'
import type { Problem } from './import-problems'
import type { DishFields, DishRow, KnownDishRefs } from './read-dish-rows'

type Stored = { id: string } & Record<string, unknown>
/** `notes` are what somebody should look at before the changes are written. */
export type ImportPlan = { unchanged: number; changes: DocumentChange[]; notes: Problem[] }
export type MakeId = (collection: 'dishes' | 'menus', ...key: string[]) => string

/** Reads the allergens, labels and brands that the site's dishes may name, and the site's languages. */
export async function readKnownDishRefs(payload: Payload, siteId: string): Promise<KnownDishRefs> {
  const [filters, brands, dishes, languages] = await Promise.all([
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
    payload.db.find<{ id: string; code: string }>({
      collection: 'dishes',
      where: { site: { equals: siteId } },
      select: { code: true },
      pagination: false,
      limit: 0,
    }),
    readSiteLanguages(payload, siteId),
  ])
  const ofType = (type: string) =>
    new Map(
      filters.docs.filter((filter) => filter.type === type).map(({ id, code }) => [code.toLowerCase(), String(id)]),
    )
  return {
    allergens: ofType('allergen'),
    labels: ofType('label'),
    brands: new Map(brands.docs.map(({ id, name }) => [name.toLowerCase(), String(id)])),
    codes: new Set(dishes.docs.map(({ code }) => code)),
    languages,
  }
}

/** Plans the changes that bring the site's dishes in line with the file. Dishes missing in the file do not change. */
export async function planDishes(
  payload: Payload,
  siteId: string,
  rows: readonly DishRow[],
  known: KnownDishRefs,
  newId?: MakeId,
): Promise<ImportPlan> {
  const { docs } = await payload.db.find<Stored>({
    collection: 'dishes',
    where: { site: { equals: siteId } },
    pagination: false,
    limit: 0,
  })
  const stored = new Map(docs.map((doc) => [textOf(doc.code), doc]))
  const only = onlyLanguage(known.languages)
  const changes = rows.flatMap(({ line, code, fields }): DocumentChange[] => {
    const previous = stored.get(code) ?? null
    if (!previous)
      return [
        {
          collection: 'dishes',
          line,
          previous,
          data: { ...(newId ? { id: newId('dishes', code) } : {}), site: siteId, code, ...fields },
          only,
        },
      ]
    const before = storedFields(previous)
    const after = { ...before, ...fields, nutrients: { ...before.nutrients, ...fields.nutrients } }
    return isDeepStrictEqual(comparable(after, known.languages), comparable(before, known.languages))
      ? []
      : [{ collection: 'dishes', line, previous, change: changeTo(fields), only }]
  })
  const today = docs.map((doc) => ({ code: textOf(doc.code) ?? '', ...storedFields(doc) }))
  return { unchanged: rows.length - changes.length, changes, notes: noteDishes(rows, today, known) }
}

/** The fields of the file alone: staff may save the others before the change is written. */
function changeTo({ name, description, portion, ingredients, customAllergens, ...data }: DishFields): DishChange {
  return { data, texts: { name, description, portion, ingredients, customAllergens } }
}

function storedFields(doc: Stored): Required<DishFields> {
  const idsOf = (value: unknown) => (Array.isArray(value) ? value.flatMap((it) => idOf(it) ?? []) : [])
  const amounts = fieldsOf(doc.nutrients)
  return {
    name: nameOf(doc.name),
    description: localizedOf(doc.description),
    portion: localizedOf(doc.portion),
    ingredients: localizedOf(doc.ingredients),
    customAllergens: localizedOf(doc.customAllergens),
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

/** The order of allergens and labels has no meaning, nor has a language that the site does not have: both are left out. */
const comparable = (fields: Required<DishFields>, languages: SiteLanguages) => ({
  ...fields,
  ...Object.fromEntries(dishTexts.map((name) => [name, languages.map((locale) => fields[name][locale] || null)])),
  allergens: fields.allergens.toSorted(),
  mayContain: fields.mayContain.toSorted(),
  labels: fields.labels.toSorted(),
})
