import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`CREATE TABLE \`on_the_go_settings_plans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`hidden\` integer DEFAULT false,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_plans_order_idx\` ON \`on_the_go_settings_plans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_plans_parent_id_idx\` ON \`on_the_go_settings_plans\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_plans_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`on_the_go_settings_plans_locales_locale_parent_id_unique\` ON \`on_the_go_settings_plans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_plans_locales_parent_id_idx\` ON \`on_the_go_settings_plans_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_entrees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`hidden\` integer DEFAULT false,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_entrees_order_idx\` ON \`on_the_go_settings_entrees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_entrees_parent_id_idx\` ON \`on_the_go_settings_entrees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_entrees_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings_entrees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`on_the_go_settings_entrees_locales_locale_parent_id_unique\` ON \`on_the_go_settings_entrees_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_entrees_locales_parent_id_idx\` ON \`on_the_go_settings_entrees_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_bases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`hidden\` integer DEFAULT false,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_bases_order_idx\` ON \`on_the_go_settings_bases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_bases_parent_id_idx\` ON \`on_the_go_settings_bases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_bases_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings_bases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`on_the_go_settings_bases_locales_locale_parent_id_unique\` ON \`on_the_go_settings_bases_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_bases_locales_parent_id_idx\` ON \`on_the_go_settings_bases_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_proteins\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`hidden\` integer DEFAULT false,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_proteins_order_idx\` ON \`on_the_go_settings_proteins\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_proteins_parent_id_idx\` ON \`on_the_go_settings_proteins\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_proteins_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings_proteins\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`on_the_go_settings_proteins_locales_locale_parent_id_unique\` ON \`on_the_go_settings_proteins_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_proteins_locales_parent_id_idx\` ON \`on_the_go_settings_proteins_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_cheeses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`hidden\` integer DEFAULT false,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_cheeses_order_idx\` ON \`on_the_go_settings_cheeses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_cheeses_parent_id_idx\` ON \`on_the_go_settings_cheeses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_cheeses_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings_cheeses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`on_the_go_settings_cheeses_locales_locale_parent_id_unique\` ON \`on_the_go_settings_cheeses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_cheeses_locales_parent_id_idx\` ON \`on_the_go_settings_cheeses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_dressings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`hidden\` integer DEFAULT false,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_dressings_order_idx\` ON \`on_the_go_settings_dressings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_dressings_parent_id_idx\` ON \`on_the_go_settings_dressings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_dressings_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings_dressings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`on_the_go_settings_dressings_locales_locale_parent_id_unique\` ON \`on_the_go_settings_dressings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_dressings_locales_parent_id_idx\` ON \`on_the_go_settings_dressings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_addons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`hidden\` integer DEFAULT false,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_addons_order_idx\` ON \`on_the_go_settings_addons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_addons_parent_id_idx\` ON \`on_the_go_settings_addons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_addons_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings_addons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`on_the_go_settings_addons_locales_locale_parent_id_unique\` ON \`on_the_go_settings_addons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_addons_locales_parent_id_idx\` ON \`on_the_go_settings_addons_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_sides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`hidden\` integer DEFAULT false,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_sides_order_idx\` ON \`on_the_go_settings_sides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_sides_parent_id_idx\` ON \`on_the_go_settings_sides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_sides_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings_sides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`on_the_go_settings_sides_locales_locale_parent_id_unique\` ON \`on_the_go_settings_sides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_sides_locales_parent_id_idx\` ON \`on_the_go_settings_sides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_drinks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`hidden\` integer DEFAULT false,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_drinks_order_idx\` ON \`on_the_go_settings_drinks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_drinks_parent_id_idx\` ON \`on_the_go_settings_drinks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings_drinks_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`on_the_go_settings_drinks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`on_the_go_settings_drinks_locales_locale_parent_id_unique\` ON \`on_the_go_settings_drinks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_drinks_locales_parent_id_idx\` ON \`on_the_go_settings_drinks_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_settings\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`on_the_go_settings_site_idx\` ON \`on_the_go_settings\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_updated_at_idx\` ON \`on_the_go_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_settings_created_at_idx\` ON \`on_the_go_settings\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`customers\` ADD \`favourite_calendar\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`on_the_go_settings_id\` text REFERENCES on_the_go_settings(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_on_the_go_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`on_the_go_settings_id\`);`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`DROP TABLE \`on_the_go_settings_plans\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_plans_locales\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_entrees\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_entrees_locales\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_bases\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_bases_locales\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_proteins\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_proteins_locales\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_cheeses\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_cheeses_locales\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_dressings\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_dressings_locales\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_addons\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_addons_locales\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_sides\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_sides_locales\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_drinks\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings_drinks_locales\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_settings\`;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`menus_id\` text,
  	\`dishes_id\` text,
  	\`schedules_id\` text,
  	\`locations_id\` text,
  	\`buildings_id\` text,
  	\`brands_id\` text,
  	\`sections_id\` text,
  	\`news_id\` text,
  	\`events_id\` text,
  	\`balanced_living_events_id\` text,
  	\`special_offers_id\` text,
  	\`newsletters_id\` text,
  	\`photo_albums_id\` text,
  	\`staff_members_id\` text,
  	\`surveys_id\` text,
  	\`blog_articles_id\` text,
  	\`directors_meetings_id\` text,
  	\`catering_files_id\` text,
  	\`popups_id\` text,
  	\`microsites_id\` text,
  	\`microsite_sections_id\` text,
  	\`images_id\` text,
  	\`location_images_id\` text,
  	\`news_images_id\` text,
  	\`event_images_id\` text,
  	\`special_images_id\` text,
  	\`staff_images_id\` text,
  	\`popup_images_id\` text,
  	\`microsite_images_id\` text,
  	\`meal_plan_images_id\` text,
  	\`section_banners_id\` text,
  	\`logo_id\` text,
  	\`newsletter_files_id\` text,
  	\`catering_documents_id\` text,
  	\`meal_plans_id\` text,
  	\`custom_plans_id\` text,
  	\`declining_balances_id\` text,
  	\`promo_codes_id\` text,
  	\`order_form_settings_id\` text,
  	\`customer_types_id\` text,
  	\`customer_locations_id\` text,
  	\`customer_years_id\` text,
  	\`customer_terms_id\` text,
  	\`blocked_student_accounts_id\` text,
  	\`faculty_emails_id\` text,
  	\`orders_id\` text,
  	\`subscriptions_id\` text,
  	\`carts_id\` text,
  	\`customers_id\` text,
  	\`reservations_id\` text,
  	\`on_the_go_orders_id\` text,
  	\`dietary_profiles_id\` text,
  	\`dietary_health_forms_id\` text,
  	\`feedback_id\` text,
  	\`contact_messages_id\` text,
  	\`sites_id\` text,
  	\`menu_filters_id\` text,
  	\`cuisines_id\` text,
  	\`payment_methods_id\` text,
  	\`location_features_id\` text,
  	\`legal_texts_id\` text,
  	\`staff_id\` text,
  	\`revisions_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dishes_id\`) REFERENCES \`dishes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schedules_id\`) REFERENCES \`schedules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`buildings_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sections_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`balanced_living_events_id\`) REFERENCES \`balanced_living_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`special_offers_id\`) REFERENCES \`special_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`photo_albums_id\`) REFERENCES \`photo_albums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_members_id\`) REFERENCES \`staff_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`surveys_id\`) REFERENCES \`surveys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_articles_id\`) REFERENCES \`blog_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`directors_meetings_id\`) REFERENCES \`directors_meetings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catering_files_id\`) REFERENCES \`catering_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popups_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`microsites_id\`) REFERENCES \`microsites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`microsite_sections_id\`) REFERENCES \`microsite_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`location_images_id\`) REFERENCES \`location_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_images_id\`) REFERENCES \`news_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_images_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`special_images_id\`) REFERENCES \`special_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_images_id\`) REFERENCES \`staff_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popup_images_id\`) REFERENCES \`popup_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`microsite_images_id\`) REFERENCES \`microsite_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meal_plan_images_id\`) REFERENCES \`meal_plan_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`section_banners_id\`) REFERENCES \`section_banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`logo\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_files_id\`) REFERENCES \`newsletter_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catering_documents_id\`) REFERENCES \`catering_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meal_plans_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`custom_plans_id\`) REFERENCES \`custom_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`declining_balances_id\`) REFERENCES \`declining_balances\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`promo_codes_id\`) REFERENCES \`promo_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`order_form_settings_id\`) REFERENCES \`order_form_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_types_id\`) REFERENCES \`customer_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_locations_id\`) REFERENCES \`customer_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_years_id\`) REFERENCES \`customer_years\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_terms_id\`) REFERENCES \`customer_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blocked_student_accounts_id\`) REFERENCES \`blocked_student_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faculty_emails_id\`) REFERENCES \`faculty_emails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`orders_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`carts_id\`) REFERENCES \`carts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customers_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reservations_id\`) REFERENCES \`reservations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`on_the_go_orders_id\`) REFERENCES \`on_the_go_orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dietary_profiles_id\`) REFERENCES \`dietary_profiles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dietary_health_forms_id\`) REFERENCES \`dietary_health_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feedback_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sites_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menu_filters_id\`) REFERENCES \`menu_filters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cuisines_id\`) REFERENCES \`cuisines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payment_methods_id\`) REFERENCES \`payment_methods\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`location_features_id\`) REFERENCES \`location_features\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legal_texts_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`revisions_id\`) REFERENCES \`revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "menus_id", "dishes_id", "schedules_id", "locations_id", "buildings_id", "brands_id", "sections_id", "news_id", "events_id", "balanced_living_events_id", "special_offers_id", "newsletters_id", "photo_albums_id", "staff_members_id", "surveys_id", "blog_articles_id", "directors_meetings_id", "catering_files_id", "popups_id", "microsites_id", "microsite_sections_id", "images_id", "location_images_id", "news_images_id", "event_images_id", "special_images_id", "staff_images_id", "popup_images_id", "microsite_images_id", "meal_plan_images_id", "section_banners_id", "logo_id", "newsletter_files_id", "catering_documents_id", "meal_plans_id", "custom_plans_id", "declining_balances_id", "promo_codes_id", "order_form_settings_id", "customer_types_id", "customer_locations_id", "customer_years_id", "customer_terms_id", "blocked_student_accounts_id", "faculty_emails_id", "orders_id", "subscriptions_id", "carts_id", "customers_id", "reservations_id", "on_the_go_orders_id", "dietary_profiles_id", "dietary_health_forms_id", "feedback_id", "contact_messages_id", "sites_id", "menu_filters_id", "cuisines_id", "payment_methods_id", "location_features_id", "legal_texts_id", "staff_id", "revisions_id") SELECT "id", "order", "parent_id", "path", "menus_id", "dishes_id", "schedules_id", "locations_id", "buildings_id", "brands_id", "sections_id", "news_id", "events_id", "balanced_living_events_id", "special_offers_id", "newsletters_id", "photo_albums_id", "staff_members_id", "surveys_id", "blog_articles_id", "directors_meetings_id", "catering_files_id", "popups_id", "microsites_id", "microsite_sections_id", "images_id", "location_images_id", "news_images_id", "event_images_id", "special_images_id", "staff_images_id", "popup_images_id", "microsite_images_id", "meal_plan_images_id", "section_banners_id", "logo_id", "newsletter_files_id", "catering_documents_id", "meal_plans_id", "custom_plans_id", "declining_balances_id", "promo_codes_id", "order_form_settings_id", "customer_types_id", "customer_locations_id", "customer_years_id", "customer_terms_id", "blocked_student_accounts_id", "faculty_emails_id", "orders_id", "subscriptions_id", "carts_id", "customers_id", "reservations_id", "on_the_go_orders_id", "dietary_profiles_id", "dietary_health_forms_id", "feedback_id", "contact_messages_id", "sites_id", "menu_filters_id", "cuisines_id", "payment_methods_id", "location_features_id", "legal_texts_id", "staff_id", "revisions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dishes_id_idx\` ON \`payload_locked_documents_rels\` (\`dishes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_schedules_id_idx\` ON \`payload_locked_documents_rels\` (\`schedules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_locations_id_idx\` ON \`payload_locked_documents_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_buildings_id_idx\` ON \`payload_locked_documents_rels\` (\`buildings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_balanced_living_events_id_idx\` ON \`payload_locked_documents_rels\` (\`balanced_living_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_special_offers_id_idx\` ON \`payload_locked_documents_rels\` (\`special_offers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_photo_albums_id_idx\` ON \`payload_locked_documents_rels\` (\`photo_albums_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_members_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_surveys_id_idx\` ON \`payload_locked_documents_rels\` (\`surveys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_directors_meetings_id_idx\` ON \`payload_locked_documents_rels\` (\`directors_meetings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_catering_files_id_idx\` ON \`payload_locked_documents_rels\` (\`catering_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_microsites_id_idx\` ON \`payload_locked_documents_rels\` (\`microsites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_microsite_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`microsite_sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_images_id_idx\` ON \`payload_locked_documents_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_location_images_id_idx\` ON \`payload_locked_documents_rels\` (\`location_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_images_id_idx\` ON \`payload_locked_documents_rels\` (\`news_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_event_images_id_idx\` ON \`payload_locked_documents_rels\` (\`event_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_special_images_id_idx\` ON \`payload_locked_documents_rels\` (\`special_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_images_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popup_images_id_idx\` ON \`payload_locked_documents_rels\` (\`popup_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_microsite_images_id_idx\` ON \`payload_locked_documents_rels\` (\`microsite_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_meal_plan_images_id_idx\` ON \`payload_locked_documents_rels\` (\`meal_plan_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_section_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`section_banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_logo_id_idx\` ON \`payload_locked_documents_rels\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_files_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_catering_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`catering_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_meal_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`meal_plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_custom_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`custom_plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_declining_balances_id_idx\` ON \`payload_locked_documents_rels\` (\`declining_balances_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_promo_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`promo_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_form_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`order_form_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_types_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_locations_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_years_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_years_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_terms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blocked_student_accounts_i_idx\` ON \`payload_locked_documents_rels\` (\`blocked_student_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faculty_emails_id_idx\` ON \`payload_locked_documents_rels\` (\`faculty_emails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_carts_id_idx\` ON \`payload_locked_documents_rels\` (\`carts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customers_id_idx\` ON \`payload_locked_documents_rels\` (\`customers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reservations_id_idx\` ON \`payload_locked_documents_rels\` (\`reservations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_on_the_go_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`on_the_go_orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dietary_profiles_id_idx\` ON \`payload_locked_documents_rels\` (\`dietary_profiles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dietary_health_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`dietary_health_forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feedback_id_idx\` ON \`payload_locked_documents_rels\` (\`feedback_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sites_id_idx\` ON \`payload_locked_documents_rels\` (\`sites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menu_filters_id_idx\` ON \`payload_locked_documents_rels\` (\`menu_filters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cuisines_id_idx\` ON \`payload_locked_documents_rels\` (\`cuisines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payment_methods_id_idx\` ON \`payload_locked_documents_rels\` (\`payment_methods_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_location_features_id_idx\` ON \`payload_locked_documents_rels\` (\`location_features_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legal_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`legal_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`revisions_id\`);`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`favourite_calendar\`;`)
})
