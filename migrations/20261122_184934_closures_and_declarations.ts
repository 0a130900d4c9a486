import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`contains_none\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`declared_by_id\` text REFERENCES staff(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`declared_at\` text;`)
  await db.run(sql`CREATE INDEX \`dishes_declared_by_idx\` ON \`dishes\` (\`declared_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_contains_none\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_declared_by_id\` text REFERENCES staff(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_declared_at\` text;`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_declared_by_idx\` ON \`_dishes_v\` (\`version_declared_by_id\`);`)
  await db.run(sql`ALTER TABLE \`schedules\` ADD \`closure\` text;`)
  await db.run(sql`ALTER TABLE \`schedules\` ADD \`closed_by_id\` text REFERENCES staff(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`schedules_closure_idx\` ON \`schedules\` (\`closure\`);`)
  await db.run(sql`CREATE INDEX \`schedules_closed_by_idx\` ON \`schedules\` (\`closed_by_id\`);`)
  await db.run(sql`ALTER TABLE \`popups\` ADD \`on_home_page\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_popups_v\` ADD \`version_on_home_page\` integer DEFAULT false;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`CREATE TABLE \`__new_dishes\` (
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
  await db.run(sql`INSERT INTO \`__new_dishes\`("id", "site_id", "code", "mrn", "mrn_full", "brand_id", "allergens_declared", "calories", "nutrients_protein", "nutrients_total_carbohydrates", "nutrients_sugar", "nutrients_total_fat", "nutrients_saturated_fat", "nutrients_cholesterol", "nutrients_dietary_fiber", "nutrients_sodium", "nutrients_potassium", "nutrients_calcium", "nutrients_iron", "nutrients_trans_fat", "nutrients_vitamin_d", "nutrients_vitamin_c", "nutrients_calories_from_fat", "nutrients_vitamin_a", "nutrients_saturated_and_trans_fat", "card", "updated_at", "created_at") SELECT "id", "site_id", "code", "mrn", "mrn_full", "brand_id", "allergens_declared", "calories", "nutrients_protein", "nutrients_total_carbohydrates", "nutrients_sugar", "nutrients_total_fat", "nutrients_saturated_fat", "nutrients_cholesterol", "nutrients_dietary_fiber", "nutrients_sodium", "nutrients_potassium", "nutrients_calcium", "nutrients_iron", "nutrients_trans_fat", "nutrients_vitamin_d", "nutrients_vitamin_c", "nutrients_calories_from_fat", "nutrients_vitamin_a", "nutrients_saturated_and_trans_fat", "card", "updated_at", "created_at" FROM \`dishes\`;`)
  await db.run(sql`DROP TABLE \`dishes\`;`)
  await db.run(sql`ALTER TABLE \`__new_dishes\` RENAME TO \`dishes\`;`)
  await db.run(sql`CREATE INDEX \`dishes_site_idx\` ON \`dishes\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`dishes_code_idx\` ON \`dishes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`dishes_brand_idx\` ON \`dishes\` (\`brand_id\`);`)
  await db.run(sql`CREATE INDEX \`dishes_updated_at_idx\` ON \`dishes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dishes_created_at_idx\` ON \`dishes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_code_idx\` ON \`dishes\` (\`site_id\`,\`code\`);`)
  await db.run(sql`CREATE TABLE \`__new__dishes_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_site_id\` text,
  	\`version_code\` text NOT NULL,
  	\`version_mrn\` numeric,
  	\`version_mrn_full\` text,
  	\`version_brand_id\` text,
  	\`version_allergens_declared\` integer DEFAULT false,
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dishes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__dishes_v\`("id", "parent_id", "version_site_id", "version_code", "version_mrn", "version_mrn_full", "version_brand_id", "version_allergens_declared", "version_calories", "version_nutrients_protein", "version_nutrients_total_carbohydrates", "version_nutrients_sugar", "version_nutrients_total_fat", "version_nutrients_saturated_fat", "version_nutrients_cholesterol", "version_nutrients_dietary_fiber", "version_nutrients_sodium", "version_nutrients_potassium", "version_nutrients_calcium", "version_nutrients_iron", "version_nutrients_trans_fat", "version_nutrients_vitamin_d", "version_nutrients_vitamin_c", "version_nutrients_calories_from_fat", "version_nutrients_vitamin_a", "version_nutrients_saturated_and_trans_fat", "version_card", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_site_id", "version_code", "version_mrn", "version_mrn_full", "version_brand_id", "version_allergens_declared", "version_calories", "version_nutrients_protein", "version_nutrients_total_carbohydrates", "version_nutrients_sugar", "version_nutrients_total_fat", "version_nutrients_saturated_fat", "version_nutrients_cholesterol", "version_nutrients_dietary_fiber", "version_nutrients_sodium", "version_nutrients_potassium", "version_nutrients_calcium", "version_nutrients_iron", "version_nutrients_trans_fat", "version_nutrients_vitamin_d", "version_nutrients_vitamin_c", "version_nutrients_calories_from_fat", "version_nutrients_vitamin_a", "version_nutrients_saturated_and_trans_fat", "version_card", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_dishes_v\`;`)
  await db.run(sql`DROP TABLE \`_dishes_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__dishes_v\` RENAME TO \`_dishes_v\`;`)
  await db.run(sql`CREATE INDEX \`_dishes_v_parent_idx\` ON \`_dishes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_site_idx\` ON \`_dishes_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_code_idx\` ON \`_dishes_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_brand_idx\` ON \`_dishes_v\` (\`version_brand_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_updated_at_idx\` ON \`_dishes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_created_at_idx\` ON \`_dishes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_created_at_idx\` ON \`_dishes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_updated_at_idx\` ON \`_dishes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_code_idx\` ON \`_dishes_v\` (\`version_site_id\`,\`version_code\`);`)
  await db.run(sql`CREATE TABLE \`__new_schedules\` (
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
  await db.run(sql`INSERT INTO \`__new_schedules\`("id", "site_id", "location_id", "type", "closed", "opens_at", "closes_at", "start", "end", "open_late", "updated_at", "created_at") SELECT "id", "site_id", "location_id", "type", "closed", "opens_at", "closes_at", "start", "end", "open_late", "updated_at", "created_at" FROM \`schedules\`;`)
  await db.run(sql`DROP TABLE \`schedules\`;`)
  await db.run(sql`ALTER TABLE \`__new_schedules\` RENAME TO \`schedules\`;`)
  await db.run(sql`CREATE INDEX \`schedules_site_idx\` ON \`schedules\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`schedules_location_idx\` ON \`schedules\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`schedules_start_idx\` ON \`schedules\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`schedules_end_idx\` ON \`schedules\` (\`end\`);`)
  await db.run(sql`CREATE INDEX \`schedules_updated_at_idx\` ON \`schedules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`schedules_created_at_idx\` ON \`schedules\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`popups\` DROP COLUMN \`on_home_page\`;`)
  await db.run(sql`ALTER TABLE \`_popups_v\` DROP COLUMN \`version_on_home_page\`;`)
})
