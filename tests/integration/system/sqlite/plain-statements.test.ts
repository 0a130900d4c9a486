import type { CollectionSlug, Where } from 'payload'
import { getSqliteAdapter } from '@/server/copy/stores/database-adapters'
import { newHexId } from '@/server/database/hex-ids'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { makeCampus } from '../../../support/data/campus'
import { makeShop } from '../../../support/data/shop'
import { Shopper } from '../../../support/data/shopper'
import { closePayload, onMongo, openPayload } from '../../../support/payload'
import { submit } from '../../../support/shop/checkout'
import { FakeProvider } from '../../../support/shop/fake-provider'

const payload = await openPayload()
const { db } = payload
const client = getSqliteAdapter(payload)?.client
const onSqlite = onMongo ? describe.skip : describe
type Stored = Record<string, unknown> & { id: string }

/** Payload's own way: the short one is not for transactions. */
async function inTransaction<Value>(run: (req: { transactionID: string }) => Promise<Value>): Promise<Value> {
  const transactionID = String(await db.beginTransaction())
  try {
    return await run({ transactionID })
  } finally {
    await db.commitTransaction(transactionID)
  }
}

const everything = { pagination: false, limit: 0 } as const
const idsOf = (docs: Stored[]) => docs.map(({ id }) => id).sort()
const slugs = Object.keys(payload.collections) as CollectionSlug[]
const fieldsIn = (collection: CollectionSlug) =>
  (payload.collections[collection]?.config.flattenedFields ?? []).filter(
    (field) => !('virtual' in field && field.virtual),
  )

/** Counts the statements and transactions of a call. */
async function countCalls(run: () => Promise<unknown>): Promise<{ statements: string[]; transactions: number }> {
  if (!client) throw new Error('This test needs SQLite')
  const { execute, transaction } = client
  const counted = { statements: [] as string[], transactions: 0 }
  client.execute = (async (statement: { sql: string }) => {
    counted.statements.push(statement.sql)
    return execute(statement as never)
  }) as typeof execute
  client.transaction = (async () => {
    counted.transactions += 1
    return transaction('write')
  }) as typeof transaction
  try {
    await run()
    return counted
  } finally {
    Object.assign(client, { execute, transaction })
  }
}

onSqlite('statements on columns of one table', () => {
  beforeAll(async () => {
    const { site } = await makeCampus(payload, 'northgate')
    await payload.update({ collection: 'sites', id: site, data: { customerLogin: true }, overrideAccess: true }) // test data
    const shop = await makeShop(payload, site)
    for (let at = 0; at < 2; at++) {
      const buyer = new Shopper(site)
      await buyer.signUp()
      await buyer.addPlan(shop.gold)
      const placed = await submit(buyer, new FakeProvider(payload))
      if (!placed.ok) throw new Error(placed.refusal.code)
    }
  }, 60_000)
  afterAll(closePayload)

  test('read each field of every collection as Payload does', async () => {
    let compared = 0
    for (const collection of slugs) {
      const { docs } = await db.find<Stored>({ collection, limit: 3, pagination: false })
      for (const { id } of docs)
        for (const { name } of fieldsIn(collection)) {
          const args = { collection, where: { id: { equals: id } }, select: { [name]: true as const } }
          const short = await db.findOne<Stored>(args)
          const long = await inTransaction((req) => db.findOne<Stored>({ ...args, req }))
          expect({ collection, name, value: short?.[name] }).toEqual({ collection, name, value: long?.[name] })
          compared += 1
        }
    }
    expect(compared).toBeGreaterThan(300)
  }, 120_000)

  test('find the documents that Payload finds, in its order', async () => {
    let found = 0
    for (const collection of slugs) {
      const [doc] = (await db.find<Stored>({ collection, limit: 1, pagination: false })).docs
      for (const { name, type } of doc ? fieldsIn(collection) : []) {
        const value = fieldsOf(doc)[name]
        if (typeof value !== 'string' && typeof value !== 'number') continue
        if (type === 'json') continue // not comparable in Payload either
        const conditions: Where[] = [
          { [name]: { equals: value } },
          { [name]: { not_equals: value } },
          { [name]: { equals: null } },
          { [name]: { not_equals: null } },
          { or: [{ [name]: { equals: value } }, { id: { equals: 'none' } }] },
          { and: [{ [name]: { equals: value } }, { id: { not_equals: 'none' } }] },
          ...(type === 'number' || type === 'date'
            ? [{ [name]: { less_than_equal: value } }, { [name]: { greater_than: value, less_than: value } }]
            : []),
        ]
        for (const where of conditions) {
          const args = { collection, where, select: { id: true as const }, ...everything }
          const short = await db.find<Stored>(args)
          const long = await inTransaction((req) => db.find<Stored>({ ...args, req }))
          expect({ collection, where, ids: idsOf(short.docs) }).toEqual({ collection, where, ids: idsOf(long.docs) })
          found += short.docs.length
        }
      }
    }
    expect(found).toBeGreaterThan(300)
  }, 120_000)

  test('store what Payload stores, with the times that are missing', async () => {
    const [site] = (await db.find<Stored>({ collection: 'sites', limit: 1, pagination: false })).docs
    const data = () => ({
      id: newHexId(),
      site: site?.id,
      key: newHexId(),
      reference: 'a "quoted" text',
      kind: 'charge',
      state: 'authorised',
      orderId: null,
      amountCents: 1_234,
      details: { nested: ['é', null, 1.5], isSaved: false },
      settledAt: '2026-11-05T15:00:00.000Z',
      unknownName: 'ignored',
    })
    const [short, long] = [data(), data()]
    const collection = 'sandbox-payments'
    const { statements, transactions } = await countCalls(() =>
      db.create({ collection, data: { ...short }, returning: false }),
    )
    expect([statements.length, transactions]).toEqual([1, 0])
    await inTransaction((req) => db.create({ collection, data: { ...long }, returning: false, req }))
    const read = async ({ id }: { id: string }) => {
      const stored = await inTransaction((req) =>
        db.findOne<Stored>({ collection, where: { id: { equals: id } }, req }),
      )
      const { id: _, key: __, createdAt, updatedAt, ...rest } = stored ?? { id }
      return { ...rest, hasTimes: [createdAt, updatedAt].every((time) => typeof time === 'string') }
    }
    expect(await read(short)).toEqual(await read(long))
  })

  test('change a document if the condition holds, and say so', async () => {
    const [order] = (await db.find<Stored>({ collection: 'orders', limit: 1, pagination: false })).docs
    const where = (paymentStatus: string): Where => ({
      and: [{ id: { equals: order?.id ?? '' } }, { paymentStatus: { equals: paymentStatus } }],
    })
    const change = (status: string, data: Record<string, unknown>) =>
      db.updateOne({
        collection: 'orders',
        where: where(status),
        data,
        select: { id: true },
        options: { atomic: true },
      })
    const { statements, transactions } = await countCalls(async () => {
      expect(await change('approved', { resultCode: 'changed', buyer: { city: 'Gaspé' } })).toEqual({ id: order?.id })
      expect(await change('pending', { resultCode: 'not changed' })).toBeNull()
    })
    expect([statements.length, transactions]).toEqual([2, 0])
    const changed = await payload.findByID({
      collection: 'orders',
      id: order?.id ?? '',
      depth: 0,
      overrideAccess: true,
    })
    expect(changed).toMatchObject({ resultCode: 'changed', buyer: { city: 'Gaspé', firstName: 'Ana' } })
    expect(rowsOf(changed.items)).toHaveLength(1)
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(String(order?.updatedAt)))
  })

  test('report a broken unique index as Payload does', async () => {
    const data = () => ({
      id: newHexId(),
      key: 'twice',
      reference: newHexId(),
      kind: 'charge',
      state: 'captured',
      amountCents: 1,
    })
    const create = () => db.create({ collection: 'sandbox-payments', data: data(), returning: false })
    await create()
    await expect(create()).rejects.toMatchObject({ name: 'ValidationError', data: { errors: [{ path: 'key' }] } })
  })

  test('leave what is more than columns to Payload', async () => {
    const [order] = (await db.find<Stored>({ collection: 'orders', limit: 1, pagination: false })).docs
    const where = { id: { equals: order?.id ?? '' } }
    const whole = await db.findOne<Stored>({ collection: 'orders', where })
    expect(rowsOf(whole?.items)).toHaveLength(1)
    const localized = await db.findOne<Stored>({
      collection: 'sites',
      where: { slug: { equals: 'northgate' } },
      select: { name: true },
    })
    expect(fieldsOf(localized?.name)).toHaveProperty('en')
  })
})
if (onMongo) afterAll(closePayload)
