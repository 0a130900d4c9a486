import type { CollectionSlug, Payload } from 'payload'
import type { DemoSite } from '../../demo/campus-shape'
import { ofASite } from '@collections/in-studio-order'
import { campusDateAt } from '@/domain/campus-time'
import type { Locale, Localized } from '@/domain/locale'
import { clock } from '@/server/clock'
import { hexIdOf } from '@/server/menu-ids'
import { announce } from '@/server/revisions'
import { bothLanguages } from '@/server/write-both'
import { composer } from './composing'
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
import { seedShop } from './shop/seed-shop'
import { siteFields } from './site-fields'

/** A demo site with everything that belongs to it; published as the last step. */
export async function seedSite(payload: Payload, demo: DemoSite): Promise<void> {
  const site = siteId(demo.slug)
  const seeding: Seeding = {
    payload,
    create: bothLanguages(payload, { context: { quiet: true } }),
    demo,
    site,
    today: campusDateAt(clock.now(), demo.timeZone),
    idOf: (...key) => hexIdOf(demo.slug, ...key),
    compose: composer(),
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
  console.log(`${demo.slug}: news, events and what else there is to read`)
  if (demo.hasFood) await seedFood(seeding)
  await seedShop(seeding)
  await publish(seeding, await seedHome(seeding))
  await announce(payload, site)
}

/** Payload's update takes one language at a time; rows are known by their ids. */
async function publish({ payload, site }: Seeding, home: Awaited<ReturnType<typeof seedHome>>) {
  const inOne = async (locale: Locale, published: boolean) =>
    payload.update({
      collection: 'sites',
      id: site,
      locale,
      data: { ...home((text: Localized) => text[locale]), published },
      depth: 0,
      context: { quiet: true },
      overrideAccess: true, // the seed is the operator's
    })
  await inOne('en', false)
  await inOne('fr', true)
}

/**
 * Takes away a demo site that could not be finished, files included. What others need is refused until they are gone, so
 * that everything is asked of a few times.
 */
export async function removeSite(payload: Payload, slug: string): Promise<void> {
  const context = { quiet: true }
  const site = siteId(slug)
  const slugs = ofASite.map((each) => each.slug as CollectionSlug)
  for (const collection of [...slugs, ...slugs, ...slugs])
    await payload.delete({ collection, where: { site: { equals: site } }, context, overrideAccess: true }) // the seed is the operator's
  await payload.delete({ collection: 'sites', where: { id: { equals: site } }, context, overrideAccess: true }) // likewise
}
