import type { CollectionSlug, Payload } from 'payload'
import { campus } from '../../demo/campus'
import type { DemoSite } from '../../demo/campus-shape'
import { seedFilters } from '../../scripts/seed/filters'
import { seedLegalTexts, seedReferenceLists } from '../../scripts/seed/reference'
import { siteId } from '../../scripts/seed/seeding'
import { removeSite, seedSite } from '../../scripts/seed/site'
import { ofASite } from '@collections/in-studio-order'
import { addDays, campusDateAt } from '@/domain/campus-time'
import { clock } from '@/server/clock'
import { hexIdOf } from '@/server/menu-ids'
import { openPayload } from '../support/payload'

const named = (slug: string) => campus.sites.find((each) => each.slug === slug) as DemoSite
/** Two of each sort of picture are enough here, and food has a test of its own. */
const northgate: DemoSite = {
  ...named('northgate'),
  hasFood: false,
  content: {
    ...named('northgate').content,
    photoAlbums: named('northgate').content.photoAlbums.slice(0, 1),
    staffMembers: named('northgate').content.staffMembers.slice(0, 2),
  },
}
const site = siteId('northgate')
const idOf = (...key: string[]) => hexIdOf('northgate', ...key)
const today = () => campusDateAt(clock.now(), 'America/Toronto')

let payload: Payload
beforeAll(async () => {
  payload = await openPayload()
  await seedFilters(payload, campus.menuFilters)
  await seedReferenceLists(payload, campus.referenceLists)
  await seedLegalTexts(payload, campus.legalTexts)
  await seedSite(payload, northgate)
  await seedSite(payload, named('vallee-verte'))
}, 240_000)

const inBoth = async (collection: CollectionSlug, id: string) =>
  JSON.parse(
    JSON.stringify(await payload.findByID({ collection, id, locale: 'all', depth: 0, overrideAccess: true })),
  ) as Record<string, unknown>
const countOf = async (collection: CollectionSlug, of: string) =>
  (await payload.count({ collection, where: { site: { equals: of } }, overrideAccess: true })).totalDocs

test('a site has everything that the demo says of it, published', async () => {
  const counts = Object.fromEntries(
    await Promise.all(
      (['news', 'events', 'special-offers', 'newsletters', 'catering-files', 'microsite-sections'] as const).map(
        async (collection) => [collection, await countOf(collection, site)] as const,
      ),
    ),
  )
  expect(counts).toEqual({
    news: 6,
    events: 7,
    'special-offers': 4,
    newsletters: 5,
    'catering-files': 4,
    'microsite-sections': 9,
  })
  const { docs } = await payload.find({ collection: 'news', where: { site: { equals: site } }, overrideAccess: true })
  expect(docs.map(({ _status }) => _status)).toEqual(Array.from({ length: 6 }, () => 'published'))
})

test('texts are there in both languages, dates count from the day of loading, and relations hold', async () => {
  expect(await inBoth('events', idOf('events', 'dumpling-class'))).toMatchObject({
    title: { en: 'Fold a hundred dumplings', fr: 'Plier cent raviolis' },
    start: addDays(today(), 5),
    startsAt: '18:30',
    location: idOf('locations', 'lakeshore-kitchen'),
    picture: idOf('event-images', 'dumplings.png'),
  })
  expect(await inBoth('surveys', idOf('surveys', 'next-test-dish'))).toMatchObject({
    choices: [{ choice: { en: 'Jollof rice', fr: 'Riz jollof' }, votes: 184 }, {}, {}, {}],
  })
  expect(await inBoth('locations', idOf('locations', 'lakeshore-kitchen'))).toMatchObject({
    customLabels: { en: ['Gluten-free shelf'], fr: ['Tablette sans gluten'] },
    cuisines: ['indian', 'thai', 'greek'].map((code) => hexIdOf('cuisines', code)),
    guestFriendLimit: 5,
  })
})

test('[PUB-2.31] the rows of the site’s own document have both languages, each written in its turn', async () => {
  expect(await inBoth('sites', site)).toMatchObject({
    published: true,
    logo: idOf('logo'),
    invertedLogo: idOf('logo', 'inverted'),
    homepageImages: [
      { caption: { en: 'Macaroni and cheese, every single lunch', fr: 'Du macaroni au fromage, à tous les dîners' } },
      { location: idOf('locations', 'lakeshore-kitchen') },
      { event: idOf('events', 'pancake-exam-night') },
    ],
    tiles: [{ name: { en: 'What’s on the menu', fr: 'Au menu' } }, {}, {}],
    panelHeaderWhatsOpen: { en: 'Hungry now?', fr: 'Vous avez faim\u00a0?' },
    activePopup: idOf('popups', 'chili-vote'),
    diningMap: { image: idOf('images', 'dining-map.png'), altText: northgate.content.diningMap?.altText },
  })
})

test('[PUB-2.23] a site before its launch is published and has next to nothing', async () => {
  const before = siteId('vallee-verte')
  expect(await inBoth('sites', before)).toMatchObject({ published: true, prelaunch: true })
  expect([await countOf('news', before), await countOf('locations', before)]).toEqual([0, 0])
})

test('the lists and legal texts that all sites share are loaded once', async () => {
  const count = async (collection: CollectionSlug) =>
    (await payload.count({ collection, overrideAccess: true })).totalDocs
  await seedReferenceLists(payload, campus.referenceLists)
  await seedLegalTexts(payload, campus.legalTexts)
  expect([await count('cuisines'), await count('payment-methods'), await count('location-features')]).toEqual([
    15, 11, 10,
  ])
  expect(await count('legal-texts')).toBe(5)
})

test('taking a site away leaves nothing of it, and leaves the other site alone', async () => {
  await removeSite(payload, 'northgate')
  const left = await Promise.all(
    ofASite.map(async ({ slug }) => [slug, await countOf(slug as CollectionSlug, site)] as const),
  )
  expect(left.filter(([, count]) => count > 0)).toEqual([])
  expect(await countOf('sections', siteId('vallee-verte'))).toBe(1)
}, 120_000)
