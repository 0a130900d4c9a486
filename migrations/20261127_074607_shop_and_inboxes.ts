import { sql } from '@payloadcms/db-sqlite'
import { inOneTransaction } from './support/in-one-transaction'

export const up = inOneTransaction(async (db) => {
  await db.run(sql`CREATE TABLE \`_on_the_go_orders_v_version_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_on_the_go_orders_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_allergens_order_idx\` ON \`_on_the_go_orders_v_version_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_allergens_parent_idx\` ON \`_on_the_go_orders_v_version_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_on_the_go_orders_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_name\` text NOT NULL,
  	\`version_email\` text NOT NULL,
  	\`version_student_id\` text,
  	\`version_pick_up\` text,
  	\`version_plan\` text,
  	\`version_entree\` text,
  	\`version_base\` text,
  	\`version_protein\` text,
  	\`version_cheese\` text,
  	\`version_dressing_sauce\` text,
  	\`version_drink\` text,
  	\`version_other_allergies\` text,
  	\`version_comments\` text,
  	\`version_customer_id\` text,
  	\`version_staff_notes\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`on_the_go_orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_parent_idx\` ON \`_on_the_go_orders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_version_site_idx\` ON \`_on_the_go_orders_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_version_customer_idx\` ON \`_on_the_go_orders_v\` (\`version_customer_id\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_version_updated_at_idx\` ON \`_on_the_go_orders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_version_created_at_idx\` ON \`_on_the_go_orders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_created_at_idx\` ON \`_on_the_go_orders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_updated_at_idx\` ON \`_on_the_go_orders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_on_the_go_orders_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_on_the_go_orders_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_texts_order_parent\` ON \`_on_the_go_orders_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dietary_profiles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_customer_id\` text NOT NULL,
  	\`version_contact_name\` text,
  	\`version_contact_number\` text,
  	\`version_carries_epinephrine\` integer DEFAULT false,
  	\`version_food_insecurity\` integer DEFAULT false,
  	\`version_staff_notes\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dietary_profiles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_parent_idx\` ON \`_dietary_profiles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_version_version_site_idx\` ON \`_dietary_profiles_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_version_version_customer_idx\` ON \`_dietary_profiles_v\` (\`version_customer_id\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_version_version_updated_at_idx\` ON \`_dietary_profiles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_version_version_created_at_idx\` ON \`_dietary_profiles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_created_at_idx\` ON \`_dietary_profiles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_updated_at_idx\` ON \`_dietary_profiles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_dietary_profiles_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dietary_profiles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_texts_order_parent\` ON \`_dietary_profiles_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dietary_profiles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`menu_filters_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dietary_profiles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menu_filters_id\`) REFERENCES \`menu_filters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_rels_order_idx\` ON \`_dietary_profiles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_rels_parent_idx\` ON \`_dietary_profiles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_rels_path_idx\` ON \`_dietary_profiles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_profiles_v_rels_menu_filters_id_idx\` ON \`_dietary_profiles_v_rels\` (\`menu_filters_id\`);`)
  await db.run(sql`CREATE TABLE \`_dietary_health_forms_v_version_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dietary_health_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_allergens_order_idx\` ON \`_dietary_health_forms_v_version_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_allergens_parent_idx\` ON \`_dietary_health_forms_v_version_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dietary_health_forms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_date\` text NOT NULL,
  	\`version_name\` text NOT NULL,
  	\`version_email\` text NOT NULL,
  	\`version_city\` text NOT NULL,
  	\`version_other_allergies\` text,
  	\`version_epipen\` integer DEFAULT false,
  	\`version_carries_epinephrine\` integer DEFAULT false,
  	\`version_celiac\` integer DEFAULT false,
  	\`version_gluten_intolerant\` integer DEFAULT false,
  	\`version_gf_diet\` integer DEFAULT false,
  	\`version_medical_diet\` integer DEFAULT false,
  	\`version_additional_comments\` text,
  	\`version_consent\` integer DEFAULT false,
  	\`version_customer_id\` text,
  	\`version_staff_notes\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dietary_health_forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_parent_idx\` ON \`_dietary_health_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_site_idx\` ON \`_dietary_health_forms_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_date_idx\` ON \`_dietary_health_forms_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_customer_idx\` ON \`_dietary_health_forms_v\` (\`version_customer_id\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_updated_at_idx\` ON \`_dietary_health_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_created_at_idx\` ON \`_dietary_health_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_created_at_idx\` ON \`_dietary_health_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_updated_at_idx\` ON \`_dietary_health_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_promo_uses\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`promo_code_id\` text NOT NULL,
  	\`state\` text DEFAULT 'reserved' NOT NULL,
  	\`customer_id\` text,
  	\`order_id\` text,
  	\`slot\` text NOT NULL,
  	\`buyer_slot\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`promo_code_id\`) REFERENCES \`promo_codes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_promo_uses\`("id", "site_id", "promo_code_id", "state", "customer_id", "order_id", "slot", "buyer_slot", "updated_at", "created_at") SELECT "id", "site_id", "promo_code_id", "state", "customer_id", "order_id", "slot", "buyer_slot", "updated_at", "created_at" FROM \`promo_uses\` WHERE \`state\` <> 'returned' AND (\`state\` <> 'reserved' OR \`order_id\` IS NOT NULL);`) // uses that carts held and returned ones do not count
  await db.run(sql`DROP TABLE \`promo_uses\`;`)
  await db.run(sql`ALTER TABLE \`__new_promo_uses\` RENAME TO \`promo_uses\`;`)
  await db.run(sql`CREATE INDEX \`promo_uses_site_idx\` ON \`promo_uses\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_promo_code_idx\` ON \`promo_uses\` (\`promo_code_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_state_idx\` ON \`promo_uses\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_customer_idx\` ON \`promo_uses\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_order_idx\` ON \`promo_uses\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_updated_at_idx\` ON \`promo_uses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_created_at_idx\` ON \`promo_uses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`promoCode_slot_idx\` ON \`promo_uses\` (\`promo_code_id\`,\`slot\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`buyerSlot_promoCode_idx\` ON \`promo_uses\` (\`buyer_slot\`,\`promo_code_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`location_id\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`closed\` integer,
  	\`day\` text,
  	\`changed_at\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus\`("id", "site_id", "location_id", "date", "closed", "day", "changed_at", "saved_by", "updated_at", "created_at") SELECT "id", "site_id", "location_id", "date", "closed", "day", "changed_at", "saved_by", "updated_at", "created_at" FROM \`menus\`;`)
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
  await db.run(sql`INSERT INTO \`__new__menus_v\`("id", "parent_id", "version_site_id", "version_location_id", "version_date", "version_closed", "version_day", "version_changed_at", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_site_id", "version_location_id", "version_date", "version_closed", "version_day", "version_changed_at", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_menus_v\`;`)
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
  await db.run(sql`ALTER TABLE \`meal_plans\` ADD \`sale_from\` text;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` ADD \`sale_until\` text;`)
  await db.run(sql`CREATE INDEX \`meal_plans_sale_from_idx\` ON \`meal_plans\` (\`sale_from\`);`)
  await db.run(sql`CREATE INDEX \`meal_plans_sale_until_idx\` ON \`meal_plans\` (\`sale_until\`);`)
  await db.run(sql`ALTER TABLE \`meal_plans\` DROP COLUMN \`tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` DROP COLUMN \`next_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` ADD \`version_sale_from\` text;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` ADD \`version_sale_until\` text;`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_version_sale_from_idx\` ON \`_meal_plans_v\` (\`version_sale_from\`);`)
  await db.run(sql`CREATE INDEX \`_meal_plans_v_version_version_sale_until_idx\` ON \`_meal_plans_v\` (\`version_sale_until\`);`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` DROP COLUMN \`version_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` DROP COLUMN \`version_next_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` ADD \`confirm_account_payments\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`customer_terms\` ADD \`start_date\` text;`)
  await db.run(sql`ALTER TABLE \`customer_terms\` ADD \`end_date\` text;`)
  await db.run(sql`CREATE INDEX \`customer_terms_start_date_idx\` ON \`customer_terms\` (\`start_date\`);`)
  await db.run(sql`CREATE INDEX \`customer_terms_end_date_idx\` ON \`customer_terms\` (\`end_date\`);`)
  await db.run(sql`ALTER TABLE \`orders_items\` ADD \`meal_allowance\` text;`)
  await db.run(sql`ALTER TABLE \`orders_items\` ADD \`meals\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`loaded_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`loaded_by\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`seller\` text;`)
  await db.run(sql`CREATE INDEX \`orders_loaded_at_idx\` ON \`orders\` (\`loaded_at\`);`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`code_for\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`code_hash\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`code_tries\` numeric;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`code_sent_at\` text;`)
  await db.run(sql`ALTER TABLE \`on_the_go_orders\` ADD \`staff_notes\` text;`)
  await db.run(sql`ALTER TABLE \`on_the_go_orders\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`dietary_profiles\` ADD \`staff_notes\` text;`)
  await db.run(sql`ALTER TABLE \`dietary_profiles\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`dietary_health_forms\` ADD \`staff_notes\` text;`)
  await db.run(sql`ALTER TABLE \`dietary_health_forms\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`seller_name\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`federal_tax_number\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`provincial_tax_number\` text;`)
  await db.run(sql`ALTER TABLE \`declining_balances\` DROP COLUMN \`tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`declining_balances\` DROP COLUMN \`next_tax_cents\`;`)
})

export const down = inOneTransaction(async (db) => {
  await db.run(sql`DROP TABLE \`_on_the_go_orders_v_version_allergens\`;`)
  await db.run(sql`DROP TABLE \`_on_the_go_orders_v\`;`)
  await db.run(sql`DROP TABLE \`_on_the_go_orders_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_dietary_profiles_v\`;`)
  await db.run(sql`DROP TABLE \`_dietary_profiles_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_dietary_profiles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_dietary_health_forms_v_version_allergens\`;`)
  await db.run(sql`DROP TABLE \`_dietary_health_forms_v\`;`)
  await db.run(sql`DROP INDEX \`meal_plans_sale_from_idx\`;`)
  await db.run(sql`DROP INDEX \`meal_plans_sale_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` ADD \`tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` ADD \`next_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` DROP COLUMN \`sale_from\`;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` DROP COLUMN \`sale_until\`;`)
  await db.run(sql`DROP INDEX \`_meal_plans_v_version_version_sale_from_idx\`;`)
  await db.run(sql`DROP INDEX \`_meal_plans_v_version_version_sale_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` ADD \`version_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` ADD \`version_next_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` DROP COLUMN \`version_sale_from\`;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` DROP COLUMN \`version_sale_until\`;`)
  await db.run(sql`DROP INDEX \`customer_terms_start_date_idx\`;`)
  await db.run(sql`DROP INDEX \`customer_terms_end_date_idx\`;`)
  await db.run(sql`ALTER TABLE \`customer_terms\` DROP COLUMN \`start_date\`;`)
  await db.run(sql`ALTER TABLE \`customer_terms\` DROP COLUMN \`end_date\`;`)
  await db.run(sql`DROP INDEX \`orders_loaded_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`loaded_at\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`loaded_by\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`seller\`;`)
  await db.run(sql`CREATE TABLE \`__new_menus\` (
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
  await db.run(sql`INSERT INTO \`__new_menus\`("id", "site_id", "location_id", "date", "closed", "day", "changed_at", "saved_by", "updated_at", "created_at") SELECT "id", "site_id", "location_id", "date", "closed", "day", "changed_at", "saved_by", "updated_at", "created_at" FROM \`menus\`;`)
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
  await db.run(sql`INSERT INTO \`__new__menus_v\`("id", "parent_id", "version_site_id", "version_location_id", "version_date", "version_closed", "version_day", "version_changed_at", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_site_id", "version_location_id", "version_date", "version_closed", "version_day", "version_changed_at", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_menus_v\`;`)
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
  await db.run(sql`ALTER TABLE \`declining_balances\` ADD \`tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`declining_balances\` ADD \`next_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`promo_uses\` ADD \`cart_id\` text REFERENCES carts(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`promo_uses\` ADD \`reserved_until\` text;`)
  await db.run(sql`CREATE INDEX \`promo_uses_cart_idx\` ON \`promo_uses\` (\`cart_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_uses_reserved_until_idx\` ON \`promo_uses\` (\`reserved_until\`);`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` DROP COLUMN \`confirm_account_payments\`;`)
  await db.run(sql`ALTER TABLE \`orders_items\` DROP COLUMN \`meal_allowance\`;`)
  await db.run(sql`ALTER TABLE \`orders_items\` DROP COLUMN \`meals\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`code_for\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`code_hash\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`code_tries\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`code_sent_at\`;`)
  await db.run(sql`ALTER TABLE \`on_the_go_orders\` DROP COLUMN \`staff_notes\`;`)
  await db.run(sql`ALTER TABLE \`on_the_go_orders\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`dietary_profiles\` DROP COLUMN \`staff_notes\`;`)
  await db.run(sql`ALTER TABLE \`dietary_profiles\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`dietary_health_forms\` DROP COLUMN \`staff_notes\`;`)
  await db.run(sql`ALTER TABLE \`dietary_health_forms\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`seller_name\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`federal_tax_number\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`provincial_tax_number\`;`)
})
