import type { Payload } from 'payload'
import type { DemoLegalText, DemoReference, DemoReferenceLists } from '../../demo/content-shape'
import { addDays, campusDateAt } from '@/domain/campus-time'
import { clock } from '@/server/clock'
import { hexIdOf } from '@/server/menu-ids'
import { bothLanguages } from '@/server/write-both'

export const referenceId = (collection: string, value: string) => hexIdOf(collection, value)

/** The lists that all sites share; entries that are there already stay as they are. */
export async function seedReferenceLists(payload: Payload, lists: DemoReferenceLists): Promise<void> {
  const seedList = async (collection: 'cuisines' | 'payment-methods' | 'location-features', list: DemoReference[]) => {
    const create = bothLanguages(payload, { context: { quiet: true } })
    const { docs } = await payload.db.find<{ value: string }>({ collection, pagination: false, limit: 0 })
    const there = new Set(docs.map(({ value }) => value))
    for (const [index, { value, name }] of list.entries())
      if (!there.has(value))
        await create(collection, { id: referenceId(collection, value), value, name, sortOrder: (index + 1) * 10 })
  }
  await seedList('cuisines', lists.cuisines)
  await seedList('payment-methods', lists.paymentMethods)
  await seedList('location-features', lists.locationFeatures)
}

/** The legal texts for all sites; a kind that has its text already keeps it. */
export async function seedLegalTexts(payload: Payload, texts: DemoLegalText[]): Promise<void> {
  const create = bothLanguages(payload, { context: { quiet: true } })
  const { docs } = await payload.db.find<{ key: string }>({ collection: 'legal-texts', pagination: false, limit: 0 })
  const there = new Set(docs.map(({ key }) => key))
  const today = campusDateAt(clock.now(), 'America/Toronto')
  for (const { kind, title, body, effectiveOnOffsetDays, privacyRequestUrl } of texts)
    if (!there.has(`${kind}:all`))
      await create('legal-texts', {
        id: hexIdOf('legal-texts', kind),
        kind,
        title,
        body,
        effectiveOn: addDays(today, effectiveOnOffsetDays),
        privacyRequestUrl,
        _status: 'published',
      })
}
