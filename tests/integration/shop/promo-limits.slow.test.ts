import { fieldsOf } from '@/server/database/stored-values'
import { makeCampus } from '../../support/data/campus'
import { makeShop, type Shop } from '../../support/data/shop'
import { guestWithPlan, type Shopper } from '../../support/data/shopper'
import { closePayload, openPayload } from '../../support/payload'
import type { CallAnswer } from '../../support/servers/other-process'
import { startOtherProcess } from '../../support/servers/start-other-process'
import { promoCodes } from '../../support/shop/promo-codes'

const payload = await openPayload()
let shop: Shop
const { makeCode, usesOf } = promoCodes(payload, () => shop.site)
const visit = () => guestWithPlan(shop.site, shop.gold)

beforeAll(async () => {
  const { site } = await makeCampus(payload, 'northgate')
  shop = await makeShop(payload, site)
}, 60_000)
afterAll(closePayload)

test('with two processes, the last use goes to exactly one of 200 buyers', async () => {
  const other = await startOtherProcess()
  const { code, id } = await makeCode({ maxUses: 3, maxUsesPerCustomer: 1 })
  for (let at = 0; at < 2; at++) await (await visit()).applyPromo(code)
  const buyers = await Promise.all(Array.from({ length: 200 }, () => visit()))
  const apply = async (buyer: Shopper, at: number) => {
    if (at % 2 === 0) return (await buyer.applyPromo(code)).json
    const data = { site_id: shop.site, promo_code: code }
    const call = { address: '/v1/promo_codes/apply', data, cookie: buyer.cookie }
    return fieldsOf(JSON.parse((await other.ask<CallAnswer>(call)).text))
  }
  const answers = await Promise.all(buyers.map(apply))
  other.kill()
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
  expect(new Set(answers.flatMap(({ msg }) => msg ?? []))).toEqual(
    new Set(['This promo code has reached its limit of uses.']),
  )
  expect(await usesOf(id)).toHaveLength(3)
  const carts = await Promise.all(buyers.map((buyer) => buyer.fetch()))
  expect(carts.filter(({ cart }) => cart.savings === 200)).toHaveLength(1)
}, 120_000)
