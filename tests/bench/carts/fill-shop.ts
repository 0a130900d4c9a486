import { openPayload } from '@/server/database/payload'
import { makeCampus } from '../../support/data/campus'
import { makeShop } from '../../support/data/shop'

/** A program that stores a site with an order form. It prints their ids as JSON. */
const payload = await openPayload()
payload.logger.level = 'silent'
const { site } = await makeCampus(payload, 'bench-carts')
await payload.update({
  collection: 'sites',
  id: site,
  data: { customerLogin: true, mealPlanSubscriptions: true },
  overrideAccess: true, // test data
})
console.log(JSON.stringify(await makeShop(payload, site)))
process.exit(0)
