import { sql } from '@payloadcms/db-sqlite'
import { inOneTransaction } from './support/in-one-transaction'

export const up = inOneTransaction(async (db) => {
  await db.run(sql`CREATE TABLE \`changes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`author\` text,
  	\`action\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`site_id\` text,
  	\`title\` text,
  	\`title_fr\` text,
  	\`details\` text,
  	\`details_fr\` text,
  	\`document_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`changes_author_idx\` ON \`changes\` (\`author\`);`)
  await db.run(sql`CREATE INDEX \`changes_kind_idx\` ON \`changes\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`changes_site_idx\` ON \`changes\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`changes_document_id_idx\` ON \`changes\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`changes_updated_at_idx\` ON \`changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`changes_created_at_idx\` ON \`changes\` (\`created_at\`);`)
})

export const down = inOneTransaction(async (db) => {
  await db.run(sql`DROP TABLE \`changes\`;`)
})
