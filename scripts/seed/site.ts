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
import { seedLocation } from './location'
import type { Step } from './progress'
import { seedSections } from './sections'
import { siteId, type Seeding } from './seeding'
import { hasShop, seedLaterPayments, seedShop } from './shop/seed-shop'
import { siteFields } from './site-fields'
import { readFile } from 'node:fs/promises'
import { addDays } from '@/domain/time/calendar'
import type { MenuCycle } from '@/features/menu/import/expand-cycle'
import { prepareImport, writeImport } from '@/features/menu/import/import-file'
import { formatProblems } from '@/features/menu/import/import-problems'

const weeks = 4

/** Imports the campus's dishes with the importer that kitchens use. */
const seedDishes = (seeding: Seeding, report: (share: number) => void) =>
  importFile(seeding, 'dishes.csv', null, report)

/** Imports four weeks of menus starting last week. Requires the dishes. */
const seedMenus = (seeding: Seeding, report: (share: number) => void) =>
  importFile(seeding, 'menus.csv', { from: addDays(seeding.today, -7), weeks }, report)

async function importFile(
  { demo, site, idOf }: Seeding,
  name: string,
  cycle: MenuCycle | null,
  report: (share: number) => void,
): Promise<void> {
  const bytes = await readFile(new URL(`../../demo/${demo.slug}/${name}`, import.meta.url))
  const prepared = await prepareImport(bytes, { siteId: site, cycle, newId: idOf })
  if (!prepared.ok)
    throw new Error(`demo/${demo.slug}/${name} is invalid:\n${formatProblems(prepared.problems).join('\n')}`)
  const total = prepared.value.changes.length
  await writeImport(prepared.value, (done) => report(done / total))
}

/** The steps that create a demo site with all its documents, and publish it when it is complete. */
export function siteSteps(payload: Payload, demo: DemoSite): Step[] {
  const seeding: Seeding = {
    payload,
    create: localizedCreator(payload, { context: { quiet: true } }),
    demo,
    site: siteId(demo.slug),
    today: campusDateAt(clock.now(), demo.timeZone),
    idOf: (...key) => deterministicId(demo.slug, ...key),
  }
  const step = (what: string, weight: number, act: Step['act']) => ({ what: `${demo.name.en}: ${what}`, weight, act })
  return [
    step('pages and buildings', 6, () => seedPages(seeding)),
    ...(demo.locations.length > 0
      ? [step('locations', demo.locations.length, (report) => seedLocations(seeding, report))]
      : []),
    ...(demo.content.news.length > 0 ? [step('news and other content', 12, () => seedContent(seeding))] : []),
    ...(demo.hasFood
      ? [
          step('dishes', 25, (report) => seedDishes(seeding, report)),
          step('menus', 15, (report) => seedMenus(seeding, report)),
        ]
      : []),
    ...(hasShop(demo) ? [step('shop and customers', 20, () => seedShop(seeding))] : []),
    step('home page', 2, () => publish(seeding)),
  ]
}

async function seedPages(seeding: Seeding) {
  const { create, demo, site, idOf } = seeding
  await create('sites', { id: site, ...siteFields(seeding) })
  for (const { key, ...brand } of demo.brands) await create('brands', { id: idOf('brands', key), site, ...brand })
  for (const { key, ...building } of demo.buildings)
    await create('buildings', { id: idOf('buildings', key), site, ...building })
  await seedSections(seeding)
}

async function seedLocations(seeding: Seeding, report: (share: number) => void) {
  const { locations } = seeding.demo
  for (const [index, location] of locations.entries()) {
    await seedLocation(seeding, location)
    report((index + 1) / locations.length)
  }
}

async function seedContent(seeding: Seeding) {
  await seedArticles(seeding)
  await seedPeople(seeding)
  await seedDocuments(seeding)
  await seedAlbums(seeding)
  await seedMicrosite(seeding)
}

/** Updates the site once per language, because Payload's update takes one language. Rows keep their ids. */
async function publish(seeding: Seeding) {
  const { payload, site } = seeding
  const home = await seedHome(seeding)
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
  await publishChange(payload, everySiteId) // the list of sites has one more
  await seedLaterPayments(seeding)
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
