import type { DemoBusiness, DemoItem } from '../../../demo/shapes/customers-shape'
import { priceItems } from '../../../demo/price-items'
import type { CartChoice, CartContents } from '@/domain/shop/cart/cart-contents'
import { clock } from '@/server/clock'
import { cartKey } from '@/server/database/shop/carts'
import type { Seeding } from '../seeding'
import { answerFields } from './answers'

const leftMs = 26 * 3_600_000

/** Creates an open cart that its customer left yesterday, with the prices that they last saw. */
export async function seedCart(seeding: Seeding, { shop, clientele }: DemoBusiness): Promise<void> {
  const { create, payload, site, idOf } = seeding
  const { customer, secret, answers, items } = clientele.cart
  const priced = priceItems(shop, items)
  const contents: CartContents = {
    lines: items.flatMap((item, index) => {
      const line = priced.items[index]
      if (!line) return []
      const shown = { name: line.name, priceCents: line.priceCents }
      return [{ id: idOf('carts', secret, String(index)), ...choiceOf(seeding, item), shown }]
    }),
  }
  const { id } = await create('carts', {
    id: idOf('carts', secret),
    site,
    secretHash: cartKey(site, { customerId: idOf('customers', customer) }),
    customer: idOf('customers', customer),
    ...answerFields(seeding, answers),
    contents,
    revision: 1,
    itemCount: items.length,
    totalCents: priced.totalCents,
    expiresAt: new Date(clock.now().getTime() + 7 * 86_400_000).toISOString(),
  })
  // Payload sets `updatedAt` itself when it creates a document.
  const updatedAt = new Date(clock.now().getTime() - leftMs).toISOString()
  await payload.db.updateOne({ collection: 'carts', id, data: { updatedAt } })
}

function choiceOf({ idOf }: Seeding, item: DemoItem): CartChoice {
  switch (item.kind) {
    case 'plan':
      return {
        kind: 'meal-plan',
        mealPlan: idOf('meal-plans', item.plan),
        ...{ firstPlanDate: null, lastPlanDate: null, firstBillDate: null, lastBillDate: null },
        promoCode: item.promo ?? null,
      }
    case 'custom':
      return {
        kind: 'custom-plan',
        customPlan: idOf('custom-plans'),
        swipe: idOf('custom-plans', item.swipe),
        balance: idOf('custom-plans', item.db),
      }
    case 'balance':
      return {
        kind: 'declining-balance',
        decliningBalance: idOf('declining-balances', item.balance),
        valueCents: item.valueCents,
      }
    case 'coffee':
      return { kind: 'coffee', months: item.months }
  }
}
