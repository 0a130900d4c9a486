import { createHash } from 'node:crypto'
import { holdLease } from '@/server/database/locks/held-lease'
import { newHexId } from '@/server/database/hex-ids'
import { recordUsedCaptcha } from '@/server/database/used-captchas'
import { deleteOldRecords } from '@/server/jobs/delete-old-records'
import { makeCampus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
const now = new Date('2026-11-25T12:00:00.000Z')
const formLimit = '2024-11-25T12:00:00.000Z'
const cartLimit = '2026-11-18T12:00:00.000Z'
const oneEarlier = (time: string) => new Date(Date.parse(time) - 1).toISOString()
const forms = ['contact-messages', 'feedback', 'dietary-health-forms', 'on-the-go-orders'] as const
let site: string
let serial = 0

beforeAll(async () => {
  site = (await makeCampus(payload, 'northgate')).site
}, 30_000)
afterAll(closePayload)
afterEach(async () => {
  for (const collection of [...forms, 'carts'] as const) await payload.db.deleteMany({ collection, where: {} })
})

const person = {
  name: 'Ana Roy',
  firstName: 'Ana',
  lastName: 'Roy',
  email: 'ana@example.org',
  city: 'Lévis',
  date: '2026-01-01',
}
const texts = { message: 'Hello', comments: 'Hello', consent: true, allergens: ['Milk'], offers: false }

/** A form of a time, with the fields that its collection has. */
async function makeForm(collection: (typeof forms)[number], createdAt: string): Promise<void> {
  const names = payload.collections[collection].config.flattenedFields.map(({ name }) => name)
  const values = Object.entries({ ...person, ...texts }).filter(([name]) => names.includes(name))
  const data = { id: newHexId(), site, ...Object.fromEntries(values), createdAt, updatedAt: now.toISOString() }
  await payload.db.create({ collection, data })
  if (!payload.collections[collection].config.versions) return
  const version = { ...data, createdAt: undefined, updatedAt: undefined }
  const times = { createdAt: data.updatedAt, updatedAt: data.updatedAt, autosave: false }
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: data.id,
    versionData: version as never,
    ...times,
  })
}
const countVersions = async (collection: (typeof forms)[number]) =>
  payload.collections[collection].config.versions ? (await payload.db.countVersions({ collection })).totalDocs : null

async function makeCart(updatedAt: string, pendingOrder: string | null = null): Promise<void> {
  const secretHash = createHash('sha256')
    .update(String((serial += 1)))
    .digest('hex')
  const expiresAt = '2099-01-01T00:00:00.000Z'
  const data = {
    id: newHexId(),
    site,
    secretHash,
    revision: 1,
    contents: { lines: [] },
    itemCount: 0,
    pendingOrder,
    expiresAt,
    updatedAt,
  }
  await payload.db.create({ collection: 'carts', data: { ...data, createdAt: updatedAt } })
}
const count = async (collection: (typeof forms)[number] | 'carts') => (await payload.db.count({ collection })).totalDocs

test.each(forms)('%s stay for exactly 24 months', async (collection) => {
  await makeForm(collection, formLimit)
  expect(await deleteOldRecords(payload, now)).toBe(0)
  expect(await count(collection)).toBe(1)
  await makeForm(collection, oneEarlier(formLimit))
  expect(await deleteOldRecords(payload, now)).toBe(1)
  expect(await count(collection)).toBe(1)
  expect([null, 1]).toContain(await countVersions(collection))
  expect(await deleteOldRecords(payload, new Date(now.getTime() + 1))).toBe(1)
  expect(await count(collection)).toBe(0)
  expect([null, 0]).toContain(await countVersions(collection))
})

test('carts stay for exactly seven days after their last change, and while their order is being paid', async () => {
  await makeCart(cartLimit)
  await makeCart(oneEarlier(cartLimit), newHexId())
  expect(await deleteOldRecords(payload, now)).toBe(0)
  await makeCart(oneEarlier(cartLimit))
  expect(await deleteOldRecords(payload, now)).toBe(1)
  expect(await count('carts')).toBe(2)
})

test('used captchas stay for exactly an hour after their end', async () => {
  const end = new Date('2026-11-25T11:00:00.000Z')
  const key = 'f'.repeat(64)
  expect(await recordUsedCaptcha(payload, key, end, end)).toBe(true)
  expect(await deleteOldRecords(payload, now)).toBe(0)
  expect(await recordUsedCaptcha(payload, key, end, now)).toBe(false)
  expect(await deleteOldRecords(payload, new Date(now.getTime() + 1))).toBe(1)
  expect((await payload.db.count({ collection: 'used-captchas' })).totalDocs).toBe(0)
})

test('text messages stay for exactly three months; mails stay', async () => {
  const limit = '2026-08-25T12:00:00.000Z'
  const collection = 'sent-mails'
  for (const [channel, createdAt] of [
    ['text', limit],
    ['text', oneEarlier(limit)],
    ['mail', oneEarlier(limit)],
  ] as const)
    await payload.db.create({
      collection,
      data: { id: newHexId(), site, key: newHexId(), state: 'sent', channel, createdAt },
    })
  expect(await deleteOldRecords(payload, now)).toBe(1)
  expect((await payload.db.find({ collection })).docs).toHaveLength(2)
  expect(await deleteOldRecords(payload, new Date(now.getTime() + 1))).toBe(1)
  expect((await payload.db.find({ collection })).docs).toMatchObject([{ channel: 'mail' }])
})

const anImport = { siteId: 'a', file: 'a.csv', kind: 'menus', importedBy: 'Ana', state: 'done', total: 0, counts: {} }

test.each([
  ['changes', '12 months', '2025-11-25T12:00:00.000Z', { action: 'create', kind: 'news' }],
  ['imports', '30 days', '2026-10-26T12:00:00.000Z', anImport],
] as const)('rows of %s stay for exactly %s', async (collection, _, limit, data) => {
  for (const createdAt of [limit, oneEarlier(limit)])
    await payload.db.create({ collection, data: { id: newHexId(), ...data, createdAt } })
  expect(await deleteOldRecords(payload, now)).toBe(1)
  expect(await deleteOldRecords(payload, new Date(now.getTime() + 1))).toBe(1)
})

test('many are deleted in small batches, by one process at a time', async () => {
  for (let at = 0; at < 120; at += 1) await makeForm('feedback', oneEarlier(formLimit))
  const other = await holdLease(payload, 'retention')
  expect(await deleteOldRecords(payload, now)).toBeNull()
  expect(await count('feedback')).toBe(120)
  await other?.release()
  const sizes: number[] = []
  const find = payload.db.find.bind(payload.db)
  payload.db.find = (async (args: Parameters<typeof find>[0]) => {
    const found = await find(args)
    if (args.collection === 'feedback' && args.limit) sizes.push(found.docs.length) // not the one for versions
    return found
  }) as typeof find
  try {
    expect(await deleteOldRecords(payload, now)).toBe(120)
  } finally {
    payload.db.find = find
  }
  expect(sizes).toEqual([50, 50, 20, 0])
  expect(await count('feedback')).toBe(0)
})
