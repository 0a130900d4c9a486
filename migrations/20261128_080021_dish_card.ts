import { sql } from '@payloadcms/db-sqlite'
import { inOneTransaction } from './support/in-one-transaction'

/** The filters of a field in a dish and in its card, as sorted lists of ids. */
const differs = (field: 'allergens' | 'mayContain') =>
  sql.raw(`(SELECT group_concat(id) FROM (SELECT DISTINCT value AS id FROM json_each(dishes.card, '$.${field}') ORDER BY 1))
    IS NOT (SELECT group_concat(id) FROM (SELECT DISTINCT menu_filters_id AS id FROM dishes_rels
      WHERE parent_id = dishes.id AND path = '${field}' ORDER BY 1))`)
const otherAllergens = (locale: 'en' | 'fr') =>
  sql.raw(`json_extract(dishes.card, '$.customAllergens.${locale}')
    IS NOT (SELECT nullif(custom_allergens, '') FROM dishes_locales WHERE _parent_id = dishes.id AND _locale = '${locale}')`)

/**
 * Removes the card, a second copy of each dish. A dish whose copy disagreed about allergens was shown as not declared, and is stored
 * so now. One that imports declared free of all allergens gets "contains none", without which its empty list says nothing.
 */
export const up = inOneTransaction(async (db) => {
  await db.run(sql`UPDATE \`dishes\` SET \`allergens_declared\` = 0 WHERE \`allergens_declared\` = 1 AND (
    json_extract(\`card\`, '$.allergensDeclared') IS NOT 1
    OR ${differs('allergens')} OR ${differs('mayContain')} OR ${otherAllergens('en')} OR ${otherAllergens('fr')})`)
  await db.run(sql`UPDATE \`dishes\` SET \`contains_none\` = 1 WHERE \`allergens_declared\` = 1
    AND NOT EXISTS (SELECT 1 FROM \`dishes_rels\` WHERE \`parent_id\` = \`dishes\`.\`id\` AND \`path\` = 'allergens')
    AND NOT EXISTS (SELECT 1 FROM \`dishes_locales\` WHERE \`_parent_id\` = \`dishes\`.\`id\` AND trim(\`custom_allergens\`) <> '')`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`card\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_card\`;`)
})

export const down = inOneTransaction(async (db) => {
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`card\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_card\` text;`)
})
