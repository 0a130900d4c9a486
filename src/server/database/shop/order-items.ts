import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { getSqliteAdapter } from '@/server/database/database-adapters'
import { rowsOf } from '@/server/database/stored-values'

type Row = Record<string, unknown> & { id: string }

/** What receipts show of an item, with its name in all languages, and whether it is a subscription. */
const select = {
  items: {
    type: true,
    name: true,
    priceCents: true,
    taxCents: true,
    discountCents: true,
    promoCode: true,
    payments: true,
    subscription: true,
    subscriptionEnd: true,
    firstPlanDate: true,
    lastPlanDate: true,
    mealAllowance: true,
    meals: true,
    swipeValue: true,
    dbValueCents: true,
    dbBonusCents: true,
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
    sql`select item.id, item.type, item.price_cents as priceCents, item.tax_cents as taxCents,
          item.discount_cents as discountCents, item.promo_code as promoCode, item.payments, item.subscription,
          item.subscription_end as subscriptionEnd, item.first_plan_date as firstPlanDate,
          item.last_plan_date as lastPlanDate, item.meal_allowance as mealAllowance, item.meals,
          item.swipe_value as swipeValue, item.db_value_cents as dbValueCents, item.db_bonus_cents as dbBonusCents,
          en.name as en, fr.name as fr
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
