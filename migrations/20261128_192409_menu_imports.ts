import { sql } from '@payloadcms/db-sqlite'
import { inOneTransaction } from './support/in-one-transaction'

export const up = inOneTransaction(async (db) => {
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text NOT NULL,
  	\`file\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`imported_by\` text NOT NULL,
  	\`undone_by\` text,
  	\`state\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`written\` numeric,
  	\`counts\` text NOT NULL,
  	\`problems\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`siteId_createdAt_idx\` ON \`imports\` (\`site_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`imported_documents\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`import_id\` text NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`line\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document_id\` text NOT NULL,
  	\`previous\` text,
  	\`written_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`imported_documents_updated_at_idx\` ON \`imported_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imported_documents_created_at_idx\` ON \`imported_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`importId_position_idx\` ON \`imported_documents\` (\`import_id\`,\`position\`);`)
})

export const down = inOneTransaction(async (db) => {
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`imported_documents\`;`)
})
