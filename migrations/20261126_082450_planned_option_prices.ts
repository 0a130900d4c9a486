import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`custom_plans_options\` ADD \`next_price_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`custom_plans_options\` ADD \`next_price_from\` text;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` ADD \`coffee_subscription_next_price_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` ADD \`coffee_subscription_next_price_from\` text;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`custom_plans_options\` DROP COLUMN \`next_price_cents\`;`)
  await db.run(sql`ALTER TABLE \`custom_plans_options\` DROP COLUMN \`next_price_from\`;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` DROP COLUMN \`coffee_subscription_next_price_cents\`;`)
  await db.run(sql`ALTER TABLE \`order_form_settings\` DROP COLUMN \`coffee_subscription_next_price_from\`;`)
})
