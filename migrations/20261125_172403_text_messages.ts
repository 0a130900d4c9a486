import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`sent_mails\` ADD \`channel\` text DEFAULT 'mail';`)
  await db.run(sql`ALTER TABLE \`sent_mails\` ADD \`customer_id\` text REFERENCES customers(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`sent_mails\` ADD \`send_before\` text;`)
  await db.run(sql`CREATE INDEX \`sent_mails_customer_idx\` ON \`sent_mails\` (\`customer_id\`);`)
})

export const down = asAWhole(async (db) => {
  // Without the column they would be mails to phone numbers.
  await db.run(sql`DELETE FROM \`sent_mails\` WHERE \`channel\` = 'text';`)
  await db.run(sql`CREATE TABLE \`__new_sent_mails\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`to\` text,
  	\`subject\` text,
  	\`kind\` text,
  	\`locale\` text,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`order_id\` text,
  	\`text\` text,
  	\`html\` text,
  	\`attempts\` numeric,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sent_mails\`("id", "site_id", "to", "subject", "kind", "locale", "state", "order_id", "text", "html", "attempts", "next_attempt_at", "sent_at", "key", "updated_at", "created_at") SELECT "id", "site_id", "to", "subject", "kind", "locale", "state", "order_id", "text", "html", "attempts", "next_attempt_at", "sent_at", "key", "updated_at", "created_at" FROM \`sent_mails\`;`)
  await db.run(sql`DROP TABLE \`sent_mails\`;`)
  await db.run(sql`ALTER TABLE \`__new_sent_mails\` RENAME TO \`sent_mails\`;`)
  await db.run(sql`CREATE INDEX \`sent_mails_site_idx\` ON \`sent_mails\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_state_idx\` ON \`sent_mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_order_idx\` ON \`sent_mails\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_next_attempt_at_idx\` ON \`sent_mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sent_mails_key_idx\` ON \`sent_mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_updated_at_idx\` ON \`sent_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_created_at_idx\` ON \`sent_mails\` (\`created_at\`);`)
})
