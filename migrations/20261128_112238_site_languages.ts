import { sql } from '@payloadcms/db-sqlite'
import { inOneTransaction } from './support/in-one-transaction'

export const up = inOneTransaction(async (db) => {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`languages\` text DEFAULT 'en-fr';`)
})

export const down = inOneTransaction(async (db) => {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`languages\`;`)
})
