import { sql } from '@payloadcms/db-sqlite'
import { inOneTransaction } from './support/in-one-transaction'

export const up = inOneTransaction(async (db) => {
  await db.run(sql`CREATE TABLE \`__new_menus\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`location_id\` text,
  	\`date\` text,
  	\`closed\` integer,
  	\`day\` text,
  	\`sold_out\` text,
  	\`changed_at\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus\`("id", "site_id", "location_id", "date", "closed", "day", "sold_out", "changed_at", "saved_by", "updated_at", "created_at") SELECT "id", "site_id", "location_id", "date", "closed", "day", "sold_out", "changed_at", "saved_by", "updated_at", "created_at" FROM \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus\` RENAME TO \`menus\`;`)
  await db.run(sql`CREATE INDEX \`menus_site_idx\` ON \`menus\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_location_idx\` ON \`menus\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_date_idx\` ON \`menus\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menus__status_idx\` ON \`menus\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`location_date_idx\` ON \`menus\` (\`location_id\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`__new__menus_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_location_id\` text,
  	\`version_date\` text,
  	\`version_closed\` integer,
  	\`version_day\` text,
  	\`version_sold_out\` text,
  	\`version_changed_at\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__menus_v\`("id", "parent_id", "version_site_id", "version_location_id", "version_date", "version_closed", "version_day", "version_sold_out", "version_changed_at", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_site_id", "version_location_id", "version_date", "version_closed", "version_day", "version_sold_out", "version_changed_at", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__menus_v\` RENAME TO \`_menus_v\`;`)
  await db.run(sql`CREATE INDEX \`_menus_v_parent_idx\` ON \`_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_site_idx\` ON \`_menus_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_location_idx\` ON \`_menus_v\` (\`version_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_date_idx\` ON \`_menus_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_updated_at_idx\` ON \`_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_created_at_idx\` ON \`_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version__status_idx\` ON \`_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_snapshot_idx\` ON \`_menus_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_published_locale_idx\` ON \`_menus_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_latest_idx\` ON \`_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_location_version_date_idx\` ON \`_menus_v\` (\`version_location_id\`,\`version_date\`);`)
  await db.run(sql`UPDATE \`menus\` SET \`_status\` = 'published';`)
  // Every version was public. The newest one is the menu that visitors see, with its marks of sold-out dishes.
  await db.run(sql`UPDATE \`_menus_v\` SET \`version__status\` = 'published';`)
  await db.run(sql`UPDATE \`_menus_v\` AS v SET \`latest\` = 1, \`version_site_id\` = m.\`site_id\`, \`version_location_id\` = m.\`location_id\`, \`version_date\` = m.\`date\`, \`version_closed\` = m.\`closed\`, \`version_day\` = m.\`day\`, \`version_sold_out\` = m.\`sold_out\`, \`version_changed_at\` = m.\`changed_at\`, \`version_saved_by\` = m.\`saved_by\`, \`version_updated_at\` = m.\`updated_at\`, \`version_created_at\` = m.\`created_at\`, \`version__status\` = m.\`_status\` FROM \`menus\` m WHERE m.id = v.parent_id AND v.id = (SELECT n.id FROM \`_menus_v\` n WHERE n.parent_id = m.id ORDER BY n.updated_at DESC, n.id DESC LIMIT 1);`)
  await db.run(sql`INSERT INTO \`_menus_v\` (parent_id, \`version_site_id\`, \`version_location_id\`, \`version_date\`, \`version_closed\`, \`version_day\`, \`version_sold_out\`, \`version_changed_at\`, \`version_saved_by\`, \`version_updated_at\`, \`version_created_at\`, \`version__status\`, created_at, updated_at, latest) SELECT id, \`site_id\`, \`location_id\`, \`date\`, \`closed\`, \`day\`, \`sold_out\`, \`changed_at\`, \`saved_by\`, \`updated_at\`, \`created_at\`, \`_status\`, updated_at, updated_at, 1 FROM \`menus\` WHERE id NOT IN (SELECT parent_id FROM \`_menus_v\` WHERE parent_id IS NOT NULL);`)
  // A menu that is restored from the trash is published, as it was.
  await db.run(sql`UPDATE \`deleted_documents\` SET \`content\` = json_set(\`content\`, '$.document._status', 'published', '$.versions', json((SELECT json_group_array(json_set(e.value, '$.version._status', 'published')) FROM json_each(\`content\`, '$.versions') e))) WHERE \`kind\` = 'menus';`)
})

export const down = inOneTransaction(async (db) => {
  // Without drafts, every menu is public: what never was must not become it.
  await db.run(sql`DELETE FROM \`_menus_v\` WHERE \`version__status\` = 'draft';`)
  await db.run(sql`DELETE FROM \`menus\` WHERE \`_status\` = 'draft';`)
  await db.run(sql`DELETE FROM \`_menus_v\` WHERE \`parent_id\` NOT IN (SELECT id FROM \`menus\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`location_id\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`closed\` integer,
  	\`day\` text,
  	\`sold_out\` text,
  	\`changed_at\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus\`("id", "site_id", "location_id", "date", "closed", "day", "sold_out", "changed_at", "saved_by", "updated_at", "created_at") SELECT "id", "site_id", "location_id", "date", "closed", "day", "sold_out", "changed_at", "saved_by", "updated_at", "created_at" FROM \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus\` RENAME TO \`menus\`;`)
  await db.run(sql`CREATE INDEX \`menus_site_idx\` ON \`menus\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_location_idx\` ON \`menus\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_date_idx\` ON \`menus\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`location_date_idx\` ON \`menus\` (\`location_id\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`__new__menus_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_location_id\` text NOT NULL,
  	\`version_date\` text NOT NULL,
  	\`version_closed\` integer,
  	\`version_day\` text,
  	\`version_sold_out\` text,
  	\`version_changed_at\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__menus_v\`("id", "parent_id", "version_site_id", "version_location_id", "version_date", "version_closed", "version_day", "version_sold_out", "version_changed_at", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_site_id", "version_location_id", "version_date", "version_closed", "version_day", "version_sold_out", "version_changed_at", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__menus_v\` RENAME TO \`_menus_v\`;`)
  await db.run(sql`CREATE INDEX \`_menus_v_parent_idx\` ON \`_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_site_idx\` ON \`_menus_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_location_idx\` ON \`_menus_v\` (\`version_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_date_idx\` ON \`_menus_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_updated_at_idx\` ON \`_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_created_at_idx\` ON \`_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_location_version_date_idx\` ON \`_menus_v\` (\`version_location_id\`,\`version_date\`);`)
})
