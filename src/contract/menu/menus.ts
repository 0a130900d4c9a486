import { z } from 'zod'
import type { NutrientKey } from '@/domain/menu/dish/nutrition'
import { successSchema } from '@/contract/envelope'
import { idParameter, campusDate, id, textParameter, textOrNull } from '@/contract/field-types'

/** `id` is in the path. Without `period_name`, the day's first period is meant. Spec: PUB-7.32. */
export const firstPeriodQuery = z.object({
  id: idParameter,
  platform: textParameter,
  period_name: textParameter,
  date: textParameter,
})
/** `periodId` is in the path; `period_name` is used when it is empty. Spec: PUB-7.32. */
export const periodsQuery = z.object({
  id: idParameter,
  periodId: idParameter,
  ...firstPeriodQuery.omit({ id: true }).shape,
})
/** Spec: PUB-7.31. */
export const locationMenuQuery = z.object({ platform: textParameter, location_id: idParameter, date: textParameter })
/** Spec: PUB-7.34. */
export const todaysMenuQuery = z.object({ site_id: idParameter })

const sortOrder = z.number().int()

export const nutrient = z.strictObject({
  id,
  name: z.string(),
  value: z.string(),
  uom: z.string(),
  value_numeric: z.string(),
})
export type NutrientRow = z.infer<typeof nutrient>

export const filter = z.strictObject({
  id,
  name: z.string(),
  type: z.enum(['allergen', 'label']),
  icon: z.boolean(),
  remote_file_name: textOrNull,
  sector_icon_id: textOrNull,
  custom_icons: z.array(z.never()),
})
export type FilterRow = z.infer<typeof filter>

/** The keys that only dishes of a concept location have, and the nutrient that each repeats. Spec: PUB-3.7. */
export const conceptNutrients = {
  fat_calories: 'caloriesFromFat',
  total_fat: 'totalFat',
  saturated_fat: 'saturatedFat',
  trans_fat: 'transFat',
  cholesterol: 'cholesterol',
  sodium: 'sodium',
  potassium: 'potassium',
  total_carb: 'totalCarbohydrates',
  dietary_fiber: 'dietaryFiber',
  sugars: 'sugar',
  protein: 'protein',
  vitamin_a: 'vitaminA',
  vitamin_c: 'vitaminC',
  calcium: 'calcium',
  iron: 'iron',
} as const satisfies Record<string, NutrientKey>
type ConceptKey = keyof typeof conceptNutrients
const conceptKeys = Object.fromEntries(
  Object.keys(conceptNutrients).map((key) => [key, z.string().optional()]),
) as Record<ConceptKey, z.ZodOptional<z.ZodString>>
export type ConceptNutrition = Record<ConceptKey, string>

/** A dish on a menu. Clients read `nutrients` by position. Spec: PUB-3.7. */
export const item = z.strictObject({
  id,
  name: z.string(),
  mrn: z.number().int().positive(),
  rev: z.null(),
  mrn_full: z.string().min(1),
  desc: textOrNull,
  webtrition_id: z.null(),
  sort_order: sortOrder,
  portion: z.string(),
  qty: z.null(),
  ingredients: z.string(),
  nutrients: z.array(nutrient),
  filters: z.array(filter),
  custom_allergens: textOrNull,
  calories: z.string(),
  /** With `not_declared`, a list of filters without allergens does not mean that the dish has none. */
  allergens: z.enum(['declared', 'not_declared']),
  ...conceptKeys,
})
export type ItemRow = z.infer<typeof item>

export const category = z.strictObject({ id, name: z.string(), sort_order: sortOrder, items: z.array(item) })

const undated = { name: z.null(), from_date: z.null(), to_date: z.null() }

export const onePeriod = z.strictObject({
  name: z.string(),
  id,
  sort_order: sortOrder,
  categories: z.array(category),
})
export const periodMenu = z.strictObject({ id: z.literal(1), date: campusDate, ...undated, periods: onePeriod })
export const periodName = z.strictObject({ id, sort_order: sortOrder, name: z.string() })

/** One period's full menu, and the list of the day's periods. */
export const periodsResponse = successSchema({
  allergen_filter: z.boolean(),
  menu: periodMenu,
  periods: z.array(periodName),
  closed: z.literal(false),
})

export const period = z.strictObject({
  id,
  name: z.string(),
  sort_order: sortOrder,
  categories: z.array(category),
})
export const menu = z.strictObject({ id, date: campusDate, ...undated, periods: z.array(period) })

/** Every period's full menu. A closed day has no periods. Spec: V1-14.5. */
export const locationMenuResponse = successSchema({
  allergen_filter: z.boolean(),
  menu,
  closed: z.boolean(),
})

export const todaysItem = z.strictObject({ name: z.string(), calories: z.number().nullable(), portion: z.string() })
export const station = z.strictObject({ id, name: z.string(), items: z.array(todaysItem) })
export const todaysPeriod = z.strictObject({ id, name: z.string(), stations: z.array(station) })
export const todaysLocation = z.strictObject({ id, name: z.string(), type: textOrNull, periods: z.array(todaysPeriod) })

export const todaysMenuResponse = successSchema({ locations: z.array(todaysLocation) })
