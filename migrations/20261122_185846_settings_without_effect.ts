import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`default_locale\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`transparent_header\`;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`default_locale\` text DEFAULT 'en' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`transparent_header\` integer DEFAULT false;`)
})
