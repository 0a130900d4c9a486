import { createClient, type InArgs } from '@libsql/client'
import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { ValidationError, type CollectionSlug, type Migration } from 'payload'
import { getMongoAdapter } from '@/server/copy/stores/database-adapters'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { migrations } from '../../../migrations'
import { migrations as ofMongo } from '../../../migrations/mongo'
import { closePayload, onMongo, openPayload } from '../../support/payload'

const [site, form, halfForm, order, subscription] = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
  string,
]
const carts = ['a'.repeat(24), 'b'.repeat(24)]

afterAll(closePayload)

const read = async (collection: CollectionSlug, id: string) => {
  const payload = await openPayload()
  const overrideAccess = true // what is stored
  return fieldsOf(await payload.findByID({ collection, id, locale: 'all', depth: 0, overrideAccess }))
}

/** Holds for both databases. */
function isConverted() {
  test('multiplies tax rates by ten', async () => {
    expect(await read('order-form-settings', form)).toMatchObject({
      store: 'North',
      taxMilliPercent: 5_000,
      provincialTaxMilliPercent: 9_980,
    })
    const half = await read('order-form-settings', halfForm)
    expect([half.taxMilliPercent ?? null, half.provincialTaxMilliPercent ?? null]).toEqual([0, null])
  })

  test('keeps the texts of orders and subscriptions, in both languages', async () => {
    const { no, totalCents, items } = await read('orders', order)
    expect([no, totalCents]).toEqual(['N-1', 54_327])
    expect(rowsOf(items)).toMatchObject([
      {
        type: 'Meal plan',
        name: { en: 'Carnet de 50 repas', fr: 'Carnet de 50 repas' },
        promoMessage: { en: '10 %', fr: '10 %' },
        priceCents: 47_250,
      },
      { type: 'Coffee subscription', priceCents: 4_995 },
      {
        type: 'Meal plan',
        name: { en: 'Gold', fr: 'Gold' },
        desc: { en: 'All meals', fr: 'All meals' },
        priceCents: 5,
      },
    ])
    expect(Object.values(fieldsOf(rowsOf(items)[1]?.name)).filter(Boolean)).toEqual([])
    expect(await read('subscriptions', subscription)).toMatchObject({
      name: { en: 'Five a week', fr: 'Five a week' },
      priceCents: 6_475,
    })
  })

  test('deletes carts of the old form, and stores several of the new one', async () => {
    const { db } = await openPayload()
    expect(await db.count({ collection: 'carts' })).toEqual({ totalDocs: 0 })
    for (const id of carts)
      await db.create({
        collection: 'carts',
        data: { id, secretHash: id.repeat(3).slice(0, 64), contents: { lines: [] }, revision: 1 },
      })
    const again = { id: 'c'.repeat(24), secretHash: 'a'.repeat(64), revision: 1 }
    await expect(db.create({ collection: 'carts', data: again })).rejects.toThrow(ValidationError)
    expect(await db.count({ collection: 'carts' })).toEqual({ totalDocs: 2 })
  })
}

const last = migrations.findIndex(({ name }) => name.endsWith('shop_model'))

/** A database from before the migration. */
async function oldDatabase() {
  const client = createClient({ url: process.env.DATABASE_URL ?? '' })
  const db = drizzle(client) as unknown as MigrateUpArgs['db']
  const run = (statement: string, args: InArgs = []) => client.execute({ sql: statement, args })
  for (const { name, up } of migrations.slice(0, last)) {
    await up({ db } as MigrateUpArgs)
    await run('INSERT INTO payload_migrations (name, batch) VALUES (?, 1)', [name])
  }
  await run("INSERT INTO sites (id, slug, time_zone) VALUES (?, 'north', 'America/Toronto')", [site])
  const settings =
    'INSERT INTO order_form_settings (id, site_id, store, tax_bps, provincial_tax_bps) VALUES (?, ?, ?, ?, ?)'
  await run(settings, [form, site, 'North', 500, 998])
  await run(settings, [halfForm, null, 'South', 0, null])
  await run("INSERT INTO orders (id, site_id, no, total_cents) VALUES (?, ?, 'N-1', 54327)", [order, site])
  const item =
    'INSERT INTO orders_items (_order, _parent_id, id, type, name, desc, promo_message, price_cents) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
  await run(item, [1, order, 'one', 'Meal plan', 'Carnet de 50 repas', null, '10 %', 47_250])
  await run(item, [2, order, 'two', 'Coffee subscription', null, null, null, 4_995])
  await run(item, [3, order, 'three', 'Meal plan', 'Gold', 'All meals', null, 5])
  await run("INSERT INTO subscriptions (id, site_id, name, price_cents) VALUES (?, ?, 'Five a week', 6475)", [
    subscription,
    site,
  ])
  for (const id of carts)
    await run('INSERT INTO carts (id, site_id, cookie) VALUES (?, ?, ?)', [id, site, `cookie-${id}`])
  await run("INSERT INTO carts_items (_order, _parent_id, id, type) VALUES (1, ?, 'x', 'Meal plan')", [carts[0] ?? ''])
  client.close()
}

function onTables() {
  beforeAll(oldDatabase)
  isConverted()

  test('restores rates and texts on a down migration', async () => {
    const payload = await openPayload()
    const { drizzle: db } = payload.db as unknown as { drizzle: MigrateUpArgs['db'] }
    for (const { down } of migrations.slice(last).reverse()) await down({ db, payload } as Parameters<typeof down>[0])
    const all = (statement: string) => db.all<Record<string, unknown>>(sql.raw(statement))
    expect(await all('SELECT tax_bps, provincial_tax_bps FROM order_form_settings ORDER BY id')).toEqual([
      { tax_bps: 500, provincial_tax_bps: 998 },
      { tax_bps: 0, provincial_tax_bps: null },
    ])
    expect(await all('SELECT name, desc, promo_message FROM orders_items ORDER BY _order')).toEqual([
      { name: 'Carnet de 50 repas', desc: null, promo_message: '10 %' },
      { name: null, desc: null, promo_message: null },
      { name: 'Gold', desc: 'All meals', promo_message: null },
    ])
    expect(await all('SELECT name FROM subscriptions')).toEqual([{ name: 'Five a week' }])
    expect(await all('PRAGMA foreign_key_check')).toEqual([])
  })
}

function onDocuments() {
  const stores = async () => {
    const payload = await openPayload()
    const mongo = getMongoAdapter(payload)
    if (!mongo) throw new Error('This runs on MongoDB.')
    const id = (hex: string) => new mongo.connection.base.Types.ObjectId(hex)
    const storeOf = (slug: string) => {
      const store = mongo.collections[slug]?.collection
      if (!store) throw new Error(`There is no ${slug}.`)
      return store
    }
    return { payload, mongo, id, storeOf }
  }

  beforeAll(async () => {
    const { payload, mongo, id, storeOf } = await stores()
    await storeOf('order-form-settings').insertMany([
      { _id: id(form), site: id(site), store: 'North', taxBps: 500, provincialTaxBps: 998 },
      { _id: id(halfForm), store: 'South', taxBps: 0, provincialTaxBps: null },
    ])
    await storeOf('orders').insertOne({
      _id: id(order),
      site: id(site),
      no: 'N-1',
      totalCents: 54_327,
      items: [
        { id: 'one', type: 'Meal plan', name: 'Carnet de 50 repas', promoMessage: '10 %', priceCents: 47_250 },
        { id: 'two', type: 'Coffee subscription', priceCents: 4_995 },
        { id: 'three', type: 'Meal plan', name: 'Gold', desc: 'All meals', priceCents: 5 },
      ],
    })
    await storeOf('subscriptions').insertOne({
      _id: id(subscription),
      site: id(site),
      name: 'Five a week',
      priceCents: 6475,
    })
    await storeOf('carts').createIndex({ cookie: 1 }, { unique: true })
    await storeOf('carts').insertMany(carts.map((cart) => ({ _id: id(cart), cookie: `cookie-${cart}` })))
    await payload.db.deleteMany({ collection: 'payload-migrations', where: {} })
    const migrate = () => mongo.migrate({ migrations: mongo.prodMigrations as unknown as Migration[] })
    await Promise.all(Array.from({ length: 5 }, migrate))
    await migrate()
  })
  isConverted()

  test('leaves nothing of the old form, and restores it on a down migration', async () => {
    const { payload, id, storeOf } = await stores()
    const settings = () => storeOf('order-form-settings').findOne({ _id: id(form) })
    expect(Object.keys((await settings()) ?? {})).not.toContain('taxBps')
    expect((await storeOf('carts').indexes()).filter(({ key }) => key.cookie)).toEqual([])
    const { down, up } = ofMongo.find(({ name }) => name.endsWith('shop_model')) ?? {}
    const args = { payload } as Parameters<NonNullable<typeof up>>[0]
    await down?.(args)
    expect(await settings()).toMatchObject({ taxBps: 500, provincialTaxBps: 998 })
    expect((await storeOf('orders').findOne({ _id: id(order) }))?.items).toMatchObject([
      { name: 'Carnet de 50 repas', promoMessage: '10 %' },
      { type: 'Coffee subscription' },
      { name: 'Gold', desc: 'All meals' },
    ])
    expect((await storeOf('subscriptions').findOne({ _id: id(subscription) }))?.name).toBe('Five a week')
    await up?.(args)
    expect(await settings()).toMatchObject({ taxMilliPercent: 5_000, provincialTaxMilliPercent: 9_980 })
  })
}

describe('the migration to the model of the shop', onMongo ? onDocuments : onTables)
