import { z } from 'zod'

const id = z.string().regex(/^[0-9a-f]{24}$/)
const name = z.object({ en: z.string().trim().min(1), fr: z.string().trim().min(1) })
const sortOrder = z.number().int()

/**
 * The menu of a location on one campus date: periods with categories and dishes, in serving order.
 *
 * A period has the same id on every day. An item's id is unique for its dish, position and day. An empty list of periods
 * means that nothing is published yet. Dishes are references, so that a corrected dish is correct on every menu.
 * Spec: PUB-3.7.
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
