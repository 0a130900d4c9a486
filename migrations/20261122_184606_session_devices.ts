import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`customers_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`staff_sessions\` ADD \`device\` text;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`customers_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`staff_sessions\` DROP COLUMN \`device\`;`)
})
