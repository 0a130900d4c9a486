import { sql } from '@payloadcms/db-sqlite'
import { inOneTransaction } from './support/in-one-transaction'

export const up = inOneTransaction(async (db) => {
  await db.run(sql`CREATE TABLE \`_feedback_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_first_name\` text NOT NULL,
  	\`version_last_name\` text NOT NULL,
  	\`version_email\` text NOT NULL,
  	\`version_location\` text,
  	\`version_birthday\` text,
  	\`version_customer_residence\` text,
  	\`version_customer_type\` text,
  	\`version_comments\` text NOT NULL,
  	\`version_offers\` integer DEFAULT false,
  	\`version_customer_id\` text,
  	\`version_replies\` text,
  	\`version_staff_notes\` text,
  	\`version_status\` text DEFAULT 'new' NOT NULL,
  	\`version_assignee_id\` text,
  	\`version_locale\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_feedback_v_parent_idx\` ON \`_feedback_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_feedback_v_version_version_site_idx\` ON \`_feedback_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_feedback_v_version_version_customer_idx\` ON \`_feedback_v\` (\`version_customer_id\`);`)
  await db.run(sql`CREATE INDEX \`_feedback_v_version_version_status_idx\` ON \`_feedback_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_feedback_v_version_version_assignee_idx\` ON \`_feedback_v\` (\`version_assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`_feedback_v_version_version_updated_at_idx\` ON \`_feedback_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_feedback_v_version_version_created_at_idx\` ON \`_feedback_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_feedback_v_created_at_idx\` ON \`_feedback_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_feedback_v_updated_at_idx\` ON \`_feedback_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_contact_messages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_name\` text NOT NULL,
  	\`version_email\` text NOT NULL,
  	\`version_message\` text NOT NULL,
  	\`version_customer_id\` text,
  	\`version_replies\` text,
  	\`version_staff_notes\` text,
  	\`version_status\` text DEFAULT 'new' NOT NULL,
  	\`version_assignee_id\` text,
  	\`version_locale\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_messages_v_parent_idx\` ON \`_contact_messages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_messages_v_version_version_site_idx\` ON \`_contact_messages_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_messages_v_version_version_customer_idx\` ON \`_contact_messages_v\` (\`version_customer_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_messages_v_version_version_status_idx\` ON \`_contact_messages_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_messages_v_version_version_assignee_idx\` ON \`_contact_messages_v\` (\`version_assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_messages_v_version_version_updated_at_idx\` ON \`_contact_messages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_messages_v_version_version_created_at_idx\` ON \`_contact_messages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_messages_v_created_at_idx\` ON \`_contact_messages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_messages_v_updated_at_idx\` ON \`_contact_messages_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`on_the_go_orders\` ADD \`replies\` text;`)
  await db.run(sql`ALTER TABLE \`on_the_go_orders\` ADD \`status\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`on_the_go_orders\` ADD \`assignee_id\` text REFERENCES staff(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`on_the_go_orders\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_status_idx\` ON \`on_the_go_orders\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_assignee_idx\` ON \`on_the_go_orders\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`_on_the_go_orders_v\` ADD \`version_replies\` text;`)
  await db.run(sql`ALTER TABLE \`_on_the_go_orders_v\` ADD \`version_status\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_on_the_go_orders_v\` ADD \`version_assignee_id\` text REFERENCES staff(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_on_the_go_orders_v\` ADD \`version_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_version_status_idx\` ON \`_on_the_go_orders_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_version_assignee_idx\` ON \`_on_the_go_orders_v\` (\`version_assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`dietary_health_forms\` ADD \`replies\` text;`)
  await db.run(sql`ALTER TABLE \`dietary_health_forms\` ADD \`status\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`dietary_health_forms\` ADD \`assignee_id\` text REFERENCES staff(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`dietary_health_forms\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_status_idx\` ON \`dietary_health_forms\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_assignee_idx\` ON \`dietary_health_forms\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`_dietary_health_forms_v\` ADD \`version_replies\` text;`)
  await db.run(sql`ALTER TABLE \`_dietary_health_forms_v\` ADD \`version_status\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_dietary_health_forms_v\` ADD \`version_assignee_id\` text REFERENCES staff(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_dietary_health_forms_v\` ADD \`version_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_status_idx\` ON \`_dietary_health_forms_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_assignee_idx\` ON \`_dietary_health_forms_v\` (\`version_assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`replies\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`staff_notes\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`status\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`assignee_id\` text REFERENCES staff(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`feedback_status_idx\` ON \`feedback\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`feedback_assignee_idx\` ON \`feedback\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`replies\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`staff_notes\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`status\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`assignee_id\` text REFERENCES staff(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assignee_idx\` ON \`contact_messages\` (\`assignee_id\`);`)
})

export const down = inOneTransaction(async (db) => {
  await db.run(sql`DROP TABLE \`_feedback_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_messages_v\`;`)
  await db.run(sql`CREATE TABLE \`__new_on_the_go_orders\` (
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
  	\`staff_notes\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_on_the_go_orders\`("id", "site_id", "name", "email", "student_id", "pick_up", "plan", "entree", "base", "protein", "cheese", "dressing_sauce", "drink", "other_allergies", "comments", "customer_id", "staff_notes", "saved_by", "updated_at", "created_at") SELECT "id", "site_id", "name", "email", "student_id", "pick_up", "plan", "entree", "base", "protein", "cheese", "dressing_sauce", "drink", "other_allergies", "comments", "customer_id", "staff_notes", "saved_by", "updated_at", "created_at" FROM \`on_the_go_orders\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_orders\`;`)
  await db.run(sql`ALTER TABLE \`__new_on_the_go_orders\` RENAME TO \`on_the_go_orders\`;`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_site_idx\` ON \`on_the_go_orders\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_customer_idx\` ON \`on_the_go_orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_updated_at_idx\` ON \`on_the_go_orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_created_at_idx\` ON \`on_the_go_orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__on_the_go_orders_v\` (
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
  await db.run(sql`INSERT INTO \`__new__on_the_go_orders_v\`("id", "parent_id", "version_site_id", "version_name", "version_email", "version_student_id", "version_pick_up", "version_plan", "version_entree", "version_base", "version_protein", "version_cheese", "version_dressing_sauce", "version_drink", "version_other_allergies", "version_comments", "version_customer_id", "version_staff_notes", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_site_id", "version_name", "version_email", "version_student_id", "version_pick_up", "version_plan", "version_entree", "version_base", "version_protein", "version_cheese", "version_dressing_sauce", "version_drink", "version_other_allergies", "version_comments", "version_customer_id", "version_staff_notes", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_on_the_go_orders_v\`;`)
  await db.run(sql`DROP TABLE \`_on_the_go_orders_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__on_the_go_orders_v\` RENAME TO \`_on_the_go_orders_v\`;`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_parent_idx\` ON \`_on_the_go_orders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_version_site_idx\` ON \`_on_the_go_orders_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_version_customer_idx\` ON \`_on_the_go_orders_v\` (\`version_customer_id\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_version_updated_at_idx\` ON \`_on_the_go_orders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_version_version_created_at_idx\` ON \`_on_the_go_orders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_created_at_idx\` ON \`_on_the_go_orders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_on_the_go_orders_v_updated_at_idx\` ON \`_on_the_go_orders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_dietary_health_forms\` (
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
  	\`staff_notes\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_dietary_health_forms\`("id", "site_id", "date", "name", "email", "city", "other_allergies", "epipen", "carries_epinephrine", "celiac", "gluten_intolerant", "gf_diet", "medical_diet", "additional_comments", "consent", "customer_id", "staff_notes", "saved_by", "updated_at", "created_at") SELECT "id", "site_id", "date", "name", "email", "city", "other_allergies", "epipen", "carries_epinephrine", "celiac", "gluten_intolerant", "gf_diet", "medical_diet", "additional_comments", "consent", "customer_id", "staff_notes", "saved_by", "updated_at", "created_at" FROM \`dietary_health_forms\`;`)
  await db.run(sql`DROP TABLE \`dietary_health_forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_dietary_health_forms\` RENAME TO \`dietary_health_forms\`;`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_site_idx\` ON \`dietary_health_forms\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_date_idx\` ON \`dietary_health_forms\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_customer_idx\` ON \`dietary_health_forms\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_updated_at_idx\` ON \`dietary_health_forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_created_at_idx\` ON \`dietary_health_forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__dietary_health_forms_v\` (
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
  await db.run(sql`INSERT INTO \`__new__dietary_health_forms_v\`("id", "parent_id", "version_site_id", "version_date", "version_name", "version_email", "version_city", "version_other_allergies", "version_epipen", "version_carries_epinephrine", "version_celiac", "version_gluten_intolerant", "version_gf_diet", "version_medical_diet", "version_additional_comments", "version_consent", "version_customer_id", "version_staff_notes", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_site_id", "version_date", "version_name", "version_email", "version_city", "version_other_allergies", "version_epipen", "version_carries_epinephrine", "version_celiac", "version_gluten_intolerant", "version_gf_diet", "version_medical_diet", "version_additional_comments", "version_consent", "version_customer_id", "version_staff_notes", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_dietary_health_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_dietary_health_forms_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__dietary_health_forms_v\` RENAME TO \`_dietary_health_forms_v\`;`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_parent_idx\` ON \`_dietary_health_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_site_idx\` ON \`_dietary_health_forms_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_date_idx\` ON \`_dietary_health_forms_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_customer_idx\` ON \`_dietary_health_forms_v\` (\`version_customer_id\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_updated_at_idx\` ON \`_dietary_health_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_version_version_created_at_idx\` ON \`_dietary_health_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_created_at_idx\` ON \`_dietary_health_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dietary_health_forms_v_updated_at_idx\` ON \`_dietary_health_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_feedback\` (
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
  await db.run(sql`INSERT INTO \`__new_feedback\`("id", "site_id", "first_name", "last_name", "email", "location", "birthday", "customer_residence", "customer_type", "comments", "offers", "customer_id", "updated_at", "created_at") SELECT "id", "site_id", "first_name", "last_name", "email", "location", "birthday", "customer_residence", "customer_type", "comments", "offers", "customer_id", "updated_at", "created_at" FROM \`feedback\`;`)
  await db.run(sql`DROP TABLE \`feedback\`;`)
  await db.run(sql`ALTER TABLE \`__new_feedback\` RENAME TO \`feedback\`;`)
  await db.run(sql`CREATE INDEX \`feedback_site_idx\` ON \`feedback\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_customer_idx\` ON \`feedback\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_updated_at_idx\` ON \`feedback\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_created_at_idx\` ON \`feedback\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_messages\` (
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
  await db.run(sql`INSERT INTO \`__new_contact_messages\`("id", "site_id", "name", "email", "message", "customer_id", "updated_at", "created_at") SELECT "id", "site_id", "name", "email", "message", "customer_id", "updated_at", "created_at" FROM \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_messages\` RENAME TO \`contact_messages\`;`)
  await db.run(sql`CREATE INDEX \`contact_messages_site_idx\` ON \`contact_messages\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_customer_idx\` ON \`contact_messages\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
})
