import { openPayload } from '@/server/database/payload'
import { makeCampus } from '../../support/data/campus'
import { makeShop } from '../../support/data/shop'

/** A program that stores a site with an order form and a promo code. It prints their ids as JSON. */
const payload = await openPayload()
payload.logger.level = 'silent'
const { site } = await makeCampus(payload, 'bench-carts')
await payload.update({
  collection: 'sites',
  id: site,
  data: { customerLogin: true, mealPlanSubscriptions: true },
  overrideAccess: true, // test data
})
const shop = await makeShop(payload, site)
const promoCode = 'BENCH10'
await payload.create({
  collection: 'promo-codes',
  data: { site, promoCode, promoType: 'discount', promoAdj: 'percent', promoValueBps: 1_000, active: true },
  overrideAccess: true, // test data
})
console.log(JSON.stringify({ ...shop, promoCode }))
process.exit(0)
