import type { CollectionSlug, Payload } from 'payload'
import type { DemoSite } from '../../demo/shapes/campus-shape'
import { siteCollections } from '@collections/collection-order'
import { campusDateAt } from '@/domain/time/campus-time'
import type { Locale, Localized } from '@/domain/locale'
import { clock } from '@/server/clock'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { everySiteId } from '@/server/cache/cache-tags'
import { publishChange } from '@/server/cache/revisions'
import { localizedCreator } from '@/server/database/write-localized'
import { seedAlbums } from './content/albums'
import { seedArticles } from './content/articles'
import { seedDocuments } from './content/documents'
import { seedHome } from './content/home'
import { seedMicrosite } from './content/microsite'
import { seedPeople } from './content/people'
import { seedFood } from './food'
import { seedLocation } from './location'
import { seedSections } from './sections'
import { siteId, type Seeding } from './seeding'
import { seedLaterPayments, seedShop } from './shop/seed-shop'
import { siteFields } from './site-fields'

/** Creates a demo site with all its documents, and publishes it as the last step. */
export async function seedSite(payload: Payload, demo: DemoSite): Promise<void> {
  const site = siteId(demo.slug)
  const seeding: Seeding = {
    payload,
    create: localizedCreator(payload, { context: { quiet: true } }),
    demo,
    site,
    today: campusDateAt(clock.now(), demo.timeZone),
    idOf: (...key) => deterministicId(demo.slug, ...key),
  }
  const { create, idOf } = seeding
  await create('sites', { id: site, ...siteFields(seeding) })
  for (const { key, ...brand } of demo.brands) await create('brands', { id: idOf('brands', key), site, ...brand })
  for (const { key, ...building } of demo.buildings)
    await create('buildings', { id: idOf('buildings', key), site, ...building })
  await seedSections(seeding)
  console.log(`${demo.slug}: pages and buildings`)
  for (const [index, location] of demo.locations.entries()) {
    await seedLocation(seeding, location)
    console.log(`${demo.slug}: locations ${index + 1}/${demo.locations.length}`)
  }
  await seedArticles(seeding)
  await seedPeople(seeding)
  await seedDocuments(seeding)
  await seedAlbums(seeding)
  await seedMicrosite(seeding)
  console.log(`${demo.slug}: news, events and other content`)
  if (demo.hasFood) await seedFood(seeding)
  await seedShop(seeding)
  await publish(seeding, await seedHome(seeding))
  await publishChange(payload, everySiteId) // the list of sites has one more
  await seedLaterPayments(seeding)
}

/** Updates the site once per language, because Payload's update takes one language. Rows keep their ids. */
async function publish({ payload, site }: Seeding, home: Awaited<ReturnType<typeof seedHome>>) {
  const update = async (locale: Locale, published: boolean) =>
    payload.update({
      collection: 'sites',
      id: site,
      locale,
      data: { ...home((text: Localized) => text[locale]), published },
      depth: 0,
      context: { quiet: true },
      overrideAccess: true, // the seed is the operator's
    })
  await update('en', false)
  await update('fr', true)
}

/**
 * Deletes an incomplete demo site, including its files. Documents that others require can only be deleted after those, so it
 * repeats the deletion of all collections three times.
 */
export async function removeSite(payload: Payload, slug: string): Promise<void> {
  const context = { quiet: true }
  const site = siteId(slug)
  const slugs = siteCollections.map((each) => each.slug as CollectionSlug)
  for (const collection of [...slugs, ...slugs, ...slugs])
    await payload.delete({ collection, where: { site: { equals: site } }, context, overrideAccess: true }) // the seed is the operator's
  await payload.delete({ collection: 'sites', where: { id: { equals: site } }, context, overrideAccess: true }) // likewise
}
