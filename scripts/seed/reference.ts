import type { Payload } from 'payload'
import type { DemoLegalText, DemoReference, DemoReferenceLists } from '../../demo/shapes/content-shape'
import { addDays } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { localizedCreator } from '@/server/database/write-localized'

export const referenceId = (collection: string, value: string) => deterministicId(collection, value)

/** Creates the lists that all sites share. Existing entries are not changed. */
export async function seedReferenceLists(payload: Payload, lists: DemoReferenceLists): Promise<void> {
  const seedList = async (collection: 'cuisines' | 'payment-methods' | 'location-features', list: DemoReference[]) => {
    const create = localizedCreator(payload, { context: { quiet: true } })
    const { docs } = await payload.db.find<{ value: string }>({ collection, pagination: false, limit: 0 })
    const existing = new Set(docs.map(({ value }) => value))
    for (const [index, { value, name }] of list.entries())
      if (!existing.has(value))
        await create(collection, { id: referenceId(collection, value), value, name, sortOrder: (index + 1) * 10 })
  }
  await seedList('cuisines', lists.cuisines)
  await seedList('payment-methods', lists.paymentMethods)
  await seedList('location-features', lists.locationFeatures)
}

/** Creates the legal texts for all sites. Existing ones are not changed. */
export async function seedLegalTexts(payload: Payload, texts: DemoLegalText[]): Promise<void> {
  const create = localizedCreator(payload, { context: { quiet: true } })
  const { docs } = await payload.db.find<{ key: string }>({ collection: 'legal-texts', pagination: false, limit: 0 })
  const existing = new Set(docs.map(({ key }) => key))
  const today = campusDateAt(clock.now(), 'America/Toronto')
  for (const { kind, title, body, effectiveOnOffsetDays, privacyRequestUrl } of texts)
    if (!existing.has(`${kind}:all`))
      await create('legal-texts', {
        id: deterministicId('legal-texts', kind),
        kind,
        title,
        body,
        effectiveOn: addDays(today, effectiveOnOffsetDays),
        privacyRequestUrl,
        _status: 'published',
      })
}
