import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { agreeOnAllergens, trustworthyCard, type DishAllergens } from '@/domain/menu/dish/dish-consistency'
import type { Dish } from '@/domain/menu/dish/dish'
import { fieldsOf, flagOf, instantOf, localizedOf, textOf } from '@/server/database/stored-values'

/** A dish as its save hook stored it, with filters by id. */
export type DishCard = { id: string; card: Dish; declaredAt: Date | null }
type StoredDish = DishCard & { code: string; site: string; fields: DishAllergens }

/**
 * The cards of a site's dishes with these ids; unknown ids and dishes of other sites are left out. A card that disagrees with
 * the dish's fields about allergens counts as not declared.
 *
 * It queries each database directly: 200 dishes take 2 ms this way and 4.7 ms through Payload, which visits every field of every
 * document. Access control does not apply: dishes of menus are public and have no drafts.
 */
export async function readDishCards(payload: Payload, siteId: string, ids: string[]): Promise<DishCard[]> {
  const dishes = await readDishes(payload, { siteId, ids })
  return dishes.map(({ id, card, fields, declaredAt }) => ({ id, card: trustworthyCard(card, fields), declaredAt }))
}

/** The dishes whose cards disagree with their fields about allergens. It reads every dish of every site. */
export async function findInconsistentDishes(payload: Payload): Promise<Pick<StoredDish, 'id' | 'code' | 'site'>[]> {
  const dishes = await readDishes(payload, null)
  return dishes.flatMap(({ id, code, site, card, fields }) =>
    agreeOnAllergens(card, fields) ? [] : [{ id, code, site }],
  )
}

type Which = { siteId: string; ids: string[] } | null
const readDishes = ({ db }: Payload, which: Which): Promise<StoredDish[]> =>
  db.name === 'mongoose'
    ? fromMongo(db as unknown as MongooseAdapter, which)
    : fromSqlite(db as unknown as SQLiteAdapter, which)

type Row = [
  id: string,
  code: string,
  site: string,
  card: Dish,
  declared: number | null,
  declaredAt: string | null,
  filters: [path: string, id: string][],
  others: Record<string, string | null>,
]

/**
 * Many rows as one JSON text: the driver takes longer to hand over 600 rows than SQLite to join them. All dishes of a
 * database come in several texts, so that none grows too long.
 */
async function fromSqlite({ drizzle }: SQLiteAdapter, which: Which): Promise<StoredDish[]> {
  const condition = which
    ? sql`dish.site_id = ${which.siteId} and dish.id in (select value from json_each(${JSON.stringify(which.ids)}))`
    : sql`true`
  const texts = await drizzle.all<{ dishes: string }>(
    sql`select json_group_array(json_array(dish.id, dish.code, dish.site_id, json(dish.card), dish.allergens_declared, dish.declared_at,
          (select json_group_array(json_array(path, menu_filters_id)) from dishes_rels
            where parent_id = dish.id and path in ('allergens', 'mayContain')),
          (select json_group_object(_locale, custom_allergens) from dishes_locales
            where _parent_id = dish.id and custom_allergens is not null))) as dishes
        from dishes dish where ${condition} ${which ? sql`` : sql`group by dish.rowid / 500`}`,
  )
  const rows = texts.flatMap(({ dishes }) => JSON.parse(dishes) as Row[])
  return rows.map(([id, code, site, card, declared, declaredAt, filters, others]) => {
    const listOf = (name: string) => filters.flatMap(([path, filter]) => (path === name ? [filter] : []))
    const fields = {
      allergensDeclared: declared === 1,
      allergens: listOf('allergens'),
      mayContain: listOf('mayContain'),
      customAllergens: localizedOf(others),
    }
    return { id, code, site, card, fields, declaredAt: instantOf(declaredAt) }
  })
}

async function fromMongo({ collections }: MongooseAdapter, which: Which): Promise<StoredDish[]> {
  const wanted = {
    card: 1,
    site: 1,
    code: 1,
    allergensDeclared: 1,
    declaredAt: 1,
    allergens: 1,
    mayContain: 1,
    customAllergens: 1,
  }
  const found = (await collections.dishes?.find(which ? { _id: { $in: which.ids } } : {}, wanted).lean()) ?? []
  const idsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  return found.flatMap(({ _id, card, site, code, ...stored }) => {
    if (which && String(site) !== which.siteId) return []
    const fields = {
      allergensDeclared: flagOf(stored.allergensDeclared),
      allergens: idsOf(stored.allergens),
      mayContain: idsOf(stored.mayContain),
      customAllergens: localizedOf(fieldsOf(stored.customAllergens)),
    }
    const declaredAt = instantOf(stored.declaredAt)
    return [{ id: String(_id), code: textOf(code) ?? '', site: String(site), card: card as Dish, fields, declaredAt }]
  })
}
