import { sql } from '@payloadcms/db-sqlite'
import { inOneTransaction } from './support/in-one-transaction'

export const up = inOneTransaction(async (db) => {
  await db.run(sql`CREATE TABLE \`sites_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_texts_order_parent\` ON \`sites_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_sites\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`published\` integer DEFAULT false,
  	\`prelaunch\` integer DEFAULT false,
  	\`unit_id\` text DEFAULT '',
  	\`sector\` text,
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
  	\`feedback_captcha\` integer DEFAULT true,
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
  	\`seller_name\` text,
  	\`federal_tax_number\` text,
  	\`provincial_tax_number\` text,
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
  await db.run(sql`INSERT INTO \`__new_sites\`("id", "slug", "published", "prelaunch", "unit_id", "time_zone", "country", "address_street", "address_metadata", "address_city", "address_state", "address_zip_code", "address_lat", "address_lon", "address_phone", "url", "link_to_school", "privacy_link", "terms_link", "k12", "logo_id", "inverted_logo_id", "big_logo", "brand_color", "text_color", "alternate_closed_color", "button_color", "button_text_color", "button_text_hover_color", "carousel_control", "carousel_control_color", "panel_display_whats_open", "panel_display_news", "panel_display_events", "panel_display_meal_plans", "panel_display_contact", "show_meal_plan_prices", "dining_map_image_id", "email", "display_email", "has_contact_info", "contact_name", "contact_phone", "contact_email", "social_media_facebook", "social_media_instagram", "social_media_x", "social_media_youtube", "social_media_pinterest", "social_media_flickr", "social_media_vimeo", "feedback_captcha", "allergen_filter", "avoiding_gluten", "display_cal", "sodium_warning", "pork_icon", "location_images", "show_closed_locations", "customer_login", "use_reservations", "notifications", "allergen_card", "food_insecurity", "meal_plan_subscriptions", "weekly_mpp_subscriptions", "coffee_subscription", "installments", "active_promo_code", "seller_name", "federal_tax_number", "provincial_tax_number", "has_popup", "active_popup_id", "updated_at", "created_at") SELECT "id", "slug", "published", "prelaunch", "unit_id", "time_zone", "country", "address_street", "address_metadata", "address_city", "address_state", "address_zip_code", "address_lat", "address_lon", "address_phone", "url", "link_to_school", "privacy_link", "terms_link", "k12", "logo_id", "inverted_logo_id", "big_logo", "brand_color", "text_color", "alternate_closed_color", "button_color", "button_text_color", "button_text_hover_color", "carousel_control", "carousel_control_color", "panel_display_whats_open", "panel_display_news", "panel_display_events", "panel_display_meal_plans", "panel_display_contact", "show_meal_plan_prices", "dining_map_image_id", "email", "display_email", "has_contact_info", "contact_name", "contact_phone", "contact_email", "social_media_facebook", "social_media_instagram", "social_media_x", "social_media_youtube", "social_media_pinterest", "social_media_flickr", "social_media_vimeo", "feedback_captcha", "allergen_filter", "avoiding_gluten", "display_cal", "sodium_warning", "pork_icon", "location_images", "show_closed_locations", "customer_login", "use_reservations", "notifications", "allergen_card", "food_insecurity", "meal_plan_subscriptions", "weekly_mpp_subscriptions", "coffee_subscription", "installments", "active_promo_code", "seller_name", "federal_tax_number", "provincial_tax_number", "has_popup", "active_popup_id", "updated_at", "created_at" FROM \`sites\`;`)
  await db.run(sql`DROP TABLE \`sites\`;`)
  await db.run(sql`ALTER TABLE \`__new_sites\` RENAME TO \`sites\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_slug_idx\` ON \`sites\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`sites_logo_idx\` ON \`sites\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_inverted_logo_idx\` ON \`sites\` (\`inverted_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_dining_map_dining_map_image_idx\` ON \`sites\` (\`dining_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_active_popup_idx\` ON \`sites\` (\`active_popup_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` DROP COLUMN \`google_pay_token\`;`)
})

export const down = inOneTransaction(async (db) => {
  await db.run(sql`DROP TABLE \`sites_texts\`;`)
  await db.run(sql`CREATE TABLE \`__new_sites\` (
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
  	\`seller_name\` text,
  	\`federal_tax_number\` text,
  	\`provincial_tax_number\` text,
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
  await db.run(sql`INSERT INTO \`__new_sites\`("id", "slug", "published", "prelaunch", "unit_id", "time_zone", "country", "address_street", "address_metadata", "address_city", "address_state", "address_zip_code", "address_lat", "address_lon", "address_phone", "url", "link_to_school", "privacy_link", "terms_link", "k12", "logo_id", "inverted_logo_id", "big_logo", "brand_color", "text_color", "alternate_closed_color", "button_color", "button_text_color", "button_text_hover_color", "carousel_control", "carousel_control_color", "panel_display_whats_open", "panel_display_news", "panel_display_events", "panel_display_meal_plans", "panel_display_contact", "show_meal_plan_prices", "dining_map_image_id", "email", "display_email", "has_contact_info", "contact_name", "contact_phone", "contact_email", "social_media_facebook", "social_media_instagram", "social_media_x", "social_media_youtube", "social_media_pinterest", "social_media_flickr", "social_media_vimeo", "feedback_captcha", "allergen_filter", "avoiding_gluten", "display_cal", "sodium_warning", "pork_icon", "location_images", "show_closed_locations", "customer_login", "use_reservations", "notifications", "allergen_card", "food_insecurity", "meal_plan_subscriptions", "weekly_mpp_subscriptions", "coffee_subscription", "installments", "active_promo_code", "seller_name", "federal_tax_number", "provincial_tax_number", "has_popup", "active_popup_id", "updated_at", "created_at") SELECT "id", "slug", "published", "prelaunch", "unit_id", "time_zone", "country", "address_street", "address_metadata", "address_city", "address_state", "address_zip_code", "address_lat", "address_lon", "address_phone", "url", "link_to_school", "privacy_link", "terms_link", "k12", "logo_id", "inverted_logo_id", "big_logo", "brand_color", "text_color", "alternate_closed_color", "button_color", "button_text_color", "button_text_hover_color", "carousel_control", "carousel_control_color", "panel_display_whats_open", "panel_display_news", "panel_display_events", "panel_display_meal_plans", "panel_display_contact", "show_meal_plan_prices", "dining_map_image_id", "email", "display_email", "has_contact_info", "contact_name", "contact_phone", "contact_email", "social_media_facebook", "social_media_instagram", "social_media_x", "social_media_youtube", "social_media_pinterest", "social_media_flickr", "social_media_vimeo", "feedback_captcha", "allergen_filter", "avoiding_gluten", "display_cal", "sodium_warning", "pork_icon", "location_images", "show_closed_locations", "customer_login", "use_reservations", "notifications", "allergen_card", "food_insecurity", "meal_plan_subscriptions", "weekly_mpp_subscriptions", "coffee_subscription", "installments", "active_promo_code", "seller_name", "federal_tax_number", "provincial_tax_number", "has_popup", "active_popup_id", "updated_at", "created_at" FROM \`sites\`;`)
  await db.run(sql`DROP TABLE \`sites\`;`)
  await db.run(sql`ALTER TABLE \`__new_sites\` RENAME TO \`sites\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_slug_idx\` ON \`sites\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`sites_logo_idx\` ON \`sites\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_inverted_logo_idx\` ON \`sites\` (\`inverted_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_dining_map_dining_map_image_idx\` ON \`sites\` (\`dining_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_active_popup_idx\` ON \`sites\` (\`active_popup_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` ADD \`google_pay_token\` text;`)
})
