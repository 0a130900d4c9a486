import type { MenuFilter } from '@/domain/dish'
import type { Locale } from '@/domain/locale'
import { sortFilters } from '@/domain/menu-filters'
import { openPayload } from '@/server/payload'
import { readStored } from '@/server/read-stored'
import { nameOf, textOf } from '@/server/stored'

/** The allergens that menus know, the same on every site, in the order of their lists. Spec: PUB-3.8. */
export async function readAllergens(locale: Locale): Promise<MenuFilter[]> {
  const docs = await readStored(await openPayload(), 'menu-filters', { where: { type: { equals: 'allergen' } } })
  const allergens = docs.map((doc): MenuFilter => {
    return { id: String(doc.id), code: textOf(doc.code) ?? '', type: 'allergen', name: nameOf(doc.name), sortOrder: 0 }
  })
  return sortFilters(allergens, locale)
}
