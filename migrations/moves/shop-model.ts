import { sql } from '@payloadcms/db-sqlite'
import type { Statements } from './as-a-whole'

/** The texts of orders and subscriptions that became localized, by table. */
const texts = { orders_items: ['name', 'desc', 'promo_message'], subscriptions: ['name'] }
/** The tax rates, with their columns before and after. */
const rates = { tax_bps: 'tax_milli_percent', provincial_tax_bps: 'provincial_tax_milli_percent' }

const newTexts = sql`CREATE TABLE \`texts_on_the_move\` (\`of\` text NOT NULL, \`id\` text NOT NULL, \`column\` text NOT NULL, \`text\` text);`
const newRates = sql`CREATE TABLE \`rates_on_the_move\` (\`id\` text NOT NULL, \`column\` text NOT NULL, \`rate\` numeric);`
const noTexts = sql`DROP TABLE \`texts_on_the_move\`;`
const noRates = sql`DROP TABLE \`rates_on_the_move\`;`
const columns = Object.entries(texts).flatMap(([table, names]) => names.map((name) => [table, name] as const))

/**
 * First step of `up`: copies the tax rates in thousandths of a percent and the texts of sales to temporary tables. Deletes the
 * carts, because no page has ever written one.
 */
export async function setShopAside(db: Statements): Promise<void> {
  await db.run(sql`DELETE FROM carts;`)
  await db.run(newRates)
  for (const [before, after] of Object.entries(rates))
    await db.run(
      sql.raw(`INSERT INTO rates_on_the_move SELECT id, '${after}', ${before} * 10 FROM order_form_settings;`),
    )
  await db.run(newTexts)
  for (const [table, name] of columns)
    await db.run(
      sql.raw(
        `INSERT INTO texts_on_the_move SELECT '${table}', id, '${name}', \`${name}\` FROM ${table} WHERE \`${name}\` IS NOT NULL;`,
      ),
    )
}

/** Last step of `up`: copies the rates into their columns, and each text into both languages, because its language is not stored. */
export async function bringShopBack(db: Statements): Promise<void> {
  for (const after of Object.values(rates))
    await db.run(
      sql.raw(
        `UPDATE order_form_settings SET ${after} = (SELECT rate FROM rates_on_the_move m WHERE m.id = order_form_settings.id AND m.column = '${after}');`,
      ),
    )
  await db.run(noRates)
  for (const [table, names] of Object.entries(texts))
    for (const locale of ['en', 'fr']) {
      const textOf = (name: string) => `max(CASE WHEN \`column\` = '${name}' THEN \`text\` END)`
      await db.run(
        sql.raw(
          `INSERT INTO ${table}_locales (${names.map((name) => `\`${name}\``).join(', ')}, _locale, _parent_id) ` +
            `SELECT ${names.map(textOf).join(', ')}, '${locale}', id FROM texts_on_the_move WHERE of = '${table}' GROUP BY id;`,
        ),
      )
    }
  await db.run(noTexts)
}

/** First step of `down`: copies the rates in basis points and the English texts, or the French ones, to temporary tables. */
export async function setShopModelAside(db: Statements): Promise<void> {
  await db.run(sql`DELETE FROM carts;`)
  await db.run(newRates)
  for (const [before, after] of Object.entries(rates))
    await db.run(
      sql.raw(
        `INSERT INTO rates_on_the_move SELECT id, '${before}', round(${after} / 10.0) FROM order_form_settings;`,
      ),
    )
  await db.run(newTexts)
  for (const [table, name] of columns) {
    const textIn = (locale: string) =>
      `(SELECT \`${name}\` FROM ${table}_locales l WHERE l._parent_id = ${table}.id AND l._locale = '${locale}')`
    await db.run(
      sql.raw(
        `INSERT INTO texts_on_the_move SELECT '${table}', id, '${name}', coalesce(${textIn('en')}, ${textIn('fr')}) FROM ${table};`,
      ),
    )
  }
}

/** Last step of `down`: copies rates and texts into the columns of before. */
export async function bringShopColumnsBack(db: Statements): Promise<void> {
  for (const before of Object.keys(rates))
    await db.run(
      sql.raw(
        `UPDATE order_form_settings SET ${before} = (SELECT rate FROM rates_on_the_move m WHERE m.id = order_form_settings.id AND m.column = '${before}');`,
      ),
    )
  await db.run(noRates)
  for (const [table, name] of columns)
    await db.run(
      sql.raw(
        `UPDATE ${table} SET \`${name}\` = (SELECT \`text\` FROM texts_on_the_move m WHERE m.of = '${table}' AND m.id = ${table}.id AND m.column = '${name}');`,
      ),
    )
  await db.run(noTexts)
}
