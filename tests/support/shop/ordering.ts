import type { Payload } from 'payload'
import { resumeOrders } from '@/features/shop/checkout/orders/resume-orders'
import { clock } from '@/server/clock'
import type { Shop } from '../data/shop'
import { guestWithPlan, Shopper } from '../data/shopper'
import { laterPlanDates, rowsIn, submit } from './checkout'
import type { FakeProvider } from './fake-provider'

/** What tests of orders do: buyers with carts, and submits. `current` gives the shop and provider of a test. */
export function ordering(payload: Payload, current: () => { shop: Shop; provider: FakeProvider }) {
  return {
    /** A guest with a plan in the cart. */
    visit: (plan = current().shop.gold) => guestWithPlan(current().shop.site, plan),
    /** A customer with a subscription in the cart that costs nothing today. */
    subscriber: async (): Promise<Shopper> => {
      const buyer = new Shopper(current().shop.site)
      await buyer.signUp()
      const { items } = await buyer.addPlan(current().shop.monthly, laterPlanDates(clock.now()))
      if (items[0]?.price !== 0) throw new Error('The subscription costs something today')
      return buyer
    },
    outcome: async (...args: Parameters<typeof submit>) => {
      const result = await submit(...args)
      if (!result.ok) throw new Error(result.refusal.code)
      return result.value
    },
    /** The status of an order, or the code of its refusal. */
    refusal: async (...args: Parameters<typeof submit>) => {
      const result = await submit(...args)
      return result.ok ? result.value.status : result.refusal.code
    },
    resume: () => resumeOrders(payload, clock.now(), { provider: current().provider }),
    ledgerOf: async (orderId: string) =>
      (await rowsIn(payload, 'ledger-entries')).filter(({ key }) => key === `sale:${orderId}`),
  }
}
