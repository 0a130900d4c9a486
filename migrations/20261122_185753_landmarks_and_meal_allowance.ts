import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'

export const up = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`locations_locales\` ADD \`landmark\` text;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` ADD \`meal_allowance\` text;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` ADD \`meals\` numeric;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` ADD \`version_meal_allowance\` text;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` ADD \`version_meals\` numeric;`)
})

export const down = asAWhole(async (db) => {
  await db.run(sql`ALTER TABLE \`locations_locales\` DROP COLUMN \`landmark\`;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` DROP COLUMN \`meal_allowance\`;`)
  await db.run(sql`ALTER TABLE \`meal_plans\` DROP COLUMN \`meals\`;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` DROP COLUMN \`version_meal_allowance\`;`)
  await db.run(sql`ALTER TABLE \`_meal_plans_v\` DROP COLUMN \`version_meals\`;`)
})
