import { z } from 'zod'

const id = z.string().regex(/^[0-9a-f]{24}$/)
const name = z.object({ en: z.string().trim().min(1), fr: z.string().trim().min(1) })
const sortOrder = z.number().int()

/**
 * What a location serves on one campus date: periods, their categories, their dishes, in serving order.
 *
 * A period keeps its id from day to day; an item's id is one per dish, place in the menu and day. No periods means
 * that nothing is published yet ("Coming soon."). Dishes are named by id, so that a dish corrected once is correct
 * wherever it is served. Spec: PUB-3.7.
 */
export const dayMenuSchema = z.object({
  periods: z.array(
    z.object({
      id,
      name,
      sortOrder,
      categories: z.array(z.object({ id, name, sortOrder, items: z.array(z.object({ id, dish: id })) })),
    }),
  ),
})

export type DayMenu = z.infer<typeof dayMenuSchema>
