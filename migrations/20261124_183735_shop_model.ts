import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'
import { bringShopBack, bringShopColumnsBack, setShopAside, setShopModelAside } from './moves/shop-model'

export const up = asAWhole(async (db) => {
  await setShopAside(db)
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
  await db.run(sql`DROP TABLE \`carts_items\`;`)
  await db.run(sql`DROP INDEX \`carts_cookie_idx\`;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`secret_hash\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`customer_type_id\` text REFERENCES customer_types(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`customer_location_id\` text REFERENCES customer_locations(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`customer_year_id\` text REFERENCES customer_years(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`customer_term_id\` text REFERENCES customer_terms(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`contents\` text DEFAULT '{"lines":[]}';`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`item_count\` numeric;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`revision\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE UNIQUE INDEX \`carts_secret_hash_idx\` ON \`carts\` (\`secret_hash\`);`)
  await db.run(sql`CREATE INDEX \`carts_customer_type_idx\` ON \`carts\` (\`customer_type_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_customer_location_idx\` ON \`carts\` (\`customer_location_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_customer_year_idx\` ON \`carts\` (\`customer_year_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_customer_term_idx\` ON \`carts\` (\`customer_term_id\`);`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`cookie\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`savings_cents\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`federal_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`provincial_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` ADD \`next_price_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` ADD \`next_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` ADD \`next_price_from\` text;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` ADD \`version_next_price_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` ADD \`version_next_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` ADD \`version_next_price_from\` text;`)
  await db.run(sql`ALTER TABLE \`declining_balances\` ADD \`next_price_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`declining_balances\` ADD \`next_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`declining_balances\` ADD \`next_price_from\` text;`)
  await db.run(sql`ALTER TABLE \`promo_codes\` ADD \`promo_price_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`promo_codes\` ADD \`max_uses\` numeric;`)
  await db.run(sql`ALTER TABLE \`promo_codes\` ADD \`max_uses_per_customer\` numeric;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` ADD \`tax_milli_percent\` numeric;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` ADD \`provincial_tax_milli_percent\` numeric;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` DROP COLUMN \`tax_bps\`;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` DROP COLUMN \`provincial_tax_bps\`;`)
  await db.run(sql`ALTER TABLE \`orders_items\` ADD \`first_plan_date\` text;`)
  await db.run(sql`ALTER TABLE \`orders_items\` ADD \`last_plan_date\` text;`)
  await db.run(sql`ALTER TABLE \`orders_items\` ADD \`first_bill_date\` text;`)
  await db.run(sql`ALTER TABLE \`orders_items\` ADD \`last_bill_date\` text;`)
  await db.run(sql`ALTER TABLE \`orders_items\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`orders_items\` DROP COLUMN \`desc\`;`)
  await db.run(sql`ALTER TABLE \`orders_items\` DROP COLUMN \`promo_message\`;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`customer_type_id\` text REFERENCES customer_types(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`customer_location_id\` text REFERENCES customer_locations(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`customer_year_id\` text REFERENCES customer_years(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`customer_term_id\` text REFERENCES customer_terms(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`orders_customer_type_idx\` ON \`orders\` (\`customer_type_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_location_idx\` ON \`orders\` (\`customer_location_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_year_idx\` ON \`orders\` (\`customer_year_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_term_idx\` ON \`orders\` (\`customer_term_id\`);`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`name\`;`)
  await bringShopBack(db)
})

export const down = asAWhole(async (db) => {
  await setShopModelAside(db)
  await db.run(sql`CREATE TABLE \`carts_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`name\` text,
  	\`desc\` text,
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
  	\`promo_code\` text,
  	\`before_promo_price_cents\` numeric,
  	\`before_promo_tax_cents\` numeric,
  	\`promo_message\` text,
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`carts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`carts_items_order_idx\` ON \`carts_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`carts_items_parent_id_idx\` ON \`carts_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_items_meal_plan_idx\` ON \`carts_items\` (\`meal_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_items_custom_plan_idx\` ON \`carts_items\` (\`custom_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_items_declining_balance_idx\` ON \`carts_items\` (\`declining_balance_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_items_subscription_start_idx\` ON \`carts_items\` (\`subscription_start\`);`)
  await db.run(sql`CREATE INDEX \`carts_items_subscription_end_idx\` ON \`carts_items\` (\`subscription_end\`);`)
  await db.run(sql`DROP TABLE \`promo_codes_rels\`;`)
  await db.run(sql`DROP TABLE \`orders_items_locales\`;`)
  await db.run(sql`DROP TABLE \`orders_locales\`;`)
  await db.run(sql`DROP TABLE \`subscriptions_locales\`;`)
  await db.run(sql`DROP TABLE \`promo_uses\`;`)
  await db.run(sql`CREATE TABLE \`__new_orders\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`no\` text NOT NULL,
  	\`placed_at\` text,
  	\`customer_id\` text,
  	\`total_cents\` numeric,
  	\`savings_cents\` numeric,
  	\`federal_tax_cents\` numeric,
  	\`provincial_tax_cents\` numeric,
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
  	\`card_type\` text,
  	\`card_last_four\` text,
  	\`installments_plan_id\` text,
  	\`installments_name\` text,
  	\`installments_frequency\` text,
  	\`installments_count\` numeric,
  	\`installments_apr_bps\` numeric,
  	\`installments_total_cents\` numeric,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_orders\`("id", "site_id", "no", "placed_at", "customer_id", "total_cents", "savings_cents", "federal_tax_cents", "provincial_tax_cents", "buyer_first_name", "buyer_last_name", "buyer_email", "buyer_phone", "buyer_student_id", "buyer_barcode_id", "buyer_address", "buyer_city", "buyer_province", "buyer_postal_code", "buyer_state", "buyer_zip_code", "buyer_is_parent", "student_first_name", "student_last_name", "student_email", "student_phone", "student_student_id", "student_barcode_id", "student_address", "student_city", "student_province", "student_postal_code", "student_state", "student_zip_code", "payment_type", "payment_status", "payment_reference", "card_type", "card_last_four", "installments_plan_id", "installments_name", "installments_frequency", "installments_count", "installments_apr_bps", "installments_total_cents", "idempotency_key", "updated_at", "created_at") SELECT "id", "site_id", "no", "placed_at", "customer_id", "total_cents", "savings_cents", "federal_tax_cents", "provincial_tax_cents", "buyer_first_name", "buyer_last_name", "buyer_email", "buyer_phone", "buyer_student_id", "buyer_barcode_id", "buyer_address", "buyer_city", "buyer_province", "buyer_postal_code", "buyer_state", "buyer_zip_code", "buyer_is_parent", "student_first_name", "student_last_name", "student_email", "student_phone", "student_student_id", "student_barcode_id", "student_address", "student_city", "student_province", "student_postal_code", "student_state", "student_zip_code", "payment_type", "payment_status", "payment_reference", "card_type", "card_last_four", "installments_plan_id", "installments_name", "installments_frequency", "installments_count", "installments_apr_bps", "installments_total_cents", "idempotency_key", "updated_at", "created_at" FROM \`orders\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`ALTER TABLE \`__new_orders\` RENAME TO \`orders\`;`)
  await db.run(sql`CREATE INDEX \`orders_site_idx\` ON \`orders\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_no_idx\` ON \`orders\` (\`no\`);`)
  await db.run(sql`CREATE INDEX \`orders_placed_at_idx\` ON \`orders\` (\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_status_idx\` ON \`orders\` (\`payment_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_idempotency_key_idx\` ON \`orders\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_no_idx\` ON \`orders\` (\`site_id\`,\`no\`);`)
  await db.run(sql`CREATE TABLE \`__new_carts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`cookie\` text NOT NULL,
  	\`customer_id\` text,
  	\`total_cents\` numeric,
  	\`savings_cents\` numeric,
  	\`federal_tax_cents\` numeric,
  	\`provincial_tax_cents\` numeric,
  	\`expires_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_carts\`("id", "site_id", "customer_id", "total_cents", "expires_at", "updated_at", "created_at") SELECT "id", "site_id", "customer_id", "total_cents", "expires_at", "updated_at", "created_at" FROM \`carts\`;`)
  await db.run(sql`DROP TABLE \`carts\`;`)
  await db.run(sql`ALTER TABLE \`__new_carts\` RENAME TO \`carts\`;`)
  await db.run(sql`CREATE INDEX \`carts_site_idx\` ON \`carts\` (\`site_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`carts_cookie_idx\` ON \`carts\` (\`cookie\`);`)
  await db.run(sql`CREATE INDEX \`carts_customer_idx\` ON \`carts\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_expires_at_idx\` ON \`carts\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_updated_at_idx\` ON \`carts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_created_at_idx\` ON \`carts\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` ADD \`tax_bps\` numeric;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` ADD \`provincial_tax_bps\` numeric;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` DROP COLUMN \`tax_milli_percent\`;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` DROP COLUMN \`provincial_tax_milli_percent\`;`)
  await db.run(sql`ALTER TABLE \`orders_items\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`orders_items\` ADD \`desc\` text;`)
  await db.run(sql`ALTER TABLE \`orders_items\` ADD \`promo_message\` text;`)
  await db.run(sql`ALTER TABLE \`orders_items\` DROP COLUMN \`first_plan_date\`;`)
  await db.run(sql`ALTER TABLE \`orders_items\` DROP COLUMN \`last_plan_date\`;`)
  await db.run(sql`ALTER TABLE \`orders_items\` DROP COLUMN \`first_bill_date\`;`)
  await db.run(sql`ALTER TABLE \`orders_items\` DROP COLUMN \`last_bill_date\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`name\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` DROP COLUMN \`next_price_cents\`;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` DROP COLUMN \`next_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` DROP COLUMN \`next_price_from\`;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` DROP COLUMN \`version_next_price_cents\`;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` DROP COLUMN \`version_next_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` DROP COLUMN \`version_next_price_from\`;`)
  await db.run(sql`ALTER TABLE \`declining_balances\` DROP COLUMN \`next_price_cents\`;`)
  await db.run(sql`ALTER TABLE \`declining_balances\` DROP COLUMN \`next_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`declining_balances\` DROP COLUMN \`next_price_from\`;`)
  await db.run(sql`ALTER TABLE \`promo_codes\` DROP COLUMN \`promo_price_cents\`;`)
  await db.run(sql`ALTER TABLE \`promo_codes\` DROP COLUMN \`max_uses\`;`)
  await db.run(sql`ALTER TABLE \`promo_codes\` DROP COLUMN \`max_uses_per_customer\`;`)
  await bringShopColumnsBack(db)
})
