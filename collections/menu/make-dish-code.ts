import type { CollectionBeforeValidateHook } from 'payload'
import { maxDishCodeLength } from '@/domain/menu/dish/dish-code'
import { slugify } from '@/domain/site/slug'
import { idOf, nameOf, textOf } from '@/server/database/stored-values'

/** The first of `soup`, `soup-2`, `soup-3`… that is not taken, at most 80 characters. */
function firstFree(code: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`
    const next = `${code.slice(0, maxDishCodeLength - ending.length)}${ending}`
    if (!taken.has(next)) return next
  }
}

/**
 * Gives a new dish without a code one from its name: `Pâté chinois` becomes `pate-chinois`, and `pate-chinois-2` where the site has
 * that already; `dish` for a name without Latin letters. The unique index refuses two at once.
 */
export const makeDishCode: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data || textOf(data.code)?.trim()) return data
  const { en, fr } = typeof data.name === 'string' ? { en: data.name, fr: '' } : nameOf(data.name)
  if (!en && !fr) return data // the name is refused first
  const { docs } = await req.payload.db.find<{ id: string; code?: string }>({
    collection: 'dishes',
    where: { site: { equals: idOf(data.site) } },
    select: { code: true },
    pagination: false,
    limit: 0,
    req,
  })
  return { ...data, code: firstFree(slugify(en || fr) || 'dish', new Set(docs.flatMap(({ code }) => code ?? []))) }
}
