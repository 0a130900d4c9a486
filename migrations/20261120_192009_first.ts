import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`location_id\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`closed\` integer DEFAULT false,
  	\`day\` text DEFAULT '{"periods":[]}',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_site_idx\` ON \`menus\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_location_idx\` ON \`menus\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_date_idx\` ON \`menus\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`location_date_idx\` ON \`menus\` (\`location_id\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`dishes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`code\` text NOT NULL,
  	\`mrn\` numeric,
  	\`mrn_full\` text,
  	\`brand_id\` text,
  	\`allergens_declared\` integer DEFAULT false,
  	\`calories\` numeric,
  	\`nutrients_protein\` text,
  	\`nutrients_total_carbohydrates\` text,
  	\`nutrients_sugar\` text,
  	\`nutrients_total_fat\` text,
  	\`nutrients_saturated_fat\` text,
  	\`nutrients_cholesterol\` text,
  	\`nutrients_dietary_fiber\` text,
  	\`nutrients_sodium\` text,
  	\`nutrients_potassium\` text,
  	\`nutrients_calcium\` text,
  	\`nutrients_iron\` text,
  	\`nutrients_trans_fat\` text,
  	\`nutrients_vitamin_d\` text,
  	\`nutrients_vitamin_c\` text,
  	\`nutrients_calories_from_fat\` text,
  	\`nutrients_vitamin_a\` text,
  	\`nutrients_saturated_and_trans_fat\` text,
  	\`card\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`dishes_site_idx\` ON \`dishes\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`dishes_code_idx\` ON \`dishes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`dishes_brand_idx\` ON \`dishes\` (\`brand_id\`);`)
  await db.run(sql`CREATE INDEX \`dishes_updated_at_idx\` ON \`dishes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dishes_created_at_idx\` ON \`dishes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_code_idx\` ON \`dishes\` (\`site_id\`,\`code\`);`)
  await db.run(sql`CREATE TABLE \`dishes_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text,
  	\`portion\` text,
  	\`custom_allergens\` text,
  	\`ingredients\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dishes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dishes_name_idx\` ON \`dishes_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`dishes_locales_locale_parent_id_unique\` ON \`dishes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dishes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`menu_filters_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dishes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menu_filters_id\`) REFERENCES \`menu_filters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dishes_rels_order_idx\` ON \`dishes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dishes_rels_parent_idx\` ON \`dishes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dishes_rels_path_idx\` ON \`dishes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`dishes_rels_menu_filters_id_idx\` ON \`dishes_rels\` (\`menu_filters_id\`);`)
  await db.run(sql`CREATE TABLE \`schedules_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`schedules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schedules_days_order_idx\` ON \`schedules_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`schedules_days_parent_idx\` ON \`schedules_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schedules\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`location_id\` text NOT NULL,
  	\`type\` text DEFAULT 'location' NOT NULL,
  	\`closed\` integer DEFAULT false,
  	\`opens_at\` text,
  	\`closes_at\` text,
  	\`start\` text,
  	\`end\` text,
  	\`open_late\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`schedules_site_idx\` ON \`schedules\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`schedules_location_idx\` ON \`schedules\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`schedules_start_idx\` ON \`schedules\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`schedules_end_idx\` ON \`schedules\` (\`end\`);`)
  await db.run(sql`CREATE INDEX \`schedules_updated_at_idx\` ON \`schedules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`schedules_created_at_idx\` ON \`schedules\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`schedules_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schedules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schedules_locales_locale_parent_id_unique\` ON \`schedules_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`building_id\` text,
  	\`active\` integer DEFAULT true,
  	\`show_menus\` integer DEFAULT true,
  	\`show_map\` integer DEFAULT true,
  	\`allergen_filter\` integer DEFAULT true,
  	\`occupancy\` text DEFAULT 'na' NOT NULL,
  	\`type\` text DEFAULT 'webtrition',
  	\`sort_order\` numeric,
  	\`image_id\` text,
  	\`address_street\` text,
  	\`address_metadata\` text,
  	\`address_city\` text,
  	\`address_state\` text,
  	\`address_zip_code\` text,
  	\`address_lat\` numeric,
  	\`address_lon\` numeric,
  	\`address_phone\` text,
  	\`contact_name\` text,
  	\`contact_email\` text,
  	\`features_has_delivery_robots\` integer DEFAULT false,
  	\`features_has_food_lockers\` integer DEFAULT false,
  	\`features_is_delivery\` integer DEFAULT false,
  	\`features_is_delivery_only\` integer DEFAULT false,
  	\`features_is_dine_in\` integer DEFAULT false,
  	\`features_is_mobile\` integer DEFAULT false,
  	\`features_is_mobile_only\` integer DEFAULT false,
  	\`features_is_open_late\` integer DEFAULT false,
  	\`features_is_takeout\` integer DEFAULT false,
  	\`features_is_takeout_only\` integer DEFAULT false,
  	\`payments_pay_with_apple_pay\` integer DEFAULT false,
  	\`payments_pay_with_cash\` integer DEFAULT false,
  	\`payments_pay_with_cc\` integer DEFAULT false,
  	\`payments_pay_with_dining_dollars\` integer DEFAULT false,
  	\`payments_pay_with_google_pay\` integer DEFAULT false,
  	\`payments_pay_with_meal_exchange\` integer DEFAULT false,
  	\`payments_pay_with_meal_trade\` integer DEFAULT false,
  	\`payments_pay_with_meal_swipe\` integer DEFAULT false,
  	\`payments_pay_with_retail_swipe\` integer DEFAULT false,
  	\`payments_pay_with_samsung_pay\` integer DEFAULT false,
  	\`payments_pay_with_meal_plan\` integer DEFAULT false,
  	\`use_menu_images\` integer DEFAULT false,
  	\`brand_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`building_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`location_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_site_idx\` ON \`locations\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_building_idx\` ON \`locations\` (\`building_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_image_idx\` ON \`locations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_brand_idx\` ON \`locations\` (\`brand_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_updated_at_idx\` ON \`locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`locations_created_at_idx\` ON \`locations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`locations_locales\` (
  	\`name\` text NOT NULL,
  	\`short_description\` text,
  	\`description\` text,
  	\`menu_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`locations_locales_locale_parent_id_unique\` ON \`locations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_texts_order_parent\` ON \`locations_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_rels_order_idx\` ON \`locations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_parent_idx\` ON \`locations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_path_idx\` ON \`locations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_images_id_idx\` ON \`locations_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE TABLE \`buildings\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`active\` integer DEFAULT true,
  	\`sort_order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`buildings_site_idx\` ON \`buildings\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`buildings_updated_at_idx\` ON \`buildings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`buildings_created_at_idx\` ON \`buildings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`buildings_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`buildings_locales_locale_parent_id_unique\` ON \`buildings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brands\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`name\` text NOT NULL,
  	\`nutrition_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`brands_site_idx\` ON \`brands\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_updated_at_idx\` ON \`brands\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`brands_created_at_idx\` ON \`brands\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sections_nodes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`url\` text,
  	\`published\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_nodes_order_idx\` ON \`sections_nodes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sections_nodes_parent_id_idx\` ON \`sections_nodes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_nodes_slug_idx\` ON \`sections_nodes\` (\`slug\`);`)
  await db.run(sql`CREATE TABLE \`sections_nodes_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sections_nodes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sections_nodes_locales_locale_parent_id_unique\` ON \`sections_nodes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sections\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`slug\` text NOT NULL,
  	\`master_slug\` text,
  	\`published\` integer DEFAULT true,
  	\`show_header\` integer DEFAULT true,
  	\`sort_order\` numeric,
  	\`url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_site_idx\` ON \`sections\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_slug_idx\` ON \`sections\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`sections_updated_at_idx\` ON \`sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sections_created_at_idx\` ON \`sections\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_slug_idx\` ON \`sections\` (\`site_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`sections_locales\` (
  	\`name\` text NOT NULL,
  	\`title\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sections_locales_locale_parent_id_unique\` ON \`sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`images_site_idx\` ON \`images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`images_updated_at_idx\` ON \`images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`images_created_at_idx\` ON \`images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`images_filename_idx\` ON \`images\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`images_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`images_locales_locale_parent_id_unique\` ON \`images_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`location_images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`location_images_site_idx\` ON \`location_images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`location_images_updated_at_idx\` ON \`location_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`location_images_created_at_idx\` ON \`location_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`location_images_filename_idx\` ON \`location_images\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`location_images_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`location_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`location_images_locales_locale_parent_id_unique\` ON \`location_images_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`logo\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`logo_site_idx\` ON \`logo\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`logo_updated_at_idx\` ON \`logo\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`logo_created_at_idx\` ON \`logo\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`logo_filename_idx\` ON \`logo\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`logo_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`logo\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`logo_locales_locale_parent_id_unique\` ON \`logo_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_homepage_alerts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text DEFAULT 'info',
  	\`link\` text,
  	\`start\` text,
  	\`end\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_homepage_alerts_order_idx\` ON \`sites_homepage_alerts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_homepage_alerts_parent_id_idx\` ON \`sites_homepage_alerts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_homepage_alerts_start_idx\` ON \`sites_homepage_alerts\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`sites_homepage_alerts_end_idx\` ON \`sites_homepage_alerts\` (\`end\`);`)
  await db.run(sql`CREATE TABLE \`sites_homepage_alerts_locales\` (
  	\`message\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_homepage_alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_homepage_alerts_locales_locale_parent_id_unique\` ON \`sites_homepage_alerts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`published\` integer DEFAULT false,
  	\`prelaunch\` integer DEFAULT false,
  	\`unit_id\` text DEFAULT '',
  	\`time_zone\` text DEFAULT 'America/Toronto' NOT NULL,
  	\`default_locale\` text DEFAULT 'en' NOT NULL,
  	\`country\` text DEFAULT 'ca' NOT NULL,
  	\`address_street\` text,
  	\`address_metadata\` text,
  	\`address_city\` text,
  	\`address_state\` text,
  	\`address_zip_code\` text,
  	\`address_lat\` numeric,
  	\`address_lon\` numeric,
  	\`address_phone\` text,
  	\`url\` text,
  	\`link_to_school\` text,
  	\`email\` text,
  	\`display_email\` integer DEFAULT false,
  	\`customer_login\` integer DEFAULT false,
  	\`social_media_facebook\` text,
  	\`social_media_instagram\` text,
  	\`social_media_x\` text,
  	\`social_media_youtube\` text,
  	\`social_media_pinterest\` text,
  	\`social_media_flickr\` text,
  	\`social_media_vimeo\` text,
  	\`logo_id\` text,
  	\`big_logo\` integer DEFAULT false,
  	\`brand_color\` text DEFAULT '#1e5f74',
  	\`text_color\` text DEFAULT '#ffffff',
  	\`alternate_closed_color\` text,
  	\`button_color\` text,
  	\`button_text_color\` text,
  	\`button_text_hover_color\` text,
  	\`carousel_control\` integer DEFAULT true,
  	\`allergen_filter\` integer DEFAULT true,
  	\`avoiding_gluten\` integer DEFAULT true,
  	\`location_images\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`logo\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_slug_idx\` ON \`sites\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`sites_logo_idx\` ON \`sites\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sites_locales\` (
  	\`name\` text NOT NULL,
  	\`menu_disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_locales_locale_parent_id_unique\` ON \`sites_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_filters\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`sort_order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_filters_code_idx\` ON \`menu_filters\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`menu_filters_updated_at_idx\` ON \`menu_filters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menu_filters_created_at_idx\` ON \`menu_filters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`menu_filters_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_filters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_filters_locales_locale_parent_id_unique\` ON \`menu_filters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_sites\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sites_order_idx\` ON \`staff_sites\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sites_parent_id_idx\` ON \`staff_sites\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_sites_site_idx\` ON \`staff_sites\` (\`site_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'menuEditor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`revisions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  	\`images_id\` text,
  	\`location_images_id\` text,
  	\`logo_id\` text,
  	\`sites_id\` text,
  	\`menu_filters_id\` text,
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
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`location_images_id\`) REFERENCES \`location_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`logo\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sites_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menu_filters_id\`) REFERENCES \`menu_filters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`revisions_id\`) REFERENCES \`revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_images_id_idx\` ON \`payload_locked_documents_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_location_images_id_idx\` ON \`payload_locked_documents_rels\` (\`location_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_logo_id_idx\` ON \`payload_locked_documents_rels\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sites_id_idx\` ON \`payload_locked_documents_rels\` (\`sites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menu_filters_id_idx\` ON \`payload_locked_documents_rels\` (\`menu_filters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`revisions_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`dishes\`;`)
  await db.run(sql`DROP TABLE \`dishes_locales\`;`)
  await db.run(sql`DROP TABLE \`dishes_rels\`;`)
  await db.run(sql`DROP TABLE \`schedules_days\`;`)
  await db.run(sql`DROP TABLE \`schedules\`;`)
  await db.run(sql`DROP TABLE \`schedules_locales\`;`)
  await db.run(sql`DROP TABLE \`locations\`;`)
  await db.run(sql`DROP TABLE \`locations_locales\`;`)
  await db.run(sql`DROP TABLE \`locations_texts\`;`)
  await db.run(sql`DROP TABLE \`locations_rels\`;`)
  await db.run(sql`DROP TABLE \`buildings\`;`)
  await db.run(sql`DROP TABLE \`buildings_locales\`;`)
  await db.run(sql`DROP TABLE \`brands\`;`)
  await db.run(sql`DROP TABLE \`sections_nodes\`;`)
  await db.run(sql`DROP TABLE \`sections_nodes_locales\`;`)
  await db.run(sql`DROP TABLE \`sections\`;`)
  await db.run(sql`DROP TABLE \`sections_locales\`;`)
  await db.run(sql`DROP TABLE \`images\`;`)
  await db.run(sql`DROP TABLE \`images_locales\`;`)
  await db.run(sql`DROP TABLE \`location_images\`;`)
  await db.run(sql`DROP TABLE \`location_images_locales\`;`)
  await db.run(sql`DROP TABLE \`logo\`;`)
  await db.run(sql`DROP TABLE \`logo_locales\`;`)
  await db.run(sql`DROP TABLE \`sites_homepage_alerts\`;`)
  await db.run(sql`DROP TABLE \`sites_homepage_alerts_locales\`;`)
  await db.run(sql`DROP TABLE \`sites\`;`)
  await db.run(sql`DROP TABLE \`sites_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_filters\`;`)
  await db.run(sql`DROP TABLE \`menu_filters_locales\`;`)
  await db.run(sql`DROP TABLE \`staff_sites\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`revisions\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
