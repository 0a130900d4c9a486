import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`menus\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`version_changed_at\` text;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` DROP COLUMN \`version_changed_at\`;`)
})
