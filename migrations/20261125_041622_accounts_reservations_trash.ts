import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`CREATE TABLE \`reservation_waits\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`location_id\` text NOT NULL,
  	\`customer_id\` text,
  	\`date\` text NOT NULL,
  	\`hour\` numeric NOT NULL,
  	\`minute\` numeric NOT NULL,
  	\`friends\` numeric DEFAULT 0,
  	\`status\` text DEFAULT 'waiting' NOT NULL,
  	\`offered_until\` text,
  	\`locale\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reservation_waits_site_idx\` ON \`reservation_waits\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`reservation_waits_location_idx\` ON \`reservation_waits\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`reservation_waits_customer_idx\` ON \`reservation_waits\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`reservation_waits_date_idx\` ON \`reservation_waits\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`reservation_waits_status_idx\` ON \`reservation_waits\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`reservation_waits_offered_until_idx\` ON \`reservation_waits\` (\`offered_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reservation_waits_key_idx\` ON \`reservation_waits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`reservation_waits_updated_at_idx\` ON \`reservation_waits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reservation_waits_created_at_idx\` ON \`reservation_waits\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deleted_documents\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`title_fr\` text,
  	\`kind\` text NOT NULL,
  	\`site_id\` text,
  	\`deleted_by\` text,
  	\`document_id\` text,
  	\`content\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deleted_documents_kind_idx\` ON \`deleted_documents\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`deleted_documents_site_idx\` ON \`deleted_documents\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`deleted_documents_document_id_idx\` ON \`deleted_documents\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`deleted_documents_updated_at_idx\` ON \`deleted_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deleted_documents_created_at_idx\` ON \`deleted_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sign_ons\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`customer_id\` text,
  	\`person_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sign_ons_key_idx\` ON \`sign_ons\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`sign_ons_customer_idx\` ON \`sign_ons\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`sign_ons_person_idx\` ON \`sign_ons\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`sign_ons_updated_at_idx\` ON \`sign_ons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sign_ons_created_at_idx\` ON \`sign_ons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reservation_slots\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`location\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`hour\` numeric NOT NULL,
  	\`minute\` numeric NOT NULL,
  	\`taken\` numeric DEFAULT 0 NOT NULL,
  	\`claims\` text DEFAULT '{}' NOT NULL,
  	\`blocked\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reservation_slots_key_idx\` ON \`reservation_slots\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`reservation_slots_location_idx\` ON \`reservation_slots\` (\`location\`);`)
  await db.run(sql`CREATE INDEX \`reservation_slots_date_idx\` ON \`reservation_slots\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`reservation_slots_updated_at_idx\` ON \`reservation_slots\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reservation_slots_created_at_idx\` ON \`reservation_slots\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`favourites\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`favourites_key_idx\` ON \`favourites\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`favourites_customer_idx\` ON \`favourites\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`favourites_updated_at_idx\` ON \`favourites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`favourites_created_at_idx\` ON \`favourites\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`sections\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_sections_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`balanced_living_events\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_balanced_living_events_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`special_offers\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_special_offers_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_newsletters_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`photo_albums\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_photo_albums_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`staff_members\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_staff_members_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`surveys\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_surveys_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`blog_articles\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_articles_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`directors_meetings\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_directors_meetings_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`catering_files\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_catering_files_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`popups\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_popups_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`microsites\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_microsites_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`microsite_sections\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_microsite_sections_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`subscription_charges\` ADD \`settled_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscription_charges\` ADD \`card_type\` text;`)
  await db.run(sql`ALTER TABLE \`subscription_charges\` ADD \`card_last_four\` text;`)
  await db.run(sql`ALTER TABLE \`customers\` ADD \`campus_sign_in\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`customers\` ADD \`favourite_mails\` text;`)
  await db.run(sql`ALTER TABLE \`customers\` ADD \`calendar_key_hash\` text;`)
  await db.run(sql`CREATE INDEX \`customers_favourite_mails_idx\` ON \`customers\` (\`favourite_mails\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_calendar_key_hash_idx\` ON \`customers\` (\`calendar_key_hash\`);`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`cancelled_by\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`checked_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`time_key\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`visit_key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`reservations_time_key_idx\` ON \`reservations\` (\`time_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reservations_visit_key_idx\` ON \`reservations\` (\`visit_key\`);`)
  await db.run(sql`ALTER TABLE \`legal_texts\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` ADD \`version_saved_by\` text;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`DROP TABLE \`reservation_waits\`;`)
  await db.run(sql`DROP TABLE \`deleted_documents\`;`)
  await db.run(sql`DROP TABLE \`sign_ons\`;`)
  await db.run(sql`DROP TABLE \`reservation_slots\`;`)
  await db.run(sql`DROP TABLE \`favourites\`;`)
  await db.run(sql`DROP INDEX \`customers_favourite_mails_idx\`;`)
  await db.run(sql`DROP INDEX \`customers_calendar_key_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`campus_sign_in\`;`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`favourite_mails\`;`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`calendar_key_hash\`;`)
  await db.run(sql`DROP INDEX \`reservations_time_key_idx\`;`)
  await db.run(sql`DROP INDEX \`reservations_visit_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`cancelled_by\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`checked_in_at\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`time_key\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`visit_key\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`sections\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_sections_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`balanced_living_events\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_balanced_living_events_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`special_offers\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_special_offers_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_newsletters_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`photo_albums\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_photo_albums_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`staff_members\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_staff_members_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`surveys\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_surveys_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`blog_articles\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_blog_articles_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`directors_meetings\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_directors_meetings_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`catering_files\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_catering_files_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`popups\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_popups_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`microsites\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_microsites_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`microsite_sections\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_microsite_sections_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`subscription_charges\` DROP COLUMN \`settled_at\`;`)
  await db.run(sql`ALTER TABLE \`subscription_charges\` DROP COLUMN \`card_type\`;`)
  await db.run(sql`ALTER TABLE \`subscription_charges\` DROP COLUMN \`card_last_four\`;`)
  await db.run(sql`ALTER TABLE \`legal_texts\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` DROP COLUMN \`version_saved_by\`;`)
})
