import { openPayload } from '@/server/database/payload'
import { makeShopWithAccounts } from '../../support/data/shop'

/** A program that stores a site with an order form and a promo code. It prints their ids as JSON. */
const payload = await openPayload()
payload.logger.level = 'silent'
const shop = await makeShopWithAccounts(payload, { mealPlanSubscriptions: true }, 'bench-carts')
const promoCode = 'BENCH10'
await payload.create({
  collection: 'promo-codes',
  data: { site: shop.site, promoCode, promoType: 'discount', promoAdj: 'percent', promoValueBps: 1_000, active: true },
  overrideAccess: true, // test data
})
console.log(JSON.stringify({ ...shop, promoCode }))
process.exit(0)
