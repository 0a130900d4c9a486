import type { Payload } from 'payload'
import type { DemoMenuFilter } from '../../demo/campus-shape'
import { knownAllergens } from '@/domain/allergens'
import { hexIdOf } from '@/server/menu-ids'
import { bothLanguages } from '@/server/write-both'

/** The product's allergens and the demo's labels; those that are there already stay as they are. */
export async function seedFilters(payload: Payload, labels: DemoMenuFilter[]): Promise<void> {
  const create = bothLanguages(payload, { context: { quiet: true } })
  const { docs } = await payload.db.find<{ code: string }>({ collection: 'menu-filters', pagination: false, limit: 0 })
  const there = new Set(docs.map(({ code }) => code))
  const allergens = knownAllergens.map((allergen, index) => ({
    ...allergen,
    type: 'allergen' as const,
    sortOrder: (index + 1) * 10,
  }))
  for (const filter of [...allergens, ...labels])
    if (!there.has(filter.code)) await create('menu-filters', { id: hexIdOf('menu-filters', filter.code), ...filter })
}
