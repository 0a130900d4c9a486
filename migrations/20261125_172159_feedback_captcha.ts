import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`CREATE TABLE \`used_captchas\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`used_captchas_key_idx\` ON \`used_captchas\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`used_captchas_expires_at_idx\` ON \`used_captchas\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`used_captchas_updated_at_idx\` ON \`used_captchas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`used_captchas_created_at_idx\` ON \`used_captchas\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`feedback_captcha\` integer DEFAULT false;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`DROP TABLE \`used_captchas\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`feedback_captcha\`;`)
})
