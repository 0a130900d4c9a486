import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
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
  await db.run(sql`CREATE TABLE \`refunds\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`order_id\` text NOT NULL,
  	\`amount_cents\` numeric NOT NULL,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`reason\` text NOT NULL,
  	\`staff_email\` text,
  	\`staff_role\` text,
  	\`reference\` text,
  	\`cancels_order\` integer DEFAULT false,
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
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_key_idx\` ON \`refunds\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`refunds_updated_at_idx\` ON \`refunds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_created_at_idx\` ON \`refunds\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`sent_mails\` (
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
  await db.run(sql`CREATE INDEX \`sent_mails_site_idx\` ON \`sent_mails\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_state_idx\` ON \`sent_mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_order_idx\` ON \`sent_mails\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_next_attempt_at_idx\` ON \`sent_mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sent_mails_key_idx\` ON \`sent_mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_updated_at_idx\` ON \`sent_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sent_mails_created_at_idx\` ON \`sent_mails\` (\`created_at\`);`)
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
  await db.run(sql`ALTER TABLE \`orders\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`pricing\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`provider\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`result_code\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`refunded_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`attempted_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`settled_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`next_check_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`saved_method\` text;`)
  await db.run(sql`CREATE INDEX \`orders_next_check_at_idx\` ON \`orders\` (\`next_check_at\`);`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`federal_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`provincial_tax_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`next_bill_date\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`card_type\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`card_last_four\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`provider\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`saved_method\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`item_key\` text;`)
  await db.run(sql`CREATE INDEX \`subscriptions_next_bill_date_idx\` ON \`subscriptions\` (\`next_bill_date\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_item_key_idx\` ON \`subscriptions\` (\`item_key\`);`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`pending_order\` text;`)
  await db.run(sql`ALTER TABLE \`customers\` ADD \`is_guest\` integer DEFAULT false;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`DROP TABLE \`orders_consents\`;`)
  await db.run(sql`DROP TABLE \`refunds\`;`)
  await db.run(sql`DROP TABLE \`subscription_charges\`;`)
  await db.run(sql`DROP TABLE \`ledger_entries\`;`)
  await db.run(sql`DROP TABLE \`sent_mails\`;`)
  await db.run(sql`DROP TABLE \`sandbox_payments\`;`)
  await db.run(sql`DROP TABLE \`payment_events\`;`)
  await db.run(sql`DROP INDEX \`orders_next_check_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`pricing\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`provider\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`result_code\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`refunded_cents\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`attempted_at\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`settled_at\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`next_check_at\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`saved_method\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_next_bill_date_idx\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_item_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`federal_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`provincial_tax_cents\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`next_bill_date\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`card_type\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`card_last_four\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`provider\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`saved_method\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`item_key\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`pending_order\`;`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`is_guest\`;`)
})
