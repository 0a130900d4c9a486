import type { Payload } from 'payload'
import type { DemoMenuFilter } from '../../demo/shapes/campus-shape'
import { knownAllergens } from '@/domain/menu/allergens/allergens'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { localizedCreator } from '@/server/database/write-localized'

/** Creates the product's allergens and the demo's labels. Existing ones are not changed. */
export async function seedFilters(payload: Payload, labels: DemoMenuFilter[]): Promise<void> {
  const create = localizedCreator(payload, { context: { quiet: true } })
  const { docs } = await payload.db.find<{ code: string }>({ collection: 'menu-filters', pagination: false, limit: 0 })
  const existing = new Set(docs.map(({ code }) => code))
  const allergens = knownAllergens.map((allergen, index) => ({
    ...allergen,
    type: 'allergen' as const,
    sortOrder: (index + 1) * 10,
  }))
  for (const filter of [...allergens, ...labels])
    if (!existing.has(filter.code))
      await create('menu-filters', { id: deterministicId('menu-filters', filter.code), ...filter })
}
