import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`CREATE TABLE \`reconciliations\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`day\` text NOT NULL,
  	\`provider\` text,
  	\`compared_at\` text NOT NULL,
  	\`matched\` numeric,
  	\`difference_count\` numeric,
  	\`differences\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reconciliations_site_idx\` ON \`reconciliations\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`reconciliations_day_idx\` ON \`reconciliations\` (\`day\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reconciliations_key_idx\` ON \`reconciliations\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`reconciliations_updated_at_idx\` ON \`reconciliations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reconciliations_created_at_idx\` ON \`reconciliations\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`federal_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`provincial_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`settled_at\` text;`)
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`next_check_at\` text;`)
  await db.run(sql`CREATE INDEX \`refunds_settled_at_idx\` ON \`refunds\` (\`settled_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_next_check_at_idx\` ON \`refunds\` (\`next_check_at\`);`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`DROP TABLE \`reconciliations\`;`)
  await db.run(sql`DROP INDEX \`refunds_settled_at_idx\`;`)
  await db.run(sql`DROP INDEX \`refunds_next_check_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`refunds\` DROP COLUMN \`federal_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`refunds\` DROP COLUMN \`provincial_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`refunds\` DROP COLUMN \`settled_at\`;`)
  await db.run(sql`ALTER TABLE \`refunds\` DROP COLUMN \`next_check_at\`;`)
})
