import { z } from 'zod'
import { success } from './envelope'
import { askedId, campusDate, id, parameter, textOrNull } from './words'

/** `id` and `periodId` stand in the path; `period_name` counts where there is no period id. Spec: PUB-7.32. */
export const periodsQuery = z.object({
  id: askedId,
  periodId: askedId,
  platform: parameter,
  period_name: parameter,
  date: parameter,
})
/** Spec: PUB-7.31. */
export const locationMenuQuery = z.object({ platform: parameter, location_id: askedId, date: parameter })
/** Spec: PUB-7.34. */
export const todaysMenuQuery = z.object({ site_id: askedId })

const sortOrder = z.number().int()

const nutrient = z.strictObject({ id, name: z.string(), value: z.string(), uom: z.string(), value_numeric: z.string() })
export type NutrientRow = z.infer<typeof nutrient>

const filter = z.strictObject({
  id,
  name: z.string(),
  type: z.enum(['allergen', 'label']),
  icon: z.boolean(),
  remote_file_name: textOrNull,
  sector_icon_id: textOrNull,
  custom_icons: z.array(z.never()),
})
export type FilterRow = z.infer<typeof filter>

/** A dish on a menu, in the recorded order. Clients read `nutrients` by position. Spec: PUB-3.7. */
const item = z.strictObject({
  id,
  name: z.string(),
  mrn: z.number().int().nullable(),
  rev: z.null(),
  mrn_full: textOrNull,
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
  /** Without a declaration, filters without allergens mean that nobody knows. */
  allergens: z.enum(['declared', 'not_declared']),
})
export type ItemRow = z.infer<typeof item>

const category = z.strictObject({ id, name: z.string(), sort_order: sortOrder, items: z.array(item) })

const undated = { name: z.null(), from_date: z.null(), to_date: z.null() }

/** One period's full menu, and the list of the day's periods. */
export const periodsResponse = success({
  allergen_filter: z.boolean(),
  menu: z.strictObject({
    id: z.literal(1),
    date: campusDate,
    ...undated,
    periods: z.strictObject({ name: z.string(), id, sort_order: sortOrder, categories: z.array(category) }),
  }),
  periods: z.array(z.strictObject({ id, sort_order: sortOrder, name: z.string() })),
  closed: z.literal(false),
})

/** Every period's full menu. */
export const locationMenuResponse = success({
  allergen_filter: z.boolean(),
  menu: z.strictObject({
    id,
    date: campusDate,
    ...undated,
    periods: z.array(z.strictObject({ id, name: z.string(), sort_order: sortOrder, categories: z.array(category) })),
  }),
  closed: z.literal(false),
})

export const todaysMenuResponse = success({
  locations: z.array(
    z.strictObject({
      id,
      name: z.string(),
      type: textOrNull,
      periods: z.array(
        z.strictObject({
          id,
          name: z.string(),
          stations: z.array(
            z.strictObject({
              id,
              name: z.string(),
              items: z.array(
                z.strictObject({ name: z.string(), calories: z.number().nullable(), portion: z.string() }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
})
