import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { idParameter, campusDate, id, textParameter, textOrNull } from '@/contract/field-types'

/** `site_id` is optional; with it, locations of other sites are not found. Spec: PUB-7.34. */
export const legacyMenuQuery = z.object({ site_id: idParameter, location_id: idParameter, date: textParameter })

const whole = z.number().int()

const nutrient = z.strictObject({ id, name: z.string(), value: z.string(), uom: z.string(), value_numeric: z.string() })
export type LegacyNutrient = z.infer<typeof nutrient>

/**
 * A dish in the format of 2018: `mrn` and `rev` are numeric texts, calories a whole number or null when unknown, nutrients
 * are sorted by name, filters have three keys. Spec: PUB-3.7, V1-2.
 */
export const item = z.strictObject({
  id,
  name: z.string(),
  mrn: z.string().min(1),
  rev: textOrNull,
  mrn_full: z.string().min(1),
  desc: textOrNull,
  webtrition_id: z.null(),
  sort_order: whole,
  portion: z.string(),
  qty: z.null(),
  ingredients: z.string(),
  nutrients: z.array(nutrient),
  filters: z.array(z.strictObject({ id, name: z.string(), type: z.enum(['allergen', 'label']) })),
  custom_allergens: z.array(z.string()),
  calories: whole.nullable(),
  allergens: z.enum(['declared', 'not_declared']),
})
export type LegacyItem = z.infer<typeof item>

/** Like `location/menu`, with dishes in the older format. A closed day has no periods. Spec: V1-14.5. */
export const legacyMenuResponse = successSchema({
  allergen_filter: z.boolean(),
  menu: z.strictObject({
    id,
    date: campusDate,
    name: z.null(),
    from_date: z.null(),
    to_date: z.null(),
    periods: z.array(
      z.strictObject({
        id,
        name: z.string(),
        sort_order: whole,
        categories: z.array(z.strictObject({ id, name: z.string(), sort_order: whole, items: z.array(item) })),
      }),
    ),
  }),
  closed: z.boolean(),
})
