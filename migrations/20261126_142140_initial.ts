import { sql } from '@payloadcms/db-sqlite'
import { inOneTransaction } from './support/in-one-transaction'

export const up = inOneTransaction(async (db) => {
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`location_id\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`closed\` integer DEFAULT false,
  	\`day\` text DEFAULT '{"periods":[]}',
  	\`changed_at\` text,
  	\`saved_by\` text,
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
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_location_id\` text NOT NULL,
  	\`version_date\` text NOT NULL,
  	\`version_closed\` integer DEFAULT false,
  	\`version_day\` text DEFAULT '{"periods":[]}',
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
  await db.run(sql`CREATE INDEX \`_menus_v_parent_idx\` ON \`_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_site_idx\` ON \`_menus_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_location_idx\` ON \`_menus_v\` (\`version_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_date_idx\` ON \`_menus_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_updated_at_idx\` ON \`_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_created_at_idx\` ON \`_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_location_version_date_idx\` ON \`_menus_v\` (\`version_location_id\`,\`version_date\`);`)
  await db.run(sql`CREATE TABLE \`dishes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`code\` text NOT NULL,
  	\`mrn\` numeric,
  	\`mrn_full\` text,
  	\`brand_id\` text,
  	\`allergens_declared\` integer DEFAULT false,
  	\`contains_none\` integer DEFAULT false,
  	\`declared_by_id\` text,
  	\`declared_at\` text,
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
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`declared_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`dishes_site_idx\` ON \`dishes\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`dishes_code_idx\` ON \`dishes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`dishes_brand_idx\` ON \`dishes\` (\`brand_id\`);`)
  await db.run(sql`CREATE INDEX \`dishes_declared_by_idx\` ON \`dishes\` (\`declared_by_id\`);`)
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
  await db.run(sql`CREATE INDEX \`dishes_locales_parent_id_idx\` ON \`dishes_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_dishes_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_code\` text NOT NULL,
  	\`version_mrn\` numeric,
  	\`version_mrn_full\` text,
  	\`version_brand_id\` text,
  	\`version_allergens_declared\` integer DEFAULT false,
  	\`version_contains_none\` integer DEFAULT false,
  	\`version_declared_by_id\` text,
  	\`version_declared_at\` text,
  	\`version_calories\` numeric,
  	\`version_nutrients_protein\` text,
  	\`version_nutrients_total_carbohydrates\` text,
  	\`version_nutrients_sugar\` text,
  	\`version_nutrients_total_fat\` text,
  	\`version_nutrients_saturated_fat\` text,
  	\`version_nutrients_cholesterol\` text,
  	\`version_nutrients_dietary_fiber\` text,
  	\`version_nutrients_sodium\` text,
  	\`version_nutrients_potassium\` text,
  	\`version_nutrients_calcium\` text,
  	\`version_nutrients_iron\` text,
  	\`version_nutrients_trans_fat\` text,
  	\`version_nutrients_vitamin_d\` text,
  	\`version_nutrients_vitamin_c\` text,
  	\`version_nutrients_calories_from_fat\` text,
  	\`version_nutrients_vitamin_a\` text,
  	\`version_nutrients_saturated_and_trans_fat\` text,
  	\`version_card\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dishes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_declared_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_dishes_v_parent_idx\` ON \`_dishes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_site_idx\` ON \`_dishes_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_code_idx\` ON \`_dishes_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_brand_idx\` ON \`_dishes_v\` (\`version_brand_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_declared_by_idx\` ON \`_dishes_v\` (\`version_declared_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_updated_at_idx\` ON \`_dishes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_created_at_idx\` ON \`_dishes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_created_at_idx\` ON \`_dishes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_updated_at_idx\` ON \`_dishes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_code_idx\` ON \`_dishes_v\` (\`version_site_id\`,\`version_code\`);`)
  await db.run(sql`CREATE TABLE \`_dishes_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_description\` text,
  	\`version_portion\` text,
  	\`version_custom_allergens\` text,
  	\`version_ingredients\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dishes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_name_idx\` ON \`_dishes_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_dishes_v_locales_locale_parent_id_unique\` ON \`_dishes_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_locales_parent_id_idx\` ON \`_dishes_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dishes_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`menu_filters_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dishes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menu_filters_id\`) REFERENCES \`menu_filters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dishes_v_rels_order_idx\` ON \`_dishes_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_rels_parent_idx\` ON \`_dishes_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_rels_path_idx\` ON \`_dishes_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_rels_menu_filters_id_idx\` ON \`_dishes_v_rels\` (\`menu_filters_id\`);`)
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
  	\`closure\` text,
  	\`closed_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`closed_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`schedules_site_idx\` ON \`schedules\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`schedules_location_idx\` ON \`schedules\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`schedules_start_idx\` ON \`schedules\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`schedules_end_idx\` ON \`schedules\` (\`end\`);`)
  await db.run(sql`CREATE INDEX \`schedules_closure_idx\` ON \`schedules\` (\`closure\`);`)
  await db.run(sql`CREATE INDEX \`schedules_closed_by_idx\` ON \`schedules\` (\`closed_by_id\`);`)
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
  await db.run(sql`CREATE INDEX \`schedules_locales_parent_id_idx\` ON \`schedules_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`building_id\` text,
  	\`active\` integer DEFAULT true,
  	\`show_menus\` integer DEFAULT true,
  	\`show_map\` integer DEFAULT true,
  	\`allergen_filter\` integer DEFAULT true,
  	\`use_reservations\` integer DEFAULT false,
  	\`occupancy\` text DEFAULT 'na' NOT NULL,
  	\`type\` text DEFAULT 'webtrition',
  	\`sort_order\` numeric,
  	\`hours_token\` text,
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
  	\`contact_phone\` text,
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
  	\`reservation_interval\` numeric,
  	\`reservation_capacity\` numeric,
  	\`use_reservation_hours\` integer DEFAULT false,
  	\`same_day_reservations\` integer DEFAULT false,
  	\`limit_reservation_visits\` integer DEFAULT false,
  	\`reservation_max_visits\` numeric,
  	\`allow_guest_friends\` integer DEFAULT false,
  	\`guest_friend_limit\` numeric,
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
  	\`display_name\` text,
  	\`short_description\` text,
  	\`landmark\` text,
  	\`description\` text,
  	\`meal_status\` text,
  	\`menu_content\` text,
  	\`menu_content_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`locations_locales_locale_parent_id_unique\` ON \`locations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_locales_parent_id_idx\` ON \`locations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_texts_order_parent\` ON \`locations_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_texts_locale_parent\` ON \`locations_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`cuisines_id\` text,
  	\`images_id\` text,
  	\`brands_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cuisines_id\`) REFERENCES \`cuisines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_rels_order_idx\` ON \`locations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_parent_idx\` ON \`locations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_path_idx\` ON \`locations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_cuisines_id_idx\` ON \`locations_rels\` (\`cuisines_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_images_id_idx\` ON \`locations_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_brands_id_idx\` ON \`locations_rels\` (\`brands_id\`);`)
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
  await db.run(sql`CREATE INDEX \`buildings_locales_parent_id_idx\` ON \`buildings_locales\` (\`_parent_id\`);`)
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
  	\`slug\` text,
  	\`master_slug\` text,
  	\`is_url\` integer,
  	\`url\` text,
  	\`published\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_nodes_order_idx\` ON \`sections_nodes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sections_nodes_parent_id_idx\` ON \`sections_nodes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_nodes_slug_idx\` ON \`sections_nodes\` (\`slug\`);`)
  await db.run(sql`CREATE TABLE \`sections_nodes_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sections_nodes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sections_nodes_locales_locale_parent_id_unique\` ON \`sections_nodes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_nodes_locales_parent_id_idx\` ON \`sections_nodes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sections\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`slug\` text,
  	\`master_slug\` text,
  	\`published\` integer DEFAULT true,
  	\`show_header\` integer DEFAULT true,
  	\`microsite_landing\` integer DEFAULT false,
  	\`sort_order\` numeric,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`url\` text,
  	\`use_banner\` integer DEFAULT false,
  	\`banner_id\` text,
  	\`banner_text_align\` text,
  	\`banner_text_font\` text,
  	\`use_script\` integer DEFAULT false,
  	\`script_url\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`section_banners\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_site_idx\` ON \`sections\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_slug_idx\` ON \`sections\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`sections_show_from_idx\` ON \`sections\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`sections_show_until_idx\` ON \`sections\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`sections_banner_idx\` ON \`sections\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_updated_at_idx\` ON \`sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sections_created_at_idx\` ON \`sections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sections__status_idx\` ON \`sections\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_slug_idx\` ON \`sections\` (\`site_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`sections_locales\` (
  	\`name\` text,
  	\`title\` text,
  	\`body\` text,
  	\`body_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sections_locales_locale_parent_id_unique\` ON \`sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_locales_parent_id_idx\` ON \`sections_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v_version_nodes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`master_slug\` text,
  	\`is_url\` integer,
  	\`url\` text,
  	\`published\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sections_v_version_nodes_order_idx\` ON \`_sections_v_version_nodes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_nodes_parent_id_idx\` ON \`_sections_v_version_nodes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_nodes_slug_idx\` ON \`_sections_v_version_nodes\` (\`slug\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v_version_nodes_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sections_v_version_nodes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sections_v_version_nodes_locales_locale_parent_id_unique\` ON \`_sections_v_version_nodes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_nodes_locales_parent_id_idx\` ON \`_sections_v_version_nodes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_slug\` text,
  	\`version_master_slug\` text,
  	\`version_published\` integer DEFAULT true,
  	\`version_show_header\` integer DEFAULT true,
  	\`version_microsite_landing\` integer DEFAULT false,
  	\`version_sort_order\` numeric,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_url\` text,
  	\`version_use_banner\` integer DEFAULT false,
  	\`version_banner_id\` text,
  	\`version_banner_text_align\` text,
  	\`version_banner_text_font\` text,
  	\`version_use_script\` integer DEFAULT false,
  	\`version_script_url\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`section_banners\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sections_v_parent_idx\` ON \`_sections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_site_idx\` ON \`_sections_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_slug_idx\` ON \`_sections_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_show_from_idx\` ON \`_sections_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_show_until_idx\` ON \`_sections_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_banner_idx\` ON \`_sections_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_updated_at_idx\` ON \`_sections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_created_at_idx\` ON \`_sections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version__status_idx\` ON \`_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_created_at_idx\` ON \`_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_updated_at_idx\` ON \`_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_snapshot_idx\` ON \`_sections_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_published_locale_idx\` ON \`_sections_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_latest_idx\` ON \`_sections_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_slug_idx\` ON \`_sections_v\` (\`version_site_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v_locales\` (
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_body_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sections_v_locales_locale_parent_id_unique\` ON \`_sections_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_locales_parent_id_idx\` ON \`_sections_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`picture_id\` text,
  	\`start\` text,
  	\`end\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`location_id\` text,
  	\`custom_location\` integer DEFAULT false,
  	\`link_type\` text DEFAULT 'default',
  	\`link\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`news_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_site_idx\` ON \`news\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`news_picture_idx\` ON \`news\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`news_start_idx\` ON \`news\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`news_end_idx\` ON \`news\` (\`end\`);`)
  await db.run(sql`CREATE INDEX \`news_location_idx\` ON \`news\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`news_show_from_idx\` ON \`news\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`news_show_until_idx\` ON \`news\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`brief\` text,
  	\`description\` text,
  	\`description_rich_text\` text,
  	\`custom_location_name\` text,
  	\`button_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_locales_parent_id_idx\` ON \`news_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_picture_id\` text,
  	\`version_start\` text,
  	\`version_end\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_location_id\` text,
  	\`version_custom_location\` integer DEFAULT false,
  	\`version_link_type\` text DEFAULT 'default',
  	\`version_link\` text,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`news_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_site_idx\` ON \`_news_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_picture_idx\` ON \`_news_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_start_idx\` ON \`_news_v\` (\`version_start\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_end_idx\` ON \`_news_v\` (\`version_end\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_location_idx\` ON \`_news_v\` (\`version_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_show_from_idx\` ON \`_news_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_show_until_idx\` ON \`_news_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_brief\` text,
  	\`version_description\` text,
  	\`version_description_rich_text\` text,
  	\`version_custom_location_name\` text,
  	\`version_button_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_locales_parent_id_idx\` ON \`_news_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`picture_id\` text,
  	\`start\` text,
  	\`end\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`location_id\` text,
  	\`custom_location\` integer DEFAULT false,
  	\`active\` integer DEFAULT true,
  	\`featured\` integer DEFAULT false,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_site_idx\` ON \`events\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`events_picture_idx\` ON \`events\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`events_start_idx\` ON \`events\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`events_end_idx\` ON \`events\` (\`end\`);`)
  await db.run(sql`CREATE INDEX \`events_location_idx\` ON \`events\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`events_show_from_idx\` ON \`events\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`events_show_until_idx\` ON \`events\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`brief\` text,
  	\`description\` text,
  	\`description_rich_text\` text,
  	\`custom_location_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_locales_parent_id_idx\` ON \`events_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_picture_id\` text,
  	\`version_start\` text,
  	\`version_end\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_location_id\` text,
  	\`version_custom_location\` integer DEFAULT false,
  	\`version_active\` integer DEFAULT true,
  	\`version_featured\` integer DEFAULT false,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_site_idx\` ON \`_events_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_picture_idx\` ON \`_events_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_start_idx\` ON \`_events_v\` (\`version_start\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_end_idx\` ON \`_events_v\` (\`version_end\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_location_idx\` ON \`_events_v\` (\`version_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_show_from_idx\` ON \`_events_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_show_until_idx\` ON \`_events_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_brief\` text,
  	\`version_description\` text,
  	\`version_description_rich_text\` text,
  	\`version_custom_location_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_locales_parent_id_idx\` ON \`_events_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`balanced_living_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`picture_id\` text,
  	\`start\` text,
  	\`end\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`location_id\` text,
  	\`custom_location\` integer DEFAULT false,
  	\`active\` integer DEFAULT true,
  	\`featured\` integer DEFAULT false,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`balanced_living_events_site_idx\` ON \`balanced_living_events\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`balanced_living_events_picture_idx\` ON \`balanced_living_events\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`balanced_living_events_start_idx\` ON \`balanced_living_events\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`balanced_living_events_end_idx\` ON \`balanced_living_events\` (\`end\`);`)
  await db.run(sql`CREATE INDEX \`balanced_living_events_location_idx\` ON \`balanced_living_events\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`balanced_living_events_show_from_idx\` ON \`balanced_living_events\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`balanced_living_events_show_until_idx\` ON \`balanced_living_events\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`balanced_living_events_updated_at_idx\` ON \`balanced_living_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`balanced_living_events_created_at_idx\` ON \`balanced_living_events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`balanced_living_events__status_idx\` ON \`balanced_living_events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`balanced_living_events_locales\` (
  	\`title\` text,
  	\`brief\` text,
  	\`description\` text,
  	\`description_rich_text\` text,
  	\`custom_location_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`balanced_living_events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`balanced_living_events_locales_locale_parent_id_unique\` ON \`balanced_living_events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`balanced_living_events_locales_parent_id_idx\` ON \`balanced_living_events_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_balanced_living_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_picture_id\` text,
  	\`version_start\` text,
  	\`version_end\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_location_id\` text,
  	\`version_custom_location\` integer DEFAULT false,
  	\`version_active\` integer DEFAULT true,
  	\`version_featured\` integer DEFAULT false,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`balanced_living_events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_parent_idx\` ON \`_balanced_living_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_version_version_site_idx\` ON \`_balanced_living_events_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_version_version_picture_idx\` ON \`_balanced_living_events_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_version_version_start_idx\` ON \`_balanced_living_events_v\` (\`version_start\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_version_version_end_idx\` ON \`_balanced_living_events_v\` (\`version_end\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_version_version_location_idx\` ON \`_balanced_living_events_v\` (\`version_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_version_version_show_from_idx\` ON \`_balanced_living_events_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_version_version_show_until_idx\` ON \`_balanced_living_events_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_version_version_updated_at_idx\` ON \`_balanced_living_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_version_version_created_at_idx\` ON \`_balanced_living_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_version_version__status_idx\` ON \`_balanced_living_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_created_at_idx\` ON \`_balanced_living_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_updated_at_idx\` ON \`_balanced_living_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_snapshot_idx\` ON \`_balanced_living_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_published_locale_idx\` ON \`_balanced_living_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_latest_idx\` ON \`_balanced_living_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_balanced_living_events_v_locales\` (
  	\`version_title\` text,
  	\`version_brief\` text,
  	\`version_description\` text,
  	\`version_description_rich_text\` text,
  	\`version_custom_location_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_balanced_living_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_balanced_living_events_v_locales_locale_parent_id_unique\` ON \`_balanced_living_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_balanced_living_events_v_locales_parent_id_idx\` ON \`_balanced_living_events_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`special_offers\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`picture_id\` text,
  	\`start\` text,
  	\`end\` text,
  	\`active\` integer DEFAULT true,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`special_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`special_offers_site_idx\` ON \`special_offers\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`special_offers_picture_idx\` ON \`special_offers\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`special_offers_start_idx\` ON \`special_offers\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`special_offers_end_idx\` ON \`special_offers\` (\`end\`);`)
  await db.run(sql`CREATE INDEX \`special_offers_show_from_idx\` ON \`special_offers\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`special_offers_show_until_idx\` ON \`special_offers\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`special_offers_updated_at_idx\` ON \`special_offers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`special_offers_created_at_idx\` ON \`special_offers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`special_offers__status_idx\` ON \`special_offers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`special_offers_locales\` (
  	\`name\` text,
  	\`brief\` text,
  	\`description\` text,
  	\`description_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`special_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`special_offers_locales_locale_parent_id_unique\` ON \`special_offers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`special_offers_locales_parent_id_idx\` ON \`special_offers_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_special_offers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_picture_id\` text,
  	\`version_start\` text,
  	\`version_end\` text,
  	\`version_active\` integer DEFAULT true,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`special_offers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`special_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_offers_v_parent_idx\` ON \`_special_offers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_version_version_site_idx\` ON \`_special_offers_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_version_version_picture_idx\` ON \`_special_offers_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_version_version_start_idx\` ON \`_special_offers_v\` (\`version_start\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_version_version_end_idx\` ON \`_special_offers_v\` (\`version_end\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_version_version_show_from_idx\` ON \`_special_offers_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_version_version_show_until_idx\` ON \`_special_offers_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_version_version_updated_at_idx\` ON \`_special_offers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_version_version_created_at_idx\` ON \`_special_offers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_version_version__status_idx\` ON \`_special_offers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_created_at_idx\` ON \`_special_offers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_updated_at_idx\` ON \`_special_offers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_snapshot_idx\` ON \`_special_offers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_published_locale_idx\` ON \`_special_offers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_latest_idx\` ON \`_special_offers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_special_offers_v_locales\` (
  	\`version_name\` text,
  	\`version_brief\` text,
  	\`version_description\` text,
  	\`version_description_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_special_offers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_special_offers_v_locales_locale_parent_id_unique\` ON \`_special_offers_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_offers_v_locales_parent_id_idx\` ON \`_special_offers_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletters\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`date\` text,
  	\`file_id\` text,
  	\`imported\` integer DEFAULT false,
  	\`original_file\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`newsletter_files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_site_idx\` ON \`newsletters\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_date_idx\` ON \`newsletters\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_file_idx\` ON \`newsletters\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_show_from_idx\` ON \`newsletters\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_show_until_idx\` ON \`newsletters\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_updated_at_idx\` ON \`newsletters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_created_at_idx\` ON \`newsletters\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters__status_idx\` ON \`newsletters\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`newsletters_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletters_locales_locale_parent_id_unique\` ON \`newsletters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_locales_parent_id_idx\` ON \`newsletters_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_newsletters_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_date\` text,
  	\`version_file_id\` text,
  	\`version_imported\` integer DEFAULT false,
  	\`version_original_file\` text,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`newsletter_files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_newsletters_v_parent_idx\` ON \`_newsletters_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_site_idx\` ON \`_newsletters_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_date_idx\` ON \`_newsletters_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_file_idx\` ON \`_newsletters_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_show_from_idx\` ON \`_newsletters_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_show_until_idx\` ON \`_newsletters_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_updated_at_idx\` ON \`_newsletters_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_created_at_idx\` ON \`_newsletters_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version__status_idx\` ON \`_newsletters_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_created_at_idx\` ON \`_newsletters_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_updated_at_idx\` ON \`_newsletters_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_snapshot_idx\` ON \`_newsletters_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_published_locale_idx\` ON \`_newsletters_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_latest_idx\` ON \`_newsletters_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_newsletters_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_newsletters_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_newsletters_v_locales_locale_parent_id_unique\` ON \`_newsletters_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_locales_parent_id_idx\` ON \`_newsletters_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`photo_albums_photos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`photo_albums\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`photo_albums_photos_order_idx\` ON \`photo_albums_photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`photo_albums_photos_parent_id_idx\` ON \`photo_albums_photos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`photo_albums_photos_image_idx\` ON \`photo_albums_photos\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`photo_albums_photos_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`photo_albums_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`photo_albums_photos_locales_locale_parent_id_unique\` ON \`photo_albums_photos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`photo_albums_photos_locales_parent_id_idx\` ON \`photo_albums_photos_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`photo_albums\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`sort_order\` numeric,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`photo_albums_site_idx\` ON \`photo_albums\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`photo_albums_show_from_idx\` ON \`photo_albums\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`photo_albums_show_until_idx\` ON \`photo_albums\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`photo_albums_updated_at_idx\` ON \`photo_albums\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`photo_albums_created_at_idx\` ON \`photo_albums\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`photo_albums__status_idx\` ON \`photo_albums\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`photo_albums_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`photo_albums\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`photo_albums_locales_locale_parent_id_unique\` ON \`photo_albums_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`photo_albums_locales_parent_id_idx\` ON \`photo_albums_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_photo_albums_v_version_photos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_photo_albums_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_version_photos_order_idx\` ON \`_photo_albums_v_version_photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_version_photos_parent_id_idx\` ON \`_photo_albums_v_version_photos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_version_photos_image_idx\` ON \`_photo_albums_v_version_photos\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_photo_albums_v_version_photos_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_photo_albums_v_version_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_photo_albums_v_version_photos_locales_locale_parent_id_uniq\` ON \`_photo_albums_v_version_photos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_version_photos_locales_parent_id_idx\` ON \`_photo_albums_v_version_photos_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_photo_albums_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_sort_order\` numeric,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`photo_albums\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_parent_idx\` ON \`_photo_albums_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_version_version_site_idx\` ON \`_photo_albums_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_version_version_show_from_idx\` ON \`_photo_albums_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_version_version_show_until_idx\` ON \`_photo_albums_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_version_version_updated_at_idx\` ON \`_photo_albums_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_version_version_created_at_idx\` ON \`_photo_albums_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_version_version__status_idx\` ON \`_photo_albums_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_created_at_idx\` ON \`_photo_albums_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_updated_at_idx\` ON \`_photo_albums_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_snapshot_idx\` ON \`_photo_albums_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_published_locale_idx\` ON \`_photo_albums_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_latest_idx\` ON \`_photo_albums_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_photo_albums_v_locales\` (
  	\`version_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_photo_albums_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_photo_albums_v_locales_locale_parent_id_unique\` ON \`_photo_albums_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_photo_albums_v_locales_parent_id_idx\` ON \`_photo_albums_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_members\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`picture_id\` text,
  	\`active\` integer DEFAULT true,
  	\`sort_order\` numeric,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`staff_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_members_site_idx\` ON \`staff_members\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_members_picture_idx\` ON \`staff_members\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_members_show_from_idx\` ON \`staff_members\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`staff_members_show_until_idx\` ON \`staff_members\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`staff_members_updated_at_idx\` ON \`staff_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_members_created_at_idx\` ON \`staff_members\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_members__status_idx\` ON \`staff_members\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`staff_members_locales\` (
  	\`title\` text,
  	\`bio\` text,
  	\`bio_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_members_locales_locale_parent_id_unique\` ON \`staff_members_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_members_locales_parent_id_idx\` ON \`staff_members_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_staff_members_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_first_name\` text,
  	\`version_last_name\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_picture_id\` text,
  	\`version_active\` integer DEFAULT true,
  	\`version_sort_order\` numeric,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`staff_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_staff_members_v_parent_idx\` ON \`_staff_members_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_version_version_site_idx\` ON \`_staff_members_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_version_version_picture_idx\` ON \`_staff_members_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_version_version_show_from_idx\` ON \`_staff_members_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_version_version_show_until_idx\` ON \`_staff_members_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_version_version_updated_at_idx\` ON \`_staff_members_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_version_version_created_at_idx\` ON \`_staff_members_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_version_version__status_idx\` ON \`_staff_members_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_created_at_idx\` ON \`_staff_members_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_updated_at_idx\` ON \`_staff_members_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_snapshot_idx\` ON \`_staff_members_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_published_locale_idx\` ON \`_staff_members_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_latest_idx\` ON \`_staff_members_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_staff_members_v_locales\` (
  	\`version_title\` text,
  	\`version_bio\` text,
  	\`version_bio_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_staff_members_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_staff_members_v_locales_locale_parent_id_unique\` ON \`_staff_members_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_members_v_locales_parent_id_idx\` ON \`_staff_members_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`surveys_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`surveys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`surveys_choices_order_idx\` ON \`surveys_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`surveys_choices_parent_id_idx\` ON \`surveys_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`surveys_choices_locales\` (
  	\`choice\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`surveys_choices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`surveys_choices_locales_locale_parent_id_unique\` ON \`surveys_choices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`surveys_choices_locales_parent_id_idx\` ON \`surveys_choices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`surveys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`custom_id\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`surveys_site_idx\` ON \`surveys\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`surveys_show_from_idx\` ON \`surveys\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`surveys_show_until_idx\` ON \`surveys\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`surveys_updated_at_idx\` ON \`surveys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`surveys_created_at_idx\` ON \`surveys\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`surveys__status_idx\` ON \`surveys\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`surveys_locales\` (
  	\`question\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`surveys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`surveys_locales_locale_parent_id_unique\` ON \`surveys_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`surveys_locales_parent_id_idx\` ON \`surveys_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_surveys_v_version_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_surveys_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_surveys_v_version_choices_order_idx\` ON \`_surveys_v_version_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_version_choices_parent_id_idx\` ON \`_surveys_v_version_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_surveys_v_version_choices_locales\` (
  	\`choice\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_surveys_v_version_choices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_surveys_v_version_choices_locales_locale_parent_id_unique\` ON \`_surveys_v_version_choices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_version_choices_locales_parent_id_idx\` ON \`_surveys_v_version_choices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_surveys_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_custom_id\` text,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`surveys\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_surveys_v_parent_idx\` ON \`_surveys_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_version_version_site_idx\` ON \`_surveys_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_version_version_show_from_idx\` ON \`_surveys_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_version_version_show_until_idx\` ON \`_surveys_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_version_version_updated_at_idx\` ON \`_surveys_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_version_version_created_at_idx\` ON \`_surveys_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_version_version__status_idx\` ON \`_surveys_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_created_at_idx\` ON \`_surveys_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_updated_at_idx\` ON \`_surveys_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_snapshot_idx\` ON \`_surveys_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_published_locale_idx\` ON \`_surveys_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_latest_idx\` ON \`_surveys_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_surveys_v_locales\` (
  	\`version_question\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_surveys_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_surveys_v_locales_locale_parent_id_unique\` ON \`_surveys_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_surveys_v_locales_parent_id_idx\` ON \`_surveys_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blog_articles\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`published_date\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_articles_site_idx\` ON \`blog_articles\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_articles_published_date_idx\` ON \`blog_articles\` (\`published_date\`);`)
  await db.run(sql`CREATE INDEX \`blog_articles_show_from_idx\` ON \`blog_articles\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`blog_articles_show_until_idx\` ON \`blog_articles\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`blog_articles_updated_at_idx\` ON \`blog_articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_articles_created_at_idx\` ON \`blog_articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_articles__status_idx\` ON \`blog_articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`blog_articles_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`blog_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_articles_locales_locale_parent_id_unique\` ON \`blog_articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_articles_locales_parent_id_idx\` ON \`blog_articles_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_blog_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_published_date\` text,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog_articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_parent_idx\` ON \`_blog_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_version_version_site_idx\` ON \`_blog_articles_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_version_version_published_date_idx\` ON \`_blog_articles_v\` (\`version_published_date\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_version_version_show_from_idx\` ON \`_blog_articles_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_version_version_show_until_idx\` ON \`_blog_articles_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_version_version_updated_at_idx\` ON \`_blog_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_version_version_created_at_idx\` ON \`_blog_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_version_version__status_idx\` ON \`_blog_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_created_at_idx\` ON \`_blog_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_updated_at_idx\` ON \`_blog_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_snapshot_idx\` ON \`_blog_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_published_locale_idx\` ON \`_blog_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_latest_idx\` ON \`_blog_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_blog_articles_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_body_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_blog_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_blog_articles_v_locales_locale_parent_id_unique\` ON \`_blog_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_articles_v_locales_parent_id_idx\` ON \`_blog_articles_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`directors_meetings\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`start\` text,
  	\`starts_at\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`directors_meetings_site_idx\` ON \`directors_meetings\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`directors_meetings_start_idx\` ON \`directors_meetings\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`directors_meetings_show_from_idx\` ON \`directors_meetings\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`directors_meetings_show_until_idx\` ON \`directors_meetings\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`directors_meetings_updated_at_idx\` ON \`directors_meetings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`directors_meetings_created_at_idx\` ON \`directors_meetings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`directors_meetings__status_idx\` ON \`directors_meetings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`directors_meetings_locales\` (
  	\`location\` text,
  	\`body\` text,
  	\`body_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`directors_meetings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`directors_meetings_locales_locale_parent_id_unique\` ON \`directors_meetings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`directors_meetings_locales_parent_id_idx\` ON \`directors_meetings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_directors_meetings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_start\` text,
  	\`version_starts_at\` text,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`directors_meetings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_parent_idx\` ON \`_directors_meetings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_version_version_site_idx\` ON \`_directors_meetings_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_version_version_start_idx\` ON \`_directors_meetings_v\` (\`version_start\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_version_version_show_from_idx\` ON \`_directors_meetings_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_version_version_show_until_idx\` ON \`_directors_meetings_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_version_version_updated_at_idx\` ON \`_directors_meetings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_version_version_created_at_idx\` ON \`_directors_meetings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_version_version__status_idx\` ON \`_directors_meetings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_created_at_idx\` ON \`_directors_meetings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_updated_at_idx\` ON \`_directors_meetings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_snapshot_idx\` ON \`_directors_meetings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_published_locale_idx\` ON \`_directors_meetings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_latest_idx\` ON \`_directors_meetings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_directors_meetings_v_locales\` (
  	\`version_location\` text,
  	\`version_body\` text,
  	\`version_body_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_directors_meetings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_directors_meetings_v_locales_locale_parent_id_unique\` ON \`_directors_meetings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_directors_meetings_v_locales_parent_id_idx\` ON \`_directors_meetings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`catering_files\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`file_id\` text,
  	\`sort_order\` numeric,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`catering_documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`catering_files_site_idx\` ON \`catering_files\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`catering_files_file_idx\` ON \`catering_files\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`catering_files_show_from_idx\` ON \`catering_files\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`catering_files_show_until_idx\` ON \`catering_files\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`catering_files_updated_at_idx\` ON \`catering_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`catering_files_created_at_idx\` ON \`catering_files\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`catering_files__status_idx\` ON \`catering_files\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`catering_files_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catering_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`catering_files_locales_locale_parent_id_unique\` ON \`catering_files_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`catering_files_locales_parent_id_idx\` ON \`catering_files_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_catering_files_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_file_id\` text,
  	\`version_sort_order\` numeric,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`catering_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`catering_documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_catering_files_v_parent_idx\` ON \`_catering_files_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_version_version_site_idx\` ON \`_catering_files_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_version_version_file_idx\` ON \`_catering_files_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_version_version_show_from_idx\` ON \`_catering_files_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_version_version_show_until_idx\` ON \`_catering_files_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_version_version_updated_at_idx\` ON \`_catering_files_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_version_version_created_at_idx\` ON \`_catering_files_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_version_version__status_idx\` ON \`_catering_files_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_created_at_idx\` ON \`_catering_files_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_updated_at_idx\` ON \`_catering_files_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_snapshot_idx\` ON \`_catering_files_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_published_locale_idx\` ON \`_catering_files_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_latest_idx\` ON \`_catering_files_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_catering_files_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_catering_files_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_catering_files_v_locales_locale_parent_id_unique\` ON \`_catering_files_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_catering_files_v_locales_parent_id_idx\` ON \`_catering_files_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`image_id\` text,
  	\`use_link\` integer DEFAULT false,
  	\`link\` text,
  	\`on_home_page\` integer DEFAULT false,
  	\`days_between_views\` numeric DEFAULT 7,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`popup_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_site_idx\` ON \`popups\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_image_idx\` ON \`popups\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_show_from_idx\` ON \`popups\` (\`show_from\`);`)
  await db.run(sql`CREATE INDEX \`popups_show_until_idx\` ON \`popups\` (\`show_until\`);`)
  await db.run(sql`CREATE INDEX \`popups_updated_at_idx\` ON \`popups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`popups_created_at_idx\` ON \`popups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`popups__status_idx\` ON \`popups\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`popups_locales\` (
  	\`title\` text,
  	\`message\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`popups_locales_locale_parent_id_unique\` ON \`popups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_locales_parent_id_idx\` ON \`popups_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_image_id\` text,
  	\`version_use_link\` integer DEFAULT false,
  	\`version_link\` text,
  	\`version_on_home_page\` integer DEFAULT false,
  	\`version_days_between_views\` numeric DEFAULT 7,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`popup_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_parent_idx\` ON \`_popups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_site_idx\` ON \`_popups_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_image_idx\` ON \`_popups_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_show_from_idx\` ON \`_popups_v\` (\`version_show_from\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_show_until_idx\` ON \`_popups_v\` (\`version_show_until\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_updated_at_idx\` ON \`_popups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_created_at_idx\` ON \`_popups_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version__status_idx\` ON \`_popups_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_created_at_idx\` ON \`_popups_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_updated_at_idx\` ON \`_popups_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_snapshot_idx\` ON \`_popups_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_published_locale_idx\` ON \`_popups_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_latest_idx\` ON \`_popups_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_locales\` (
  	\`version_title\` text,
  	\`version_message\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_popups_v_locales_locale_parent_id_unique\` ON \`_popups_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_locales_parent_id_idx\` ON \`_popups_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`microsites_stats\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`days\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`microsites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`microsites_stats_order_idx\` ON \`microsites_stats\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`microsites_stats_parent_id_idx\` ON \`microsites_stats\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`microsites_stats_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`microsites_stats\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`microsites_stats_locales_locale_parent_id_unique\` ON \`microsites_stats_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`microsites_stats_locales_parent_id_idx\` ON \`microsites_stats_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`microsites\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`image_id\` text,
  	\`opens_on\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`microsite_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`microsites_site_idx\` ON \`microsites\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`microsites_image_idx\` ON \`microsites\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`microsites_opens_on_idx\` ON \`microsites\` (\`opens_on\`);`)
  await db.run(sql`CREATE INDEX \`microsites_updated_at_idx\` ON \`microsites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`microsites_created_at_idx\` ON \`microsites\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`microsites__status_idx\` ON \`microsites\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`microsites_locales\` (
  	\`tagline\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`microsites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`microsites_locales_locale_parent_id_unique\` ON \`microsites_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`microsites_locales_parent_id_idx\` ON \`microsites_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_microsites_v_version_stats\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`days\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_microsites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_microsites_v_version_stats_order_idx\` ON \`_microsites_v_version_stats\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_version_stats_parent_id_idx\` ON \`_microsites_v_version_stats\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_microsites_v_version_stats_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_microsites_v_version_stats\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_microsites_v_version_stats_locales_locale_parent_id_unique\` ON \`_microsites_v_version_stats_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_version_stats_locales_parent_id_idx\` ON \`_microsites_v_version_stats_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_microsites_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_image_id\` text,
  	\`version_opens_on\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`microsites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`microsite_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_microsites_v_parent_idx\` ON \`_microsites_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_version_version_site_idx\` ON \`_microsites_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_version_version_image_idx\` ON \`_microsites_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_version_version_opens_on_idx\` ON \`_microsites_v\` (\`version_opens_on\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_version_version_updated_at_idx\` ON \`_microsites_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_version_version_created_at_idx\` ON \`_microsites_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_version_version__status_idx\` ON \`_microsites_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_created_at_idx\` ON \`_microsites_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_updated_at_idx\` ON \`_microsites_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_snapshot_idx\` ON \`_microsites_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_published_locale_idx\` ON \`_microsites_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_latest_idx\` ON \`_microsites_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_microsites_v_locales\` (
  	\`version_tagline\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_microsites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_microsites_v_locales_locale_parent_id_unique\` ON \`_microsites_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_microsites_v_locales_parent_id_idx\` ON \`_microsites_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`microsite_sections_nodes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`is_url\` integer,
  	\`url\` text,
  	\`published\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`microsite_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`microsite_sections_nodes_order_idx\` ON \`microsite_sections_nodes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`microsite_sections_nodes_parent_id_idx\` ON \`microsite_sections_nodes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`microsite_sections_nodes_slug_idx\` ON \`microsite_sections_nodes\` (\`slug\`);`)
  await db.run(sql`CREATE TABLE \`microsite_sections_nodes_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`microsite_sections_nodes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`microsite_sections_nodes_locales_locale_parent_id_unique\` ON \`microsite_sections_nodes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`microsite_sections_nodes_locales_parent_id_idx\` ON \`microsite_sections_nodes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`microsite_sections\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`slug\` text,
  	\`show_header\` integer DEFAULT true,
  	\`microsite_landing\` integer DEFAULT false,
  	\`published\` integer DEFAULT true,
  	\`sort_order\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`microsite_sections_site_idx\` ON \`microsite_sections\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`microsite_sections_slug_idx\` ON \`microsite_sections\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`microsite_sections_updated_at_idx\` ON \`microsite_sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`microsite_sections_created_at_idx\` ON \`microsite_sections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`microsite_sections__status_idx\` ON \`microsite_sections\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_slug_1_idx\` ON \`microsite_sections\` (\`site_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`microsite_sections_locales\` (
  	\`name\` text,
  	\`body\` text,
  	\`body_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`microsite_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`microsite_sections_locales_locale_parent_id_unique\` ON \`microsite_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`microsite_sections_locales_parent_id_idx\` ON \`microsite_sections_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_microsite_sections_v_version_nodes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`is_url\` integer,
  	\`url\` text,
  	\`published\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_microsite_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_version_nodes_order_idx\` ON \`_microsite_sections_v_version_nodes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_version_nodes_parent_id_idx\` ON \`_microsite_sections_v_version_nodes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_version_nodes_slug_idx\` ON \`_microsite_sections_v_version_nodes\` (\`slug\`);`)
  await db.run(sql`CREATE TABLE \`_microsite_sections_v_version_nodes_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_microsite_sections_v_version_nodes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_microsite_sections_v_version_nodes_locales_locale_parent_id\` ON \`_microsite_sections_v_version_nodes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_version_nodes_locales_parent_id_idx\` ON \`_microsite_sections_v_version_nodes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_microsite_sections_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_slug\` text,
  	\`version_show_header\` integer DEFAULT true,
  	\`version_microsite_landing\` integer DEFAULT false,
  	\`version_published\` integer DEFAULT true,
  	\`version_sort_order\` numeric,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`microsite_sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_parent_idx\` ON \`_microsite_sections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_version_version_site_idx\` ON \`_microsite_sections_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_version_version_slug_idx\` ON \`_microsite_sections_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_version_version_updated_at_idx\` ON \`_microsite_sections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_version_version_created_at_idx\` ON \`_microsite_sections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_version_version__status_idx\` ON \`_microsite_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_created_at_idx\` ON \`_microsite_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_updated_at_idx\` ON \`_microsite_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_snapshot_idx\` ON \`_microsite_sections_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_published_locale_idx\` ON \`_microsite_sections_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_latest_idx\` ON \`_microsite_sections_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_slug_1_idx\` ON \`_microsite_sections_v\` (\`version_site_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE TABLE \`_microsite_sections_v_locales\` (
  	\`version_name\` text,
  	\`version_body\` text,
  	\`version_body_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_microsite_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_microsite_sections_v_locales_locale_parent_id_unique\` ON \`_microsite_sections_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_microsite_sections_v_locales_parent_id_idx\` ON \`_microsite_sections_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`images_site_idx\` ON \`images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`images_updated_at_idx\` ON \`images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`images_created_at_idx\` ON \`images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`images_filename_idx\` ON \`images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_thumb_sizes_thumb_filename_idx\` ON \`images\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_card_sizes_card_filename_idx\` ON \`images\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE TABLE \`location_images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`location_images_site_idx\` ON \`location_images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`location_images_updated_at_idx\` ON \`location_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`location_images_created_at_idx\` ON \`location_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`location_images_filename_idx\` ON \`location_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`location_images_sizes_thumb_sizes_thumb_filename_idx\` ON \`location_images\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`location_images_sizes_card_sizes_card_filename_idx\` ON \`location_images\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE TABLE \`news_images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_images_site_idx\` ON \`news_images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`news_images_updated_at_idx\` ON \`news_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_images_created_at_idx\` ON \`news_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_images_filename_idx\` ON \`news_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`news_images_sizes_thumb_sizes_thumb_filename_idx\` ON \`news_images\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`news_images_sizes_card_sizes_card_filename_idx\` ON \`news_images\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE TABLE \`event_images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`event_images_site_idx\` ON \`event_images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`event_images_updated_at_idx\` ON \`event_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_images_created_at_idx\` ON \`event_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_images_filename_idx\` ON \`event_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`event_images_sizes_thumb_sizes_thumb_filename_idx\` ON \`event_images\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`event_images_sizes_card_sizes_card_filename_idx\` ON \`event_images\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE TABLE \`special_images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`special_images_site_idx\` ON \`special_images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`special_images_updated_at_idx\` ON \`special_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`special_images_created_at_idx\` ON \`special_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`special_images_filename_idx\` ON \`special_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`special_images_sizes_thumb_sizes_thumb_filename_idx\` ON \`special_images\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`special_images_sizes_card_sizes_card_filename_idx\` ON \`special_images\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE TABLE \`staff_images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_images_site_idx\` ON \`staff_images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_images_updated_at_idx\` ON \`staff_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_images_created_at_idx\` ON \`staff_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_images_filename_idx\` ON \`staff_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`staff_images_sizes_thumb_sizes_thumb_filename_idx\` ON \`staff_images\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`staff_images_sizes_card_sizes_card_filename_idx\` ON \`staff_images\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE TABLE \`popup_images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`popup_images_site_idx\` ON \`popup_images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`popup_images_updated_at_idx\` ON \`popup_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`popup_images_created_at_idx\` ON \`popup_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`popup_images_filename_idx\` ON \`popup_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`popup_images_sizes_thumb_sizes_thumb_filename_idx\` ON \`popup_images\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`popup_images_sizes_card_sizes_card_filename_idx\` ON \`popup_images\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE TABLE \`microsite_images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`microsite_images_site_idx\` ON \`microsite_images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`microsite_images_updated_at_idx\` ON \`microsite_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`microsite_images_created_at_idx\` ON \`microsite_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`microsite_images_filename_idx\` ON \`microsite_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`microsite_images_sizes_thumb_sizes_thumb_filename_idx\` ON \`microsite_images\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`microsite_images_sizes_card_sizes_card_filename_idx\` ON \`microsite_images\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE TABLE \`meal_plan_images\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`meal_plan_images_site_idx\` ON \`meal_plan_images\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`meal_plan_images_updated_at_idx\` ON \`meal_plan_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`meal_plan_images_created_at_idx\` ON \`meal_plan_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`meal_plan_images_filename_idx\` ON \`meal_plan_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`meal_plan_images_sizes_thumb_sizes_thumb_filename_idx\` ON \`meal_plan_images\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`meal_plan_images_sizes_card_sizes_card_filename_idx\` ON \`meal_plan_images\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE TABLE \`section_banners\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`section_banners_site_idx\` ON \`section_banners\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`section_banners_updated_at_idx\` ON \`section_banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`section_banners_created_at_idx\` ON \`section_banners\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`section_banners_filename_idx\` ON \`section_banners\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`logo\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`alt_en\` text NOT NULL,
  	\`alt_fr\` text NOT NULL,
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
  await db.run(sql`CREATE TABLE \`newsletter_files\` (
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
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletter_files_site_idx\` ON \`newsletter_files\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_files_updated_at_idx\` ON \`newsletter_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_files_created_at_idx\` ON \`newsletter_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_files_filename_idx\` ON \`newsletter_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`catering_documents\` (
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
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`catering_documents_site_idx\` ON \`catering_documents\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`catering_documents_updated_at_idx\` ON \`catering_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`catering_documents_created_at_idx\` ON \`catering_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`catering_documents_filename_idx\` ON \`catering_documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`meal_plans_payment_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`meal_plans_payment_types_order_idx\` ON \`meal_plans_payment_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_payment_types_parent_idx\` ON \`meal_plans_payment_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`meal_plans\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`price_cents\` numeric,
  	\`tax_cents\` numeric,
  	\`next_price_cents\` numeric,
  	\`next_tax_cents\` numeric,
  	\`next_price_from\` text,
  	\`meal_allowance\` text,
  	\`meals\` numeric,
  	\`start_date\` text,
  	\`end_date\` text,
  	\`subscription\` integer DEFAULT false,
  	\`subscription_frequency\` text,
  	\`payments\` numeric,
  	\`subscription_start\` text,
  	\`subscription_end\` text,
  	\`promo_bonus_cents\` numeric,
  	\`promo_track_only\` integer DEFAULT false,
  	\`active\` integer DEFAULT true,
  	\`apply_tax\` integer DEFAULT true,
  	\`on_panel\` integer DEFAULT false,
  	\`sort_order\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`meal_plans_site_idx\` ON \`meal_plans\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_start_date_idx\` ON \`meal_plans\` (\`start_date\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_end_date_idx\` ON \`meal_plans\` (\`end_date\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_subscription_start_idx\` ON \`meal_plans\` (\`subscription_start\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_subscription_end_idx\` ON \`meal_plans\` (\`subscription_end\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_updated_at_idx\` ON \`meal_plans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_created_at_idx\` ON \`meal_plans\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans__status_idx\` ON \`meal_plans\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`meal_plans_locales\` (
  	\`name\` text,
  	\`desc\` text,
  	\`desc_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`meal_plans_locales_locale_parent_id_unique\` ON \`meal_plans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_locales_parent_id_idx\` ON \`meal_plans_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`meal_plans_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`meal_plan_images_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meal_plan_images_id\`) REFERENCES \`meal_plan_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`meal_plans_rels_order_idx\` ON \`meal_plans_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_rels_parent_idx\` ON \`meal_plans_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_rels_path_idx\` ON \`meal_plans_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_rels_meal_plan_images_id_idx\` ON \`meal_plans_rels\` (\`meal_plan_images_id\`);`)
  await db.run(sql`CREATE TABLE \`_meal_plans_v_version_payment_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_meal_plans_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_payment_types_order_idx\` ON \`_meal_plans_v_version_payment_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_payment_types_parent_idx\` ON \`_meal_plans_v_version_payment_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_meal_plans_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_price_cents\` numeric,
  	\`version_tax_cents\` numeric,
  	\`version_next_price_cents\` numeric,
  	\`version_next_tax_cents\` numeric,
  	\`version_next_price_from\` text,
  	\`version_meal_allowance\` text,
  	\`version_meals\` numeric,
  	\`version_start_date\` text,
  	\`version_end_date\` text,
  	\`version_subscription\` integer DEFAULT false,
  	\`version_subscription_frequency\` text,
  	\`version_payments\` numeric,
  	\`version_subscription_start\` text,
  	\`version_subscription_end\` text,
  	\`version_promo_bonus_cents\` numeric,
  	\`version_promo_track_only\` integer DEFAULT false,
  	\`version_active\` integer DEFAULT true,
  	\`version_apply_tax\` integer DEFAULT true,
  	\`version_on_panel\` integer DEFAULT false,
  	\`version_sort_order\` numeric,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_parent_idx\` ON \`_meal_plans_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_version_site_idx\` ON \`_meal_plans_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_version_start_date_idx\` ON \`_meal_plans_v\` (\`version_start_date\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_version_end_date_idx\` ON \`_meal_plans_v\` (\`version_end_date\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_version_subscription_start_idx\` ON \`_meal_plans_v\` (\`version_subscription_start\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_version_subscription_end_idx\` ON \`_meal_plans_v\` (\`version_subscription_end\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_version_updated_at_idx\` ON \`_meal_plans_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_version_created_at_idx\` ON \`_meal_plans_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_version__status_idx\` ON \`_meal_plans_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_created_at_idx\` ON \`_meal_plans_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_updated_at_idx\` ON \`_meal_plans_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_snapshot_idx\` ON \`_meal_plans_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_published_locale_idx\` ON \`_meal_plans_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_latest_idx\` ON \`_meal_plans_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_meal_plans_v_locales\` (
  	\`version_name\` text,
  	\`version_desc\` text,
  	\`version_desc_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_meal_plans_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_meal_plans_v_locales_locale_parent_id_unique\` ON \`_meal_plans_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_locales_parent_id_idx\` ON \`_meal_plans_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_meal_plans_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`meal_plan_images_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_meal_plans_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meal_plan_images_id\`) REFERENCES \`meal_plan_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_rels_order_idx\` ON \`_meal_plans_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_rels_parent_idx\` ON \`_meal_plans_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_rels_path_idx\` ON \`_meal_plans_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_rels_meal_plan_images_id_idx\` ON \`_meal_plans_v_rels\` (\`meal_plan_images_id\`);`)
  await db.run(sql`CREATE TABLE \`custom_plans_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`value\` numeric,
  	\`price_cents\` numeric NOT NULL,
  	\`next_price_cents\` numeric,
  	\`next_price_from\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`custom_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`custom_plans_options_order_idx\` ON \`custom_plans_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`custom_plans_options_parent_id_idx\` ON \`custom_plans_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`custom_plans_options_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`custom_plans_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`custom_plans_options_locales_locale_parent_id_unique\` ON \`custom_plans_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`custom_plans_options_locales_parent_id_idx\` ON \`custom_plans_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`custom_plans\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`custom_plans_site_idx\` ON \`custom_plans\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`custom_plans_updated_at_idx\` ON \`custom_plans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`custom_plans_created_at_idx\` ON \`custom_plans\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`custom_plans_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`custom_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`custom_plans_locales_locale_parent_id_unique\` ON \`custom_plans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`custom_plans_locales_parent_id_idx\` ON \`custom_plans_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`declining_balances\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`price_cents\` numeric,
  	\`minimum_purchase_cents\` numeric,
  	\`tax_cents\` numeric,
  	\`next_price_cents\` numeric,
  	\`next_tax_cents\` numeric,
  	\`next_price_from\` text,
  	\`requires_plan\` integer DEFAULT false,
  	\`apply_tax\` integer DEFAULT true,
  	\`is_discount\` integer DEFAULT false,
  	\`discount_bps\` numeric,
  	\`is_grad_discount\` integer DEFAULT false,
  	\`grad_discount_bps\` numeric,
  	\`grad_discount_interval_cents\` numeric,
  	\`max_grad_discount_bps\` numeric,
  	\`is_bonus\` integer DEFAULT false,
  	\`bonus_bps\` numeric,
  	\`is_grad_bonus\` integer DEFAULT false,
  	\`grad_bonus_bps\` numeric,
  	\`grad_bonus_interval_cents\` numeric,
  	\`max_grad_bonus_bps\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`declining_balances_site_idx\` ON \`declining_balances\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`declining_balances_updated_at_idx\` ON \`declining_balances\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`declining_balances_created_at_idx\` ON \`declining_balances\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`declining_balances_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`declining_balances\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`declining_balances_locales_locale_parent_id_unique\` ON \`declining_balances_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`declining_balances_locales_parent_id_idx\` ON \`declining_balances_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`promo_codes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`promo_code\` text NOT NULL,
  	\`promo_type\` text DEFAULT 'discount' NOT NULL,
  	\`promo_adj\` text DEFAULT 'percent' NOT NULL,
  	\`promo_value_bps\` numeric,
  	\`promo_value_cents\` numeric,
  	\`promo_min_purchase_cents\` numeric,
  	\`promo_price_cents\` numeric,
  	\`max_uses\` numeric,
  	\`max_uses_per_customer\` numeric,
  	\`start\` text,
  	\`end\` text,
  	\`active\` integer DEFAULT true,
  	\`promo_track_only\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`promo_codes_site_idx\` ON \`promo_codes\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_start_idx\` ON \`promo_codes\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_end_idx\` ON \`promo_codes\` (\`end\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_updated_at_idx\` ON \`promo_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_created_at_idx\` ON \`promo_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_promoCode_idx\` ON \`promo_codes\` (\`site_id\`,\`promo_code\`);`)
  await db.run(sql`CREATE TABLE \`promo_codes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`meal_plans_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`promo_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meal_plans_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`promo_codes_rels_order_idx\` ON \`promo_codes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_rels_parent_idx\` ON \`promo_codes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_rels_path_idx\` ON \`promo_codes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_rels_meal_plans_id_idx\` ON \`promo_codes_rels\` (\`meal_plans_id\`);`)
  await db.run(sql`CREATE TABLE \`order_form_settings_payment_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`order_form_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`order_form_settings_payment_types_order_idx\` ON \`order_form_settings_payment_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`order_form_settings_payment_types_parent_idx\` ON \`order_form_settings_payment_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`order_form_settings_custom_meal_plan_payment_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`order_form_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`order_form_settings_custom_meal_plan_payment_types_order_idx\` ON \`order_form_settings_custom_meal_plan_payment_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`order_form_settings_custom_meal_plan_payment_types_parent_idx\` ON \`order_form_settings_custom_meal_plan_payment_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`order_form_settings_declining_balance_payment_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`order_form_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`order_form_settings_declining_balance_payment_types_order_idx\` ON \`order_form_settings_declining_balance_payment_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`order_form_settings_declining_balance_payment_types_parent_idx\` ON \`order_form_settings_declining_balance_payment_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`order_form_settings\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`store\` text,
  	\`test_mode\` integer DEFAULT false,
  	\`google_pay_token\` text,
  	\`sell_db\` integer DEFAULT false,
  	\`coffee_subscription\` integer DEFAULT false,
  	\`coffee_subscription_price_cents\` numeric,
  	\`coffee_subscription_next_price_cents\` numeric,
  	\`coffee_subscription_next_price_from\` text,
  	\`custom_meal_plan_as\` text,
  	\`tax_milli_percent\` numeric,
  	\`provincial_tax_milli_percent\` numeric,
  	\`tax_meal_plans\` integer DEFAULT false,
  	\`tax_declining_balance\` integer DEFAULT false,
  	\`tax_custom_meal_plans\` integer DEFAULT false,
  	\`has_customer_selections\` integer DEFAULT false,
  	\`use_customer_type\` integer DEFAULT false,
  	\`use_customer_location\` integer DEFAULT false,
  	\`use_customer_year\` integer DEFAULT false,
  	\`use_customer_term\` integer DEFAULT false,
  	\`require_student_id\` integer DEFAULT false,
  	\`require_barcode_id\` integer DEFAULT false,
  	\`student_id_pattern\` text,
  	\`email_domain\` text,
  	\`enable_faculty_email_validator\` integer DEFAULT false,
  	\`plans_require_terms\` integer DEFAULT false,
  	\`student_id_requires_terms\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`order_form_settings_site_idx\` ON \`order_form_settings\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`order_form_settings_updated_at_idx\` ON \`order_form_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`order_form_settings_created_at_idx\` ON \`order_form_settings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`order_form_settings_locales\` (
  	\`meal_plan_msg\` text,
  	\`meal_plan_msg_rich_text\` text,
  	\`subscription_plan_msg\` text,
  	\`subscription_plan_msg_rich_text\` text,
  	\`custom_meal_plan_msg\` text,
  	\`custom_meal_plan_msg_rich_text\` text,
  	\`declining_balance_msg\` text,
  	\`declining_balance_msg_rich_text\` text,
  	\`who_label\` text,
  	\`where_label\` text,
  	\`year_label\` text,
  	\`term_label\` text,
  	\`first_name_label\` text,
  	\`last_name_label\` text,
  	\`student_id_label\` text,
  	\`email_label\` text,
  	\`meal_plan_label\` text,
  	\`faculty_email_msg\` text,
  	\`meal_plan_terms\` text,
  	\`meal_plan_terms_rich_text\` text,
  	\`subscription_terms\` text,
  	\`subscription_terms_rich_text\` text,
  	\`student_id_terms\` text,
  	\`student_id_terms_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`order_form_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`order_form_settings_locales_locale_parent_id_unique\` ON \`order_form_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`order_form_settings_locales_parent_id_idx\` ON \`order_form_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`order_form_settings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`customer_types_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`order_form_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_types_id\`) REFERENCES \`customer_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`order_form_settings_rels_order_idx\` ON \`order_form_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`order_form_settings_rels_parent_idx\` ON \`order_form_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`order_form_settings_rels_path_idx\` ON \`order_form_settings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`order_form_settings_rels_customer_types_id_idx\` ON \`order_form_settings_rels\` (\`customer_types_id\`);`)
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
  await db.run(sql`CREATE TABLE \`customer_types_payment_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`customer_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_types_payment_types_order_idx\` ON \`customer_types_payment_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`customer_types_payment_types_parent_idx\` ON \`customer_types_payment_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`customer_types\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`apply_tax\` integer DEFAULT true,
  	\`sort_order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_types_site_idx\` ON \`customer_types\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_types_updated_at_idx\` ON \`customer_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_types_created_at_idx\` ON \`customer_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_types_locales\` (
  	\`name\` text NOT NULL,
  	\`welcome_message\` text,
  	\`welcome_message_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`customer_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_types_locales_locale_parent_id_unique\` ON \`customer_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_types_locales_parent_id_idx\` ON \`customer_types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`customer_types_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`meal_plans_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`customer_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meal_plans_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_types_rels_order_idx\` ON \`customer_types_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`customer_types_rels_parent_idx\` ON \`customer_types_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_types_rels_path_idx\` ON \`customer_types_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`customer_types_rels_meal_plans_id_idx\` ON \`customer_types_rels\` (\`meal_plans_id\`);`)
  await db.run(sql`CREATE TABLE \`customer_locations\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`apply_tax\` integer DEFAULT true,
  	\`sort_order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_locations_site_idx\` ON \`customer_locations\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_locations_updated_at_idx\` ON \`customer_locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_locations_created_at_idx\` ON \`customer_locations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_locations_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`customer_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_locations_locales_locale_parent_id_unique\` ON \`customer_locations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_locations_locales_parent_id_idx\` ON \`customer_locations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`customer_locations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`meal_plans_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`customer_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meal_plans_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_locations_rels_order_idx\` ON \`customer_locations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`customer_locations_rels_parent_idx\` ON \`customer_locations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_locations_rels_path_idx\` ON \`customer_locations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`customer_locations_rels_meal_plans_id_idx\` ON \`customer_locations_rels\` (\`meal_plans_id\`);`)
  await db.run(sql`CREATE TABLE \`customer_years\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`apply_tax\` integer DEFAULT true,
  	\`sort_order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_years_site_idx\` ON \`customer_years\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_years_updated_at_idx\` ON \`customer_years\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_years_created_at_idx\` ON \`customer_years\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_years_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`customer_years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_years_locales_locale_parent_id_unique\` ON \`customer_years_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_years_locales_parent_id_idx\` ON \`customer_years_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`customer_years_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`meal_plans_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`customer_years\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meal_plans_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_years_rels_order_idx\` ON \`customer_years_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`customer_years_rels_parent_idx\` ON \`customer_years_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_years_rels_path_idx\` ON \`customer_years_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`customer_years_rels_meal_plans_id_idx\` ON \`customer_years_rels\` (\`meal_plans_id\`);`)
  await db.run(sql`CREATE TABLE \`customer_terms\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`apply_tax\` integer DEFAULT true,
  	\`sort_order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_terms_site_idx\` ON \`customer_terms\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_terms_updated_at_idx\` ON \`customer_terms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_terms_created_at_idx\` ON \`customer_terms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_terms_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`customer_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_terms_locales_locale_parent_id_unique\` ON \`customer_terms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_terms_locales_parent_id_idx\` ON \`customer_terms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`customer_terms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`meal_plans_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`customer_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meal_plans_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_terms_rels_order_idx\` ON \`customer_terms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`customer_terms_rels_parent_idx\` ON \`customer_terms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_terms_rels_path_idx\` ON \`customer_terms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`customer_terms_rels_meal_plans_id_idx\` ON \`customer_terms_rels\` (\`meal_plans_id\`);`)
  await db.run(sql`CREATE TABLE \`blocked_student_accounts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`student_id\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`blocked_student_accounts_site_idx\` ON \`blocked_student_accounts\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`blocked_student_accounts_updated_at_idx\` ON \`blocked_student_accounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blocked_student_accounts_created_at_idx\` ON \`blocked_student_accounts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_studentId_idx\` ON \`blocked_student_accounts\` (\`site_id\`,\`student_id\`);`)
  await db.run(sql`CREATE TABLE \`faculty_emails\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`email\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`faculty_emails_site_idx\` ON \`faculty_emails\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`faculty_emails_updated_at_idx\` ON \`faculty_emails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faculty_emails_created_at_idx\` ON \`faculty_emails\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_email_idx\` ON \`faculty_emails\` (\`site_id\`,\`email\`);`)
  await db.run(sql`CREATE TABLE \`orders_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`meal_plan_id\` text,
  	\`custom_plan_id\` text,
  	\`declining_balance_id\` text,
  	\`price_cents\` numeric,
  	\`tax_cents\` numeric,
  	\`apply_tax\` integer DEFAULT false,
  	\`subscription\` integer DEFAULT false,
  	\`subscription_frequency\` text,
  	\`payments\` numeric,
  	\`subscription_start\` text,
  	\`subscription_end\` text,
  	\`first_plan_date\` text,
  	\`last_plan_date\` text,
  	\`first_bill_date\` text,
  	\`last_bill_date\` text,
  	\`promo_code\` text,
  	\`before_promo_price_cents\` numeric,
  	\`before_promo_tax_cents\` numeric,
  	\`discount_cents\` numeric,
  	\`swipe_value\` numeric,
  	\`swipe_price_cents\` numeric,
  	\`db_value_cents\` numeric,
  	\`db_price_cents\` numeric,
  	\`db_discount_cents\` numeric,
  	\`db_bonus_cents\` numeric,
  	FOREIGN KEY (\`meal_plan_id\`) REFERENCES \`meal_plans\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`custom_plan_id\`) REFERENCES \`custom_plans\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`declining_balance_id\`) REFERENCES \`declining_balances\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`orders_items_order_idx\` ON \`orders_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`orders_items_parent_id_idx\` ON \`orders_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_items_meal_plan_idx\` ON \`orders_items\` (\`meal_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_items_custom_plan_idx\` ON \`orders_items\` (\`custom_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_items_declining_balance_idx\` ON \`orders_items\` (\`declining_balance_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_items_subscription_start_idx\` ON \`orders_items\` (\`subscription_start\`);`)
  await db.run(sql`CREATE INDEX \`orders_items_subscription_end_idx\` ON \`orders_items\` (\`subscription_end\`);`)
  await db.run(sql`CREATE TABLE \`orders_items_locales\` (
  	\`name\` text,
  	\`desc\` text,
  	\`promo_message\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`orders_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_items_locales_locale_parent_id_unique\` ON \`orders_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_items_locales_parent_id_idx\` ON \`orders_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`orders_consents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`version\` text,
  	\`locale\` text,
  	\`accepted_at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`orders_consents_order_idx\` ON \`orders_consents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`orders_consents_parent_id_idx\` ON \`orders_consents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`no\` text NOT NULL,
  	\`placed_at\` text,
  	\`customer_id\` text,
  	\`locale\` text,
  	\`total_cents\` numeric,
  	\`savings_cents\` numeric,
  	\`federal_tax_cents\` numeric,
  	\`provincial_tax_cents\` numeric,
  	\`pricing\` text,
  	\`customer_type_id\` text,
  	\`customer_location_id\` text,
  	\`customer_year_id\` text,
  	\`customer_term_id\` text,
  	\`buyer_first_name\` text,
  	\`buyer_last_name\` text,
  	\`buyer_email\` text,
  	\`buyer_phone\` text,
  	\`buyer_student_id\` text,
  	\`buyer_barcode_id\` text,
  	\`buyer_address\` text,
  	\`buyer_city\` text,
  	\`buyer_province\` text,
  	\`buyer_postal_code\` text,
  	\`buyer_state\` text,
  	\`buyer_zip_code\` text,
  	\`buyer_is_parent\` integer DEFAULT false,
  	\`student_first_name\` text,
  	\`student_last_name\` text,
  	\`student_email\` text,
  	\`student_phone\` text,
  	\`student_student_id\` text,
  	\`student_barcode_id\` text,
  	\`student_address\` text,
  	\`student_city\` text,
  	\`student_province\` text,
  	\`student_postal_code\` text,
  	\`student_state\` text,
  	\`student_zip_code\` text,
  	\`payment_type\` text,
  	\`payment_status\` text DEFAULT 'pending' NOT NULL,
  	\`payment_reference\` text,
  	\`provider\` text,
  	\`result_code\` text,
  	\`refunded_cents\` numeric,
  	\`attempted_at\` text,
  	\`settled_at\` text,
  	\`card_type\` text,
  	\`card_last_four\` text,
  	\`installments_plan_id\` text,
  	\`installments_name\` text,
  	\`installments_frequency\` text,
  	\`installments_count\` numeric,
  	\`installments_apr_bps\` numeric,
  	\`installments_total_cents\` numeric,
  	\`idempotency_key\` text,
  	\`next_check_at\` text,
  	\`saved_method\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_type_id\`) REFERENCES \`customer_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_location_id\`) REFERENCES \`customer_locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_year_id\`) REFERENCES \`customer_years\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_term_id\`) REFERENCES \`customer_terms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`orders_site_idx\` ON \`orders\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_no_idx\` ON \`orders\` (\`no\`);`)
  await db.run(sql`CREATE INDEX \`orders_placed_at_idx\` ON \`orders\` (\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_type_idx\` ON \`orders\` (\`customer_type_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_location_idx\` ON \`orders\` (\`customer_location_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_year_idx\` ON \`orders\` (\`customer_year_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_term_idx\` ON \`orders\` (\`customer_term_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_status_idx\` ON \`orders\` (\`payment_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_idempotency_key_idx\` ON \`orders\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_next_check_at_idx\` ON \`orders\` (\`next_check_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_no_idx\` ON \`orders\` (\`site_id\`,\`no\`);`)
  await db.run(sql`CREATE TABLE \`orders_locales\` (
  	\`installments_terms\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_locales_locale_parent_id_unique\` ON \`orders_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_locales_parent_id_idx\` ON \`orders_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`refunds\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`order_id\` text NOT NULL,
  	\`amount_cents\` numeric NOT NULL,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`federal_tax_cents\` numeric,
  	\`provincial_tax_cents\` numeric,
  	\`settled_at\` text,
  	\`reason\` text NOT NULL,
  	\`staff_email\` text,
  	\`staff_role\` text,
  	\`reference\` text,
  	\`cancels_order\` integer DEFAULT false,
  	\`next_check_at\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`refunds_site_idx\` ON \`refunds\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_order_idx\` ON \`refunds\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_state_idx\` ON \`refunds\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`refunds_settled_at_idx\` ON \`refunds\` (\`settled_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_next_check_at_idx\` ON \`refunds\` (\`next_check_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_key_idx\` ON \`refunds\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`refunds_updated_at_idx\` ON \`refunds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_created_at_idx\` ON \`refunds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscriptions_payments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`amount_cents\` numeric NOT NULL,
  	\`created_at\` text,
  	\`result\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subscriptions_payments_order_idx\` ON \`subscriptions_payments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_payments_parent_id_idx\` ON \`subscriptions_payments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subscriptions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`customer_id\` text,
  	\`order_id\` text,
  	\`price_cents\` numeric NOT NULL,
  	\`frequency\` text,
  	\`start\` text,
  	\`end\` text,
  	\`first_bill_date\` text,
  	\`last_bill_date\` text,
  	\`federal_tax_cents\` numeric,
  	\`provincial_tax_cents\` numeric,
  	\`next_bill_date\` text,
  	\`locale\` text,
  	\`card_type\` text,
  	\`card_last_four\` text,
  	\`provider\` text,
  	\`saved_method\` text,
  	\`item_key\` text,
  	\`canceled\` integer DEFAULT false,
  	\`canceled_at\` text,
  	\`canceled_by\` text,
  	\`cancel_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`subscriptions_site_idx\` ON \`subscriptions\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_customer_idx\` ON \`subscriptions\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_order_idx\` ON \`subscriptions\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_start_idx\` ON \`subscriptions\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_end_idx\` ON \`subscriptions\` (\`end\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_first_bill_date_idx\` ON \`subscriptions\` (\`first_bill_date\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_last_bill_date_idx\` ON \`subscriptions\` (\`last_bill_date\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_next_bill_date_idx\` ON \`subscriptions\` (\`next_bill_date\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_item_key_idx\` ON \`subscriptions\` (\`item_key\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_updated_at_idx\` ON \`subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_created_at_idx\` ON \`subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscriptions_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_locales_locale_parent_id_unique\` ON \`subscriptions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_locales_parent_id_idx\` ON \`subscriptions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subscription_charges\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`subscription_id\` text NOT NULL,
  	\`customer_id\` text,
  	\`period\` text NOT NULL,
  	\`amount_cents\` numeric NOT NULL,
  	\`federal_tax_cents\` numeric,
  	\`provincial_tax_cents\` numeric,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric,
  	\`next_attempt_at\` text,
  	\`provider\` text,
  	\`reference\` text,
  	\`settled_at\` text,
  	\`card_type\` text,
  	\`card_last_four\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscription_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`subscription_charges_site_idx\` ON \`subscription_charges\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_charges_subscription_idx\` ON \`subscription_charges\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_charges_customer_idx\` ON \`subscription_charges\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_charges_period_idx\` ON \`subscription_charges\` (\`period\`);`)
  await db.run(sql`CREATE INDEX \`subscription_charges_state_idx\` ON \`subscription_charges\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`subscription_charges_next_attempt_at_idx\` ON \`subscription_charges\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscription_charges_key_idx\` ON \`subscription_charges\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`subscription_charges_updated_at_idx\` ON \`subscription_charges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscription_charges_created_at_idx\` ON \`subscription_charges\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ledger_entries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`booked_on\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`order_id\` text,
  	\`provider\` text,
  	\`reference\` text,
  	\`postings\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ledger_entries_site_idx\` ON \`ledger_entries\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_booked_on_idx\` ON \`ledger_entries\` (\`booked_on\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_kind_idx\` ON \`ledger_entries\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_order_idx\` ON \`ledger_entries\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ledger_entries_key_idx\` ON \`ledger_entries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_updated_at_idx\` ON \`ledger_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_created_at_idx\` ON \`ledger_entries\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`sent_mails\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`to\` text,
  	\`subject\` text,
  	\`kind\` text,
  	\`locale\` text,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`order_id\` text,
  	\`channel\` text DEFAULT 'mail',
  	\`customer_id\` text,
  	\`send_before\` text,
  	\`text\` text,
  	\`html\` text,
  	\`attempts\` numeric,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sent_mails_site_idx\` ON \`sent_mails\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_state_idx\` ON \`sent_mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_order_idx\` ON \`sent_mails\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_customer_idx\` ON \`sent_mails\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_next_attempt_at_idx\` ON \`sent_mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sent_mails_key_idx\` ON \`sent_mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_updated_at_idx\` ON \`sent_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_created_at_idx\` ON \`sent_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`carts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`secret_hash\` text NOT NULL,
  	\`customer_id\` text,
  	\`customer_type_id\` text,
  	\`customer_location_id\` text,
  	\`customer_year_id\` text,
  	\`customer_term_id\` text,
  	\`contents\` text DEFAULT '{"lines":[]}',
  	\`item_count\` numeric,
  	\`total_cents\` numeric,
  	\`revision\` numeric DEFAULT 0,
  	\`pending_order\` text,
  	\`expires_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_type_id\`) REFERENCES \`customer_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_location_id\`) REFERENCES \`customer_locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_year_id\`) REFERENCES \`customer_years\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_term_id\`) REFERENCES \`customer_terms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`carts_site_idx\` ON \`carts\` (\`site_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`carts_secret_hash_idx\` ON \`carts\` (\`secret_hash\`);`)
  await db.run(sql`CREATE INDEX \`carts_customer_idx\` ON \`carts\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_customer_type_idx\` ON \`carts\` (\`customer_type_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_customer_location_idx\` ON \`carts\` (\`customer_location_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_customer_year_idx\` ON \`carts\` (\`customer_year_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_customer_term_idx\` ON \`carts\` (\`customer_term_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_expires_at_idx\` ON \`carts\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_updated_at_idx\` ON \`carts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_created_at_idx\` ON \`carts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`promo_uses\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`promo_code_id\` text NOT NULL,
  	\`state\` text DEFAULT 'reserved' NOT NULL,
  	\`customer_id\` text,
  	\`cart_id\` text,
  	\`order_id\` text,
  	\`reserved_until\` text,
  	\`slot\` text NOT NULL,
  	\`buyer_slot\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`promo_code_id\`) REFERENCES \`promo_codes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cart_id\`) REFERENCES \`carts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`promo_uses_site_idx\` ON \`promo_uses\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_promo_code_idx\` ON \`promo_uses\` (\`promo_code_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_state_idx\` ON \`promo_uses\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_customer_idx\` ON \`promo_uses\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_cart_idx\` ON \`promo_uses\` (\`cart_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_order_idx\` ON \`promo_uses\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_reserved_until_idx\` ON \`promo_uses\` (\`reserved_until\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_updated_at_idx\` ON \`promo_uses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_created_at_idx\` ON \`promo_uses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`promoCode_slot_idx\` ON \`promo_uses\` (\`promo_code_id\`,\`slot\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`buyerSlot_promoCode_idx\` ON \`promo_uses\` (\`buyer_slot\`,\`promo_code_id\`);`)
  await db.run(sql`CREATE TABLE \`customers_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`device\` text,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`customers_sessions_order_idx\` ON \`customers_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`customers_sessions_parent_id_idx\` ON \`customers_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`customers\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`phone\` text,
  	\`mobile\` text,
  	\`student_id\` text,
  	\`barcode_id\` text,
  	\`address\` text,
  	\`city\` text,
  	\`province\` text,
  	\`postal_code\` text,
  	\`state\` text,
  	\`zip_code\` text,
  	\`opt_in\` integer DEFAULT false,
  	\`is_guest\` integer DEFAULT false,
  	\`campus_sign_in\` integer DEFAULT false,
  	\`notify_by_text\` integer DEFAULT false,
  	\`favourite_mails\` text,
  	\`email_verified_at\` text,
  	\`favourite_calendar\` integer DEFAULT false,
  	\`calendar_key_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`username\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`customers_site_idx\` ON \`customers\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`customers_favourite_mails_idx\` ON \`customers\` (\`favourite_mails\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_calendar_key_hash_idx\` ON \`customers\` (\`calendar_key_hash\`);`)
  await db.run(sql`CREATE INDEX \`customers_updated_at_idx\` ON \`customers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customers_created_at_idx\` ON \`customers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`customers_email_idx\` ON \`customers\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_username_idx\` ON \`customers\` (\`username\`);`)
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`customer_id\` text,
  	\`kind\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`locale\` text,
  	\`source\` text NOT NULL,
  	\`version\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_site_idx\` ON \`consents\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_customer_idx\` ON \`consents\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_at_idx\` ON \`consents\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reservations\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`location_id\` text NOT NULL,
  	\`customer_id\` text,
  	\`date\` text NOT NULL,
  	\`hour\` numeric NOT NULL,
  	\`minute\` numeric NOT NULL,
  	\`friends\` numeric DEFAULT 0,
  	\`status\` text DEFAULT 'booked' NOT NULL,
  	\`cancelled_at\` text,
  	\`cancelled_by\` text,
  	\`checked_in_at\` text,
  	\`locale\` text,
  	\`time_key\` text,
  	\`visit_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reservations_site_idx\` ON \`reservations\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_location_idx\` ON \`reservations\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_customer_idx\` ON \`reservations\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_date_idx\` ON \`reservations\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`reservations_status_idx\` ON \`reservations\` (\`status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reservations_time_key_idx\` ON \`reservations\` (\`time_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reservations_visit_key_idx\` ON \`reservations\` (\`visit_key\`);`)
  await db.run(sql`CREATE INDEX \`reservations_updated_at_idx\` ON \`reservations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reservations_created_at_idx\` ON \`reservations\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`on_the_go_orders_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`on_the_go_orders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_allergens_order_idx\` ON \`on_the_go_orders_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_allergens_parent_idx\` ON \`on_the_go_orders_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_orders\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`student_id\` text,
  	\`pick_up\` text,
  	\`plan\` text,
  	\`entree\` text,
  	\`base\` text,
  	\`protein\` text,
  	\`cheese\` text,
  	\`dressing_sauce\` text,
  	\`drink\` text,
  	\`other_allergies\` text,
  	\`comments\` text,
  	\`customer_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_site_idx\` ON \`on_the_go_orders\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_customer_idx\` ON \`on_the_go_orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_updated_at_idx\` ON \`on_the_go_orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_created_at_idx\` ON \`on_the_go_orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`on_the_go_orders_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`on_the_go_orders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_texts_order_parent\` ON \`on_the_go_orders_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dietary_profiles\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`customer_id\` text NOT NULL,
  	\`contact_name\` text,
  	\`contact_number\` text,
  	\`carries_epinephrine\` integer DEFAULT false,
  	\`food_insecurity\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`dietary_profiles_site_idx\` ON \`dietary_profiles\` (\`site_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`dietary_profiles_customer_idx\` ON \`dietary_profiles\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`dietary_profiles_updated_at_idx\` ON \`dietary_profiles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dietary_profiles_created_at_idx\` ON \`dietary_profiles\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`dietary_profiles_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dietary_profiles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dietary_profiles_texts_order_parent\` ON \`dietary_profiles_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dietary_profiles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`menu_filters_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dietary_profiles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menu_filters_id\`) REFERENCES \`menu_filters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dietary_profiles_rels_order_idx\` ON \`dietary_profiles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dietary_profiles_rels_parent_idx\` ON \`dietary_profiles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dietary_profiles_rels_path_idx\` ON \`dietary_profiles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`dietary_profiles_rels_menu_filters_id_idx\` ON \`dietary_profiles_rels\` (\`menu_filters_id\`);`)
  await db.run(sql`CREATE TABLE \`dietary_health_forms_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dietary_health_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_allergens_order_idx\` ON \`dietary_health_forms_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_allergens_parent_idx\` ON \`dietary_health_forms_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dietary_health_forms\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`date\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`other_allergies\` text,
  	\`epipen\` integer DEFAULT false,
  	\`carries_epinephrine\` integer DEFAULT false,
  	\`celiac\` integer DEFAULT false,
  	\`gluten_intolerant\` integer DEFAULT false,
  	\`gf_diet\` integer DEFAULT false,
  	\`medical_diet\` integer DEFAULT false,
  	\`additional_comments\` text,
  	\`consent\` integer DEFAULT false,
  	\`customer_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_site_idx\` ON \`dietary_health_forms\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_date_idx\` ON \`dietary_health_forms\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_customer_idx\` ON \`dietary_health_forms\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_updated_at_idx\` ON \`dietary_health_forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_created_at_idx\` ON \`dietary_health_forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`feedback\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`location\` text,
  	\`birthday\` text,
  	\`customer_residence\` text,
  	\`customer_type\` text,
  	\`comments\` text NOT NULL,
  	\`offers\` integer DEFAULT false,
  	\`customer_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`feedback_site_idx\` ON \`feedback\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_customer_idx\` ON \`feedback\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_updated_at_idx\` ON \`feedback\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_created_at_idx\` ON \`feedback\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`customer_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_site_idx\` ON \`contact_messages\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_customer_idx\` ON \`contact_messages\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sites_homepage_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text,
  	\`caption_color\` text,
  	\`link\` text,
  	\`event_id\` text,
  	\`special_offer_id\` text,
  	\`location_id\` text,
  	\`is_default\` integer DEFAULT false,
  	\`active\` integer DEFAULT true,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`special_offer_id\`) REFERENCES \`special_offers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_homepage_images_order_idx\` ON \`sites_homepage_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_homepage_images_parent_id_idx\` ON \`sites_homepage_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_homepage_images_image_idx\` ON \`sites_homepage_images\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_homepage_images_event_idx\` ON \`sites_homepage_images\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_homepage_images_special_offer_idx\` ON \`sites_homepage_images\` (\`special_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_homepage_images_location_idx\` ON \`sites_homepage_images\` (\`location_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_homepage_images_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_homepage_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_homepage_images_locales_locale_parent_id_unique\` ON \`sites_homepage_images_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_homepage_images_locales_parent_id_idx\` ON \`sites_homepage_images_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_tiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`image_id\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_tiles_order_idx\` ON \`sites_tiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_tiles_parent_id_idx\` ON \`sites_tiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_tiles_image_idx\` ON \`sites_tiles\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_tiles_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_tiles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_tiles_locales_locale_parent_id_unique\` ON \`sites_tiles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_tiles_locales_parent_id_idx\` ON \`sites_tiles_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_homepage_alerts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text DEFAULT 'info',
  	\`use_link\` integer DEFAULT true,
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
  await db.run(sql`CREATE INDEX \`sites_homepage_alerts_locales_parent_id_idx\` ON \`sites_homepage_alerts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`published\` integer DEFAULT false,
  	\`prelaunch\` integer DEFAULT false,
  	\`unit_id\` text DEFAULT '',
  	\`time_zone\` text DEFAULT 'America/Toronto' NOT NULL,
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
  	\`privacy_link\` text,
  	\`terms_link\` text,
  	\`k12\` integer DEFAULT false,
  	\`logo_id\` text,
  	\`inverted_logo_id\` text,
  	\`big_logo\` integer DEFAULT false,
  	\`brand_color\` text DEFAULT '#1e5f74',
  	\`text_color\` text DEFAULT '#ffffff',
  	\`alternate_closed_color\` text,
  	\`button_color\` text,
  	\`button_text_color\` text,
  	\`button_text_hover_color\` text,
  	\`carousel_control\` integer DEFAULT true,
  	\`carousel_control_color\` text,
  	\`panel_display_whats_open\` integer DEFAULT true,
  	\`panel_display_news\` integer DEFAULT false,
  	\`panel_display_events\` integer DEFAULT false,
  	\`panel_display_meal_plans\` integer DEFAULT false,
  	\`panel_display_contact\` integer DEFAULT false,
  	\`show_meal_plan_prices\` integer DEFAULT true,
  	\`dining_map_image_id\` text,
  	\`email\` text,
  	\`display_email\` integer DEFAULT false,
  	\`has_contact_info\` integer DEFAULT false,
  	\`contact_name\` text,
  	\`contact_phone\` text,
  	\`contact_email\` text,
  	\`social_media_facebook\` text,
  	\`social_media_instagram\` text,
  	\`social_media_x\` text,
  	\`social_media_youtube\` text,
  	\`social_media_pinterest\` text,
  	\`social_media_flickr\` text,
  	\`social_media_vimeo\` text,
  	\`feedback_captcha\` integer DEFAULT false,
  	\`allergen_filter\` integer DEFAULT true,
  	\`avoiding_gluten\` integer DEFAULT true,
  	\`display_cal\` integer DEFAULT true,
  	\`sodium_warning\` integer DEFAULT true,
  	\`pork_icon\` integer DEFAULT true,
  	\`location_images\` integer DEFAULT false,
  	\`show_closed_locations\` integer DEFAULT true,
  	\`customer_login\` integer DEFAULT false,
  	\`use_reservations\` integer DEFAULT false,
  	\`notifications\` integer DEFAULT false,
  	\`allergen_card\` integer DEFAULT false,
  	\`food_insecurity\` integer DEFAULT false,
  	\`meal_plan_subscriptions\` integer DEFAULT false,
  	\`weekly_mpp_subscriptions\` integer DEFAULT false,
  	\`coffee_subscription\` integer DEFAULT false,
  	\`installments\` integer DEFAULT false,
  	\`active_promo_code\` integer DEFAULT false,
  	\`has_popup\` integer DEFAULT false,
  	\`active_popup_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`logo\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`inverted_logo_id\`) REFERENCES \`logo\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dining_map_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`active_popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_slug_idx\` ON \`sites\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`sites_logo_idx\` ON \`sites\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_inverted_logo_idx\` ON \`sites\` (\`inverted_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_dining_map_dining_map_image_idx\` ON \`sites\` (\`dining_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_active_popup_idx\` ON \`sites\` (\`active_popup_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sites_locales\` (
  	\`name\` text NOT NULL,
  	\`wcag\` text,
  	\`panel_header_whats_open\` text,
  	\`panel_subtitle_whats_open\` text,
  	\`panel_header_news\` text,
  	\`panel_subtitle_news\` text,
  	\`panel_header_events\` text,
  	\`panel_subtitle_events\` text,
  	\`panel_header_meal_plans\` text,
  	\`panel_subtitle_meal_plans\` text,
  	\`panel_header_contact\` text,
  	\`panel_subtitle_contact\` text,
  	\`dining_map_alt_text\` text,
  	\`contact_title\` text,
  	\`menu_disclaimer\` text,
  	\`customer_login_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_locales_locale_parent_id_unique\` ON \`sites_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_locales_parent_id_idx\` ON \`sites_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_filters\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`introduced_at\` text,
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
  await db.run(sql`CREATE INDEX \`menu_filters_locales_parent_id_idx\` ON \`menu_filters_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cuisines\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	\`sort_order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cuisines_value_idx\` ON \`cuisines\` (\`value\`);`)
  await db.run(sql`CREATE INDEX \`cuisines_updated_at_idx\` ON \`cuisines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cuisines_created_at_idx\` ON \`cuisines\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`cuisines_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cuisines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cuisines_locales_locale_parent_id_unique\` ON \`cuisines_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cuisines_locales_parent_id_idx\` ON \`cuisines_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payment_methods\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	\`sort_order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_methods_value_idx\` ON \`payment_methods\` (\`value\`);`)
  await db.run(sql`CREATE INDEX \`payment_methods_updated_at_idx\` ON \`payment_methods\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_methods_created_at_idx\` ON \`payment_methods\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payment_methods_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payment_methods\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_methods_locales_locale_parent_id_unique\` ON \`payment_methods_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_methods_locales_parent_id_idx\` ON \`payment_methods_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`location_features\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	\`sort_order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`location_features_value_idx\` ON \`location_features\` (\`value\`);`)
  await db.run(sql`CREATE INDEX \`location_features_updated_at_idx\` ON \`location_features\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`location_features_created_at_idx\` ON \`location_features\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`location_features_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`location_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`location_features_locales_locale_parent_id_unique\` ON \`location_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`location_features_locales_parent_id_idx\` ON \`location_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_texts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`only_for_id\` text,
  	\`key\` text,
  	\`effective_on\` text,
  	\`privacy_request_url\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`only_for_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_texts_only_for_idx\` ON \`legal_texts\` (\`only_for_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`legal_texts_key_idx\` ON \`legal_texts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_effective_on_idx\` ON \`legal_texts\` (\`effective_on\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_updated_at_idx\` ON \`legal_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_created_at_idx\` ON \`legal_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts__status_idx\` ON \`legal_texts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`legal_texts_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`legal_texts_locales_locale_parent_id_unique\` ON \`legal_texts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_locales_parent_id_idx\` ON \`legal_texts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_legal_texts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_kind\` text,
  	\`version_only_for_id\` text,
  	\`version_key\` text,
  	\`version_effective_on\` text,
  	\`version_privacy_request_url\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_only_for_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_parent_idx\` ON \`_legal_texts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version_only_for_idx\` ON \`_legal_texts_v\` (\`version_only_for_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version_key_idx\` ON \`_legal_texts_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version_effective_on_idx\` ON \`_legal_texts_v\` (\`version_effective_on\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version_updated_at_idx\` ON \`_legal_texts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version_created_at_idx\` ON \`_legal_texts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version__status_idx\` ON \`_legal_texts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_created_at_idx\` ON \`_legal_texts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_updated_at_idx\` ON \`_legal_texts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_snapshot_idx\` ON \`_legal_texts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_published_locale_idx\` ON \`_legal_texts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_latest_idx\` ON \`_legal_texts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_legal_texts_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_body_rich_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_legal_texts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_legal_texts_v_locales_locale_parent_id_unique\` ON \`_legal_texts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_locales_parent_id_idx\` ON \`_legal_texts_v_locales\` (\`_parent_id\`);`)
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
  	\`device\` text,
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
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`person\` text NOT NULL,
  	\`secret\` text NOT NULL,
  	\`active\` integer DEFAULT false NOT NULL,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`recovery\` text,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`tried_at\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_person_idx\` ON \`second_factors\` (\`person\`);`)
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
  await db.run(sql`CREATE TABLE \`survey_votes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`survey\` text NOT NULL,
  	\`choice\` text NOT NULL,
  	\`votes\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`survey_choice_idx\` ON \`survey_votes\` (\`survey\`,\`choice\`);`)
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
  await db.run(sql`CREATE TABLE \`access_log\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`site_id\` text,
  	\`staff_id\` text,
  	\`staff_email\` text NOT NULL,
  	\`operation\` text NOT NULL,
  	\`collection_slug\` text NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`access_log_at_idx\` ON \`access_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`access_log_site_idx\` ON \`access_log\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`access_log_staff_idx\` ON \`access_log\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`access_log_collection_slug_idx\` ON \`access_log\` (\`collection_slug\`);`)
  await db.run(sql`CREATE TABLE \`access_log_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`access_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`access_log_texts_order_parent\` ON \`access_log_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sandbox_payments\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`order_id\` text,
  	\`amount_cents\` numeric NOT NULL,
  	\`details\` text,
  	\`settled_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sandbox_payments_key_idx\` ON \`sandbox_payments\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_payments_reference_idx\` ON \`sandbox_payments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_payments_state_idx\` ON \`sandbox_payments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_payments_order_id_idx\` ON \`sandbox_payments\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_payments_settled_at_idx\` ON \`sandbox_payments\` (\`settled_at\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_payments_updated_at_idx\` ON \`sandbox_payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_payments_created_at_idx\` ON \`sandbox_payments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payment_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`reference\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_events_key_idx\` ON \`payment_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_reference_idx\` ON \`payment_events\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_updated_at_idx\` ON \`payment_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_created_at_idx\` ON \`payment_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`leases\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`holder\` text NOT NULL,
  	\`until\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`leases_key_idx\` ON \`leases\` (\`key\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
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
  	\`on_the_go_settings_id\` text,
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
  	FOREIGN KEY (\`on_the_go_settings_id\`) REFERENCES \`on_the_go_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_on_the_go_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`on_the_go_settings_id\`);`)
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
  	\`customers_id\` text,
  	\`staff_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customers_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_customers_id_idx\` ON \`payload_preferences_rels\` (\`customers_id\`);`)
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
})

export const down = inOneTransaction(async (db) => {
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`dishes\`;`)
  await db.run(sql`DROP TABLE \`dishes_locales\`;`)
  await db.run(sql`DROP TABLE \`dishes_rels\`;`)
  await db.run(sql`DROP TABLE \`_dishes_v\`;`)
  await db.run(sql`DROP TABLE \`_dishes_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_dishes_v_rels\`;`)
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
  await db.run(sql`DROP TABLE \`_sections_v_version_nodes\`;`)
  await db.run(sql`DROP TABLE \`_sections_v_version_nodes_locales\`;`)
  await db.run(sql`DROP TABLE \`_sections_v\`;`)
  await db.run(sql`DROP TABLE \`_sections_v_locales\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_locales\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`balanced_living_events\`;`)
  await db.run(sql`DROP TABLE \`balanced_living_events_locales\`;`)
  await db.run(sql`DROP TABLE \`_balanced_living_events_v\`;`)
  await db.run(sql`DROP TABLE \`_balanced_living_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`special_offers\`;`)
  await db.run(sql`DROP TABLE \`special_offers_locales\`;`)
  await db.run(sql`DROP TABLE \`_special_offers_v\`;`)
  await db.run(sql`DROP TABLE \`_special_offers_v_locales\`;`)
  await db.run(sql`DROP TABLE \`newsletters\`;`)
  await db.run(sql`DROP TABLE \`newsletters_locales\`;`)
  await db.run(sql`DROP TABLE \`_newsletters_v\`;`)
  await db.run(sql`DROP TABLE \`_newsletters_v_locales\`;`)
  await db.run(sql`DROP TABLE \`photo_albums_photos\`;`)
  await db.run(sql`DROP TABLE \`photo_albums_photos_locales\`;`)
  await db.run(sql`DROP TABLE \`photo_albums\`;`)
  await db.run(sql`DROP TABLE \`photo_albums_locales\`;`)
  await db.run(sql`DROP TABLE \`_photo_albums_v_version_photos\`;`)
  await db.run(sql`DROP TABLE \`_photo_albums_v_version_photos_locales\`;`)
  await db.run(sql`DROP TABLE \`_photo_albums_v\`;`)
  await db.run(sql`DROP TABLE \`_photo_albums_v_locales\`;`)
  await db.run(sql`DROP TABLE \`staff_members\`;`)
  await db.run(sql`DROP TABLE \`staff_members_locales\`;`)
  await db.run(sql`DROP TABLE \`_staff_members_v\`;`)
  await db.run(sql`DROP TABLE \`_staff_members_v_locales\`;`)
  await db.run(sql`DROP TABLE \`surveys_choices\`;`)
  await db.run(sql`DROP TABLE \`surveys_choices_locales\`;`)
  await db.run(sql`DROP TABLE \`surveys\`;`)
  await db.run(sql`DROP TABLE \`surveys_locales\`;`)
  await db.run(sql`DROP TABLE \`_surveys_v_version_choices\`;`)
  await db.run(sql`DROP TABLE \`_surveys_v_version_choices_locales\`;`)
  await db.run(sql`DROP TABLE \`_surveys_v\`;`)
  await db.run(sql`DROP TABLE \`_surveys_v_locales\`;`)
  await db.run(sql`DROP TABLE \`blog_articles\`;`)
  await db.run(sql`DROP TABLE \`blog_articles_locales\`;`)
  await db.run(sql`DROP TABLE \`_blog_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`directors_meetings\`;`)
  await db.run(sql`DROP TABLE \`directors_meetings_locales\`;`)
  await db.run(sql`DROP TABLE \`_directors_meetings_v\`;`)
  await db.run(sql`DROP TABLE \`_directors_meetings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`catering_files\`;`)
  await db.run(sql`DROP TABLE \`catering_files_locales\`;`)
  await db.run(sql`DROP TABLE \`_catering_files_v\`;`)
  await db.run(sql`DROP TABLE \`_catering_files_v_locales\`;`)
  await db.run(sql`DROP TABLE \`popups\`;`)
  await db.run(sql`DROP TABLE \`popups_locales\`;`)
  await db.run(sql`DROP TABLE \`_popups_v\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_locales\`;`)
  await db.run(sql`DROP TABLE \`microsites_stats\`;`)
  await db.run(sql`DROP TABLE \`microsites_stats_locales\`;`)
  await db.run(sql`DROP TABLE \`microsites\`;`)
  await db.run(sql`DROP TABLE \`microsites_locales\`;`)
  await db.run(sql`DROP TABLE \`_microsites_v_version_stats\`;`)
  await db.run(sql`DROP TABLE \`_microsites_v_version_stats_locales\`;`)
  await db.run(sql`DROP TABLE \`_microsites_v\`;`)
  await db.run(sql`DROP TABLE \`_microsites_v_locales\`;`)
  await db.run(sql`DROP TABLE \`microsite_sections_nodes\`;`)
  await db.run(sql`DROP TABLE \`microsite_sections_nodes_locales\`;`)
  await db.run(sql`DROP TABLE \`microsite_sections\`;`)
  await db.run(sql`DROP TABLE \`microsite_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`_microsite_sections_v_version_nodes\`;`)
  await db.run(sql`DROP TABLE \`_microsite_sections_v_version_nodes_locales\`;`)
  await db.run(sql`DROP TABLE \`_microsite_sections_v\`;`)
  await db.run(sql`DROP TABLE \`_microsite_sections_v_locales\`;`)
  await db.run(sql`DROP TABLE \`images\`;`)
  await db.run(sql`DROP TABLE \`location_images\`;`)
  await db.run(sql`DROP TABLE \`news_images\`;`)
  await db.run(sql`DROP TABLE \`event_images\`;`)
  await db.run(sql`DROP TABLE \`special_images\`;`)
  await db.run(sql`DROP TABLE \`staff_images\`;`)
  await db.run(sql`DROP TABLE \`popup_images\`;`)
  await db.run(sql`DROP TABLE \`microsite_images\`;`)
  await db.run(sql`DROP TABLE \`meal_plan_images\`;`)
  await db.run(sql`DROP TABLE \`section_banners\`;`)
  await db.run(sql`DROP TABLE \`logo\`;`)
  await db.run(sql`DROP TABLE \`newsletter_files\`;`)
  await db.run(sql`DROP TABLE \`catering_documents\`;`)
  await db.run(sql`DROP TABLE \`meal_plans_payment_types\`;`)
  await db.run(sql`DROP TABLE \`meal_plans\`;`)
  await db.run(sql`DROP TABLE \`meal_plans_locales\`;`)
  await db.run(sql`DROP TABLE \`meal_plans_rels\`;`)
  await db.run(sql`DROP TABLE \`_meal_plans_v_version_payment_types\`;`)
  await db.run(sql`DROP TABLE \`_meal_plans_v\`;`)
  await db.run(sql`DROP TABLE \`_meal_plans_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_meal_plans_v_rels\`;`)
  await db.run(sql`DROP TABLE \`custom_plans_options\`;`)
  await db.run(sql`DROP TABLE \`custom_plans_options_locales\`;`)
  await db.run(sql`DROP TABLE \`custom_plans\`;`)
  await db.run(sql`DROP TABLE \`custom_plans_locales\`;`)
  await db.run(sql`DROP TABLE \`declining_balances\`;`)
  await db.run(sql`DROP TABLE \`declining_balances_locales\`;`)
  await db.run(sql`DROP TABLE \`promo_codes\`;`)
  await db.run(sql`DROP TABLE \`promo_codes_rels\`;`)
  await db.run(sql`DROP TABLE \`order_form_settings_payment_types\`;`)
  await db.run(sql`DROP TABLE \`order_form_settings_custom_meal_plan_payment_types\`;`)
  await db.run(sql`DROP TABLE \`order_form_settings_declining_balance_payment_types\`;`)
  await db.run(sql`DROP TABLE \`order_form_settings\`;`)
  await db.run(sql`DROP TABLE \`order_form_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`order_form_settings_rels\`;`)
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
  await db.run(sql`DROP TABLE \`customer_types_payment_types\`;`)
  await db.run(sql`DROP TABLE \`customer_types\`;`)
  await db.run(sql`DROP TABLE \`customer_types_locales\`;`)
  await db.run(sql`DROP TABLE \`customer_types_rels\`;`)
  await db.run(sql`DROP TABLE \`customer_locations\`;`)
  await db.run(sql`DROP TABLE \`customer_locations_locales\`;`)
  await db.run(sql`DROP TABLE \`customer_locations_rels\`;`)
  await db.run(sql`DROP TABLE \`customer_years\`;`)
  await db.run(sql`DROP TABLE \`customer_years_locales\`;`)
  await db.run(sql`DROP TABLE \`customer_years_rels\`;`)
  await db.run(sql`DROP TABLE \`customer_terms\`;`)
  await db.run(sql`DROP TABLE \`customer_terms_locales\`;`)
  await db.run(sql`DROP TABLE \`customer_terms_rels\`;`)
  await db.run(sql`DROP TABLE \`blocked_student_accounts\`;`)
  await db.run(sql`DROP TABLE \`faculty_emails\`;`)
  await db.run(sql`DROP TABLE \`orders_items\`;`)
  await db.run(sql`DROP TABLE \`orders_items_locales\`;`)
  await db.run(sql`DROP TABLE \`orders_consents\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`orders_locales\`;`)
  await db.run(sql`DROP TABLE \`refunds\`;`)
  await db.run(sql`DROP TABLE \`subscriptions_payments\`;`)
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`subscriptions_locales\`;`)
  await db.run(sql`DROP TABLE \`subscription_charges\`;`)
  await db.run(sql`DROP TABLE \`ledger_entries\`;`)
  await db.run(sql`DROP TABLE \`reconciliations\`;`)
  await db.run(sql`DROP TABLE \`sent_mails\`;`)
  await db.run(sql`DROP TABLE \`carts\`;`)
  await db.run(sql`DROP TABLE \`promo_uses\`;`)
  await db.run(sql`DROP TABLE \`customers_sessions\`;`)
  await db.run(sql`DROP TABLE \`customers\`;`)
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`DROP TABLE \`reservations\`;`)
  await db.run(sql`DROP TABLE \`reservation_waits\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_orders_allergens\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_orders\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_orders_texts\`;`)
  await db.run(sql`DROP TABLE \`dietary_profiles\`;`)
  await db.run(sql`DROP TABLE \`dietary_profiles_texts\`;`)
  await db.run(sql`DROP TABLE \`dietary_profiles_rels\`;`)
  await db.run(sql`DROP TABLE \`dietary_health_forms_allergens\`;`)
  await db.run(sql`DROP TABLE \`dietary_health_forms\`;`)
  await db.run(sql`DROP TABLE \`feedback\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`sites_homepage_images\`;`)
  await db.run(sql`DROP TABLE \`sites_homepage_images_locales\`;`)
  await db.run(sql`DROP TABLE \`sites_tiles\`;`)
  await db.run(sql`DROP TABLE \`sites_tiles_locales\`;`)
  await db.run(sql`DROP TABLE \`sites_homepage_alerts\`;`)
  await db.run(sql`DROP TABLE \`sites_homepage_alerts_locales\`;`)
  await db.run(sql`DROP TABLE \`sites\`;`)
  await db.run(sql`DROP TABLE \`sites_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_filters\`;`)
  await db.run(sql`DROP TABLE \`menu_filters_locales\`;`)
  await db.run(sql`DROP TABLE \`cuisines\`;`)
  await db.run(sql`DROP TABLE \`cuisines_locales\`;`)
  await db.run(sql`DROP TABLE \`payment_methods\`;`)
  await db.run(sql`DROP TABLE \`payment_methods_locales\`;`)
  await db.run(sql`DROP TABLE \`location_features\`;`)
  await db.run(sql`DROP TABLE \`location_features_locales\`;`)
  await db.run(sql`DROP TABLE \`legal_texts\`;`)
  await db.run(sql`DROP TABLE \`legal_texts_locales\`;`)
  await db.run(sql`DROP TABLE \`_legal_texts_v\`;`)
  await db.run(sql`DROP TABLE \`_legal_texts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`deleted_documents\`;`)
  await db.run(sql`DROP TABLE \`staff_sites\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`sign_ons\`;`)
  await db.run(sql`DROP TABLE \`survey_votes\`;`)
  await db.run(sql`DROP TABLE \`used_captchas\`;`)
  await db.run(sql`DROP TABLE \`reservation_slots\`;`)
  await db.run(sql`DROP TABLE \`favourites\`;`)
  await db.run(sql`DROP TABLE \`access_log\`;`)
  await db.run(sql`DROP TABLE \`access_log_texts\`;`)
  await db.run(sql`DROP TABLE \`sandbox_payments\`;`)
  await db.run(sql`DROP TABLE \`payment_events\`;`)
  await db.run(sql`DROP TABLE \`leases\`;`)
  await db.run(sql`DROP TABLE \`revisions\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
})
