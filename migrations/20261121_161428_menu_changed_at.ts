import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`BEGIN IMMEDIATE;`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`version_changed_at\` text;`)
  await db.run(sql`COMMIT;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`BEGIN IMMEDIATE;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` DROP COLUMN \`version_changed_at\`;`)
  await db.run(sql`COMMIT;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
