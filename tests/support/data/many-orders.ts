import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/**
 * Copies an order with one item `count` times, within a second. The copies have 60 different names, `Plan 0` to `Plan 59`.
 */
export async function copyOrder({ db }: Payload, id: string, count: number): Promise<void> {
  if (db.name === 'mongoose') return copyInMongo(db as unknown as MongooseAdapter, id, count)
  const { drizzle } = db as unknown as SQLiteAdapter
  const numbers = sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`
  await drizzle.run(
    sql`${numbers} insert into orders (id, site_id, no, payment_status, placed_at, updated_at, created_at)
        select printf('%024x', i), site_id, 'L-' || i, payment_status, placed_at, updated_at, created_at
        from n, orders where id = ${id}`,
  )
  await drizzle.run(
    sql`${numbers} insert into orders_items (_order, _parent_id, id, type, price_cents, tax_cents)
        select 1, printf('%024x', i), printf('%024x', i), type, price_cents, tax_cents
        from n, orders_items where _parent_id = ${id}`,
  )
  await drizzle.run(
    sql`${numbers}, locales(locale) as (values ('en'), ('fr'))
        insert into orders_items_locales (name, _locale, _parent_id)
        select 'Plan ' || (i % 60), locale, printf('%024x', i) from n, locales`,
  )
}

async function copyInMongo({ collections }: MongooseAdapter, id: string, count: number): Promise<void> {
  const orders = collections.orders
  const found = await orders?.findById(id).lean<Record<string, unknown> & { items: object[] }>()
  if (!orders || !found) throw new Error('no order')
  const { _id, items, ...order } = found
  const nameOf = (at: number) => ({ en: `Plan ${at % 60}`, fr: `Plan ${at % 60}` })
  const copies = Array.from({ length: count }, (_, at) => ({
    ...order,
    no: `L-${at}`,
    items: items.map((item) => ({ ...item, name: nameOf(at) })),
  }))
  await orders.collection.insertMany(copies)
}
