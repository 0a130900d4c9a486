import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`privacy_link\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`terms_link\` text;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`privacy_link\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`terms_link\`;`)
})
