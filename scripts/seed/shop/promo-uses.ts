import type { DemoBusiness } from '../../../demo/shapes/customers-shape'
import { findByKey } from '../../../demo/price-items'
import type { Seeding } from '../seeding'

/** Creates the uses of the promo codes of the orders, in the slots that the shop would have given them. */
export async function seedPromoUses({ create, site, idOf }: Seeding, { shop, clientele }: DemoBusiness): Promise<void> {
  const taken = new Map<string, number>()
  const nextOf = (key: string) => {
    const number = (taken.get(key) ?? 0) + 1
    taken.set(key, number)
    return number
  }
  const codes = shop.promoCodes.map((promo) => ({ key: promo.code, ...promo }))
  for (const { no, customer, items } of clientele.orders)
    for (const item of items) {
      if (item.kind !== 'plan' || !item.promo) continue
      const { code, maxUses, maxUsesPerCustomer } = findByKey(codes, item.promo)
      const [id, buyer] = [idOf('promo-uses', no, code), idOf('customers', customer)]
      await create('promo-uses', {
        id,
        site,
        promoCode: idOf('promo-codes', code),
        customer: buyer,
        order: idOf('orders', no),
        state: 'used',
        slot: maxUses === null ? id : String(nextOf(code)),
        buyerSlot: `${buyer}/${maxUsesPerCustomer === null ? id : nextOf(`${code} ${buyer}`)}`,
      })
    }
}
