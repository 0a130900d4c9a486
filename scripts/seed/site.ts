import type { CollectionSlug, Payload } from 'payload'
import type { DemoSection, DemoSite, Span } from '../../demo/campus-shape'
import { composeLogo } from '../../demo/logo'
import { campusDateAt, addDays, type CampusDate } from '@/domain/campus-time'
import { clock } from '@/server/clock'
import { hexIdOf } from '@/server/menu-ids'
import { announce } from '@/server/revisions'
import { bothLanguages } from '@/server/write-both'
import { seedFood } from './food'
import { seedLocation } from './location'
import { seedShop } from './shop/seed-shop'

export const siteId = (slug: string) => hexIdOf('sites', slug)
export type Seeding = {
  payload: Payload
  create: ReturnType<typeof bothLanguages>
  demo: DemoSite
  site: string
  /** The campus's date on the day of seeding. */
  today: CampusDate
  /** An id that the same demo has on every machine. */
  idOf: (...key: string[]) => string
}

/** Dates from days: `{ start, end }`, null without limit. */
export const datesOf = (today: CampusDate, { startOffsetDays, endOffsetDays }: Span) => ({
  start: startOffsetDays === null ? null : addDays(today, startOffsetDays),
  end: endOffsetDays === null ? null : addDays(today, endOffsetDays),
})

/** A demo site with everything that belongs to it; published as the last step. */
export async function seedSite(payload: Payload, demo: DemoSite): Promise<void> {
  const site = siteId(demo.slug)
  const create = bothLanguages(payload, { context: { quiet: true } })
  const today = campusDateAt(clock.now(), demo.timeZone)
  const seeding: Seeding = { payload, create, demo, site, today, idOf: (...key) => hexIdOf(demo.slug, ...key) }
  await create('sites', { id: site, ...siteFields(seeding) })
  const logo = await seedLogo(seeding)
  for (const { key, ...brand } of demo.brands)
    await create('brands', { id: seeding.idOf('brands', key), site, ...brand })
  for (const { key, ...building } of demo.buildings)
    await create('buildings', { id: seeding.idOf('buildings', key), site, ...building })
  for (const section of demo.sections) await create('sections', sectionFields(seeding, section))
  console.log(`${demo.slug}: pages and buildings`)
  for (const [index, location] of demo.locations.entries()) {
    await seedLocation(seeding, location)
    console.log(`${demo.slug}: locations ${index + 1}/${demo.locations.length}`)
  }
  await seedFood(seeding)
  await seedShop(seeding)
  await payload.update({
    collection: 'sites',
    id: site,
    data: { logo, published: true },
    context: { quiet: true },
    overrideAccess: true,
  }) // the seed is the operator's
  await announce(payload, site)
}

function siteFields({ demo, today, idOf }: Seeding) {
  const {
    slug,
    name,
    unitId,
    timeZone,
    defaultLocale,
    country,
    address,
    email,
    displayEmail,
    socialMedia,
    linkToSchool,
    menuDisclaimer,
  } = demo
  const { brandColor, buttonColor, buttonTextColor, buttonTextHoverColor, textColor, alternateClosedColor } = demo
  const homepageAlerts = demo.homepageAlerts.map(({ icon, message, link, ...span }, index) => ({
    id: idOf('alerts', String(index)),
    icon: (['info', 'warning', 'snow', 'clock'] as const).find((known) => known === icon) ?? 'info',
    message,
    link,
    ...datesOf(today, span),
  }))
  return {
    slug,
    name,
    unitId,
    timeZone,
    defaultLocale,
    country,
    address,
    email,
    displayEmail,
    socialMedia,
    linkToSchool,
    menuDisclaimer,
    brandColor,
    buttonColor,
    buttonTextColor,
    buttonTextHoverColor,
    textColor,
    alternateClosedColor,
    homepageAlerts,
    published: false,
    carouselControl: true,
    allergenFilter: true,
    avoidingGluten: true,
    locationImages: true,
  }
}

async function seedLogo({ create, demo, site, idOf }: Seeding): Promise<string> {
  const { fileName, alt, mark, lines } = demo.logo
  const data = await composeLogo({ mark, lines, colour: demo.brandColor })
  const { id } = await create(
    'logo',
    { id: idOf('logo'), site, alt },
    { file: { data, mimetype: 'image/png', name: fileName, size: data.length } },
  )
  return id
}

function sectionFields({ site, idOf }: Seeding, { nodes, ...section }: DemoSection) {
  const pages = nodes.map(({ slug, name, url, published }) => ({
    id: idOf('sections', section.slug, slug),
    slug,
    name,
    url,
    published,
  }))
  return { id: idOf('sections', section.slug), site, ...section, nodes: pages }
}

const ofASite: CollectionSlug[] = [
  'menus',
  'schedules',
  'dishes',
  'locations',
  'buildings',
  'brands',
  'sections',
  'images',
  'location-images',
  'logo',
]

/** Takes away a demo site that could not be finished, files included. */
export async function removeSite(payload: Payload, slug: string): Promise<void> {
  const context = { quiet: true }
  const site = siteId(slug)
  for (const collection of ofASite)
    await payload.delete({ collection, where: { site: { equals: site } }, context, overrideAccess: true }) // the seed is the operator's
  await payload.delete({ collection: 'sites', where: { id: { equals: site } }, context, overrideAccess: true }) // likewise
}
