import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
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
  await db.run(sql`ALTER TABLE \`customers\` ADD \`email_verified_at\` text;`)
  await db.run(sql`ALTER TABLE \`on_the_go_orders\` ADD \`customer_id\` text REFERENCES customers(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_customer_idx\` ON \`on_the_go_orders\` (\`customer_id\`);`)
  await db.run(sql`ALTER TABLE \`dietary_health_forms\` ADD \`customer_id\` text REFERENCES customers(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_customer_idx\` ON \`dietary_health_forms\` (\`customer_id\`);`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`customer_id\` text REFERENCES customers(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`feedback_customer_idx\` ON \`feedback\` (\`customer_id\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`customer_id\` text REFERENCES customers(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`contact_messages_customer_idx\` ON \`contact_messages\` (\`customer_id\`);`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`DROP TABLE \`consents\`;`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_on_the_go_orders\`("id", "site_id", "name", "email", "student_id", "pick_up", "plan", "entree", "base", "protein", "cheese", "dressing_sauce", "drink", "other_allergies", "comments", "updated_at", "created_at") SELECT "id", "site_id", "name", "email", "student_id", "pick_up", "plan", "entree", "base", "protein", "cheese", "dressing_sauce", "drink", "other_allergies", "comments", "updated_at", "created_at" FROM \`on_the_go_orders\`;`)
  await db.run(sql`DROP TABLE \`on_the_go_orders\`;`)
  await db.run(sql`ALTER TABLE \`__new_on_the_go_orders\` RENAME TO \`on_the_go_orders\`;`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_site_idx\` ON \`on_the_go_orders\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_updated_at_idx\` ON \`on_the_go_orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`on_the_go_orders_created_at_idx\` ON \`on_the_go_orders\` (\`created_at\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_dietary_health_forms\`("id", "site_id", "date", "name", "email", "city", "other_allergies", "epipen", "carries_epinephrine", "celiac", "gluten_intolerant", "gf_diet", "medical_diet", "additional_comments", "consent", "updated_at", "created_at") SELECT "id", "site_id", "date", "name", "email", "city", "other_allergies", "epipen", "carries_epinephrine", "celiac", "gluten_intolerant", "gf_diet", "medical_diet", "additional_comments", "consent", "updated_at", "created_at" FROM \`dietary_health_forms\`;`)
  await db.run(sql`DROP TABLE \`dietary_health_forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_dietary_health_forms\` RENAME TO \`dietary_health_forms\`;`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_site_idx\` ON \`dietary_health_forms\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_date_idx\` ON \`dietary_health_forms\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_updated_at_idx\` ON \`dietary_health_forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dietary_health_forms_created_at_idx\` ON \`dietary_health_forms\` (\`created_at\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_feedback\`("id", "site_id", "first_name", "last_name", "email", "location", "birthday", "customer_residence", "customer_type", "comments", "offers", "updated_at", "created_at") SELECT "id", "site_id", "first_name", "last_name", "email", "location", "birthday", "customer_residence", "customer_type", "comments", "offers", "updated_at", "created_at" FROM \`feedback\`;`)
  await db.run(sql`DROP TABLE \`feedback\`;`)
  await db.run(sql`ALTER TABLE \`__new_feedback\` RENAME TO \`feedback\`;`)
  await db.run(sql`CREATE INDEX \`feedback_site_idx\` ON \`feedback\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_updated_at_idx\` ON \`feedback\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_created_at_idx\` ON \`feedback\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_messages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`site_id\` text,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_messages\`("id", "site_id", "name", "email", "message", "updated_at", "created_at") SELECT "id", "site_id", "name", "email", "message", "updated_at", "created_at" FROM \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_messages\` RENAME TO \`contact_messages\`;`)
  await db.run(sql`CREATE INDEX \`contact_messages_site_idx\` ON \`contact_messages\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`email_verified_at\`;`)
})
