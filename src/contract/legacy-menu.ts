import { z } from 'zod'
import { success } from './envelope'
import { askedId, campusDate, id, parameter, textOrNull } from './words'

/** `site_id` may be left out; a location of another site is unknown. Spec: PUB-7.34. */
export const legacyMenuQuery = z.object({ site_id: askedId, location_id: askedId, date: parameter })

const whole = z.number().int()

const nutrient = z.strictObject({ id, name: z.string(), value: z.string(), uom: z.string(), value_numeric: z.string() })
export type LegacyNutrient = z.infer<typeof nutrient>

/**
 * A dish as in 2018: `mrn` and `rev` numeric texts, calories a whole number (null when unknown, as the field has no word
 * for that), nutrients by name, filters of three keys. Spec: PUB-3.7, V1-2.
 */
const item = z.strictObject({
  id,
  name: z.string(),
  mrn: textOrNull,
  rev: textOrNull,
  mrn_full: textOrNull,
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

/** The envelope and the tree of `location/menu`, with dishes in their older form. */
export const legacyMenuResponse = success({
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
  closed: z.literal(false),
})
