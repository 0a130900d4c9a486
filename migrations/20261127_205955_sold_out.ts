import { sql } from '@payloadcms/db-sqlite'
import { inOneTransaction } from './support/in-one-transaction'

export const up = inOneTransaction(async (db) => {
  await db.run(sql`ALTER TABLE \`menus\` ADD \`sold_out\` text;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`version_sold_out\` text;`)
})

export const down = inOneTransaction(async (db) => {
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`sold_out\`;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` DROP COLUMN \`version_sold_out\`;`)
})
