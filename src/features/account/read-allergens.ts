import type { MenuFilter } from '@/domain/menu/dish/dish'
import type { Locale } from '@/domain/locale'
import { sortFilters } from '@/domain/menu/filters/menu-filters'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { nameOf, textOf } from '@/server/database/stored-values'

/** The allergens of the menu filters, which all sites share, in filter order. Spec: PUB-3.8. */
export async function readAllergens(locale: Locale): Promise<MenuFilter[]> {
  const docs = await readPublicDocuments(await openPayload(), 'menu-filters', {
    where: { type: { equals: 'allergen' } },
  })
  const allergens = docs.map((doc): MenuFilter => {
    return { id: String(doc.id), code: textOf(doc.code) ?? '', type: 'allergen', name: nameOf(doc.name), sortOrder: 0 }
  })
  return sortFilters(allergens, locale)
}
