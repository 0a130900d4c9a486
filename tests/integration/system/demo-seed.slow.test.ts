import { readFile } from 'node:fs/promises'
import type { CollectionSlug, Payload } from 'payload'
import sharp from 'sharp'
import { campus } from '../../../demo/campus'
import type { DemoSite } from '../../../demo/shapes/campus-shape'
import { seedFilters } from '../../../scripts/seed/filters'
import { runSteps } from '../../../scripts/seed/progress'
import { seedLegalTexts, seedReferenceLists } from '../../../scripts/seed/reference'
import { siteId } from '../../../scripts/seed/seeding'
import { removeSite, siteSteps } from '../../../scripts/seed/site'
import { siteCollections } from '@collections/collection-order'
import { campusDateAt } from '@/domain/time/campus-time'
import { requestRefund } from '@/features/shop/checkout/orders/refund-order'
import { clock } from '@/server/clock'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { reconcileDay } from '@/server/jobs/reconcile-payments'
import { createSandbox } from '@/server/payments/sandbox/sandbox-provider'
import { uploadKinds, type PictureKind } from '@/domain/files/upload-kinds'
import { openFileStore } from '@/server/files/open-file-store'
import { openPayload } from '../../support/payload'

const demoSite = (slug: string) => campus.sites.find((each) => each.slug === slug) as DemoSite
/** The demo site with fewer pictures and without food, which has its own test. */
const northgate: DemoSite = {
  ...demoSite('northgate'),
  hasFood: false,
  content: {
    ...demoSite('northgate').content,
    photoAlbums: demoSite('northgate').content.photoAlbums.slice(0, 1),
  },
}
const site = siteId('northgate')
const idOf = (...key: string[]) => deterministicId('northgate', ...key)

let payload: Payload
beforeAll(async () => {
  payload = await openPayload()
  await seedFilters(payload, campus.menuFilters)
  await seedReferenceLists(payload, campus.referenceLists)
  await seedLegalTexts(payload, campus.legalTexts)
  await runSteps([northgate, demoSite('vallee-verte')].flatMap((demo) => siteSteps(payload, demo)))
}, 240_000)

const readLocalized = async (collection: CollectionSlug, id: string) =>
  JSON.parse(
    JSON.stringify(await payload.findByID({ collection, id, locale: 'all', depth: 0, overrideAccess: true })),
  ) as Record<string, unknown>
const countOf = async (collection: CollectionSlug, of: string) =>
  (await payload.count({ collection, where: { site: { equals: of } }, overrideAccess: true })).totalDocs

test('loads and publishes every document of a site', async () => {
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
    'microsite-sections': 12,
  })
  const { docs } = await payload.find({ collection: 'news', where: { site: { equals: site } }, overrideAccess: true })
  expect(docs.map(({ _status }) => _status)).toEqual(Array.from({ length: 6 }, () => 'published'))
})

test('books orders so that the ledger and the sandbox agree, and an order can be refunded', async () => {
  const provider = createSandbox(payload)
  const entries = await payload.db.find<{ bookedOn: string; provider: string | null }>({
    collection: 'ledger-entries',
    where: { site: { equals: site } },
    pagination: false,
  })
  const days = [...new Set(entries.docs.flatMap((entry) => (entry.provider ? entry.bookedOn : [])))]
  const zoned = { id: site, timeZone: 'America/Toronto' }
  const compare = () => Promise.all(days.map((day) => reconcileDay(payload, zoned, day, provider, clock.now())))
  const results = await compare()
  expect(results.flatMap(({ differences }) => differences)).toEqual([])
  expect(results.reduce((sum, { matched }) => sum + matched, 0)).toBe(9) // five charges, a refund and three later payments of subscriptions

  const order = idOf('orders', 'NGU-20514')
  const staff = { email: 'manager@example.com', role: 'shopManager' }
  const request = { orderId: order, amountCents: 1_000, reason: 'Moved out', cancels: false, staff }
  expect(await requestRefund(payload, request, clock.now(), provider)).toMatchObject({ state: 'done' })
  const today = await reconcileDay(payload, zoned, campusDateAt(clock.now(), zoned.timeZone), provider, clock.now())
  expect(today).toEqual({ matched: 1, differences: [] })
})

test('loads shared lists and legal texts only once', async () => {
  const count = async (collection: CollectionSlug) =>
    (await payload.count({ collection, overrideAccess: true })).totalDocs
  await seedReferenceLists(payload, campus.referenceLists)
  await seedLegalTexts(payload, campus.legalTexts)
  expect([await count('cuisines'), await count('payment-methods'), await count('location-features')]).toEqual([
    15, 11, 10,
  ])
  expect(await count('legal-texts')).toBe(5)
})

type StoredFile = { filename: string; filesize: number; width: number; height: number }
type StoredPicture = StoredFile & { alt: object; sizes?: Record<string, StoredFile> }

test.each<[PictureKind, string, number]>([
  ['popup', 'popup-three-chilis.webp', 3], // as large as one of its sizes
  ['images', 'dining-map.webp', 3],
  ['logo', 'northgate-logo.webp', 1], // of a kind without sizes
])('stores a finished picture as an upload of it: %s', async (kind, name, files) => {
  const { collection } = uploadKinds[kind]
  const read = async (id: string) => (await readLocalized(collection, id)) as unknown as StoredPicture
  const seeded = await read(idOf(collection, name))
  const stored = [seeded, ...Object.values(seeded.sizes ?? {})].filter(({ filename }) => filename)
  expect(stored).toHaveLength(files)
  const store = await openFileStore()
  for (const { filename, filesize, width, height } of stored) {
    const bytes = (await store.read(kind, filename)) ?? Buffer.alloc(0)
    expect(bytes).toHaveLength(filesize)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
  }

  await payload.delete({ collection, id: idOf(collection, name), overrideAccess: true }) // frees the name
  const data = await readFile(`demo/northgate/files/${kind}/${name}`)
  const file = { data, mimetype: 'image/webp', name, size: data.length }
  const { id } = await payload.create({
    collection,
    data: { id: idOf(collection, name), site, alt: seeded.alt as { en: string; fr: string } },
    file,
    overrideAccess: true,
  })
  const withoutBytesAndTimes = (text: string, value: unknown) =>
    ['filesize', 'createdAt', 'updatedAt'].includes(text) ? undefined : value
  const plain = (doc: StoredPicture) => JSON.parse(JSON.stringify(doc, withoutBytesAndTimes)) as unknown
  expect(plain(await read(id))).toEqual(plain(seeded))
})

test('removes all documents of a site and none of another site', async () => {
  await removeSite(payload, 'northgate')
  const remaining = await Promise.all(
    siteCollections.map(async ({ slug }) => [slug, await countOf(slug as CollectionSlug, site)] as const),
  )
  expect(remaining.filter(([, count]) => count > 0)).toEqual([])
  expect(await countOf('sections', siteId('vallee-verte'))).toBe(1)
}, 120_000)
