import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`canceled_by\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`cancel_reason\` text;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`canceled_by\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`cancel_reason\`;`)
})
