import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { getSqliteAdapter } from '@/server/copy/stores/database-adapters'
import { rowsOf } from '@/server/database/stored-values'

type Row = Record<string, unknown> & { id: string }

/** What receipts show of an item, with its name in all languages, and whether it is a subscription. */
const select = {
  items: {
    type: true,
    name: true,
    priceCents: true,
    discountCents: true,
    promoCode: true,
    payments: true,
    subscription: true,
  },
} as const

/**
 * The items of an order as their receipt shows them; none for an unknown order. On SQLite it is one statement of its own: Payload
 * takes 1.5 ms of CPU time to write and read one that joins the tables.
 */
export async function readOrderItems(payload: Payload, orderId: string): Promise<Record<string, unknown>[]> {
  const sqlite = getSqliteAdapter(payload) as unknown as SQLiteAdapter | null
  if (sqlite) return fromSqlite(sqlite, orderId)
  const where = { id: { equals: orderId } }
  const order = await payload.db.findOne<Row>({ collection: 'orders', where, select, locale: 'all' })
  return rowsOf(order?.items)
}

type ItemRow = Record<string, unknown> & { en: string | null; fr: string | null; subscription: number | null }

async function fromSqlite({ drizzle }: SQLiteAdapter, orderId: string): Promise<Record<string, unknown>[]> {
  const rows = await drizzle.all<ItemRow>(
    sql`select item.id, item.type, item.price_cents as priceCents, item.discount_cents as discountCents,
          item.promo_code as promoCode, item.payments, item.subscription, en.name as en, fr.name as fr
        from orders_items item
        left join orders_items_locales en on en._parent_id = item.id and en._locale = 'en'
        left join orders_items_locales fr on fr._parent_id = item.id and fr._locale = 'fr'
        where item._parent_id = ${orderId} order by item._order`,
  )
  return rows.map(({ en, fr, subscription, ...item }) => ({
    ...item,
    name: { en, fr },
    subscription: subscription === 1,
  }))
}
