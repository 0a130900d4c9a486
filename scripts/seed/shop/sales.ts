import type { DemoBusiness, DemoOrder, DemoPerson } from '../../../demo/shapes/customers-shape'
import type { DemoSite } from '../../../demo/shapes/campus-shape'
import type { TaxRates } from '../../../demo/shapes/shop-shape'
import { sellerOf } from '@/domain/shop/receipts/seller'
import { findByKey, priceItems } from '../../../demo/price-items'
import type { Seeding } from '../seeding'
import { answerFields } from './answers'
import { seedCart } from './cart'
import { priceFields } from './order-items'
import { chargeFields, languageOf, seedPayment } from './payments'
import { pricingOf } from './pricing'
import { instantOn } from './relative-dates'
import { seedSubscription } from './subscriptions'

/** Creates the uses of the promo codes of the orders, in the slots that the shop would have given them. */
async function seedPromoUses({ create, site, idOf }: Seeding, { shop, clientele }: DemoBusiness): Promise<void> {
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

/** Creates orders in every state, active and ended subscriptions, uses of promo codes, and an open cart. */
export async function seedSales(seeding: Seeding, business: DemoBusiness): Promise<void> {
  const { orders, subscriptions } = business.clientele
  for (const order of orders) await seedOrder(seeding, business, order)
  for (const subscription of subscriptions) await seedSubscription(seeding, business, subscription)
  await seedPromoUses(seeding, business)
  await seedCart(seeding, business)
}

async function seedOrder(seeding: Seeding, business: DemoBusiness, order: DemoOrder): Promise<void> {
  const { create, demo, site, today, idOf } = seeding
  const { no, paymentType, paymentStatus, card, installments, student } = order
  const priced = priceItems(business.shop, order.items)
  const totals = priceFields(seeding, business, order)
  await create('orders', {
    id: idOf('orders', no),
    site,
    no,
    customer: idOf('customers', order.customer),
    ...answerFields(seeding, order.answers),
    buyer: {
      ...personFields(findByKey(business.clientele.customers, order.customer)),
      isParent: student !== null,
    },
    ...(student ? { student: personFields(student) } : {}),
    ...totals,
    paymentType,
    paymentStatus,
    ...chargeFields(order, totals.totalCents),
    locale: languageOf(site),
    pricing: pricingOf(business.shop, order.items, priced),
    seller: demoSeller(demo, business.shop.form.taxes),
    cardType: card?.type,
    cardLastFour: card?.lastFour,
    ...(installments ? { installments: { ...installments, frequency: 'Monthly', totalCents: totals.totalCents } } : {}),
    // A key would make the pending order one of the checkout, which recovery declines: no provider has ever heard of it.
    ...(paymentStatus === 'pending' ? {} : { idempotencyKey: `demo-${no.toLowerCase()}` }),
    placedAt: instantOn(today, order.placedOffsetDays),
  })
  const isSaved = business.clientele.subscriptions.some((subscription) => subscription.order === no)
  await seedPayment(seeding, order, priced, isSaved)
}

/** The seller as an order of today stores it. */
function demoSeller({ name, address, country, email, seller }: DemoSite, taxes: TaxRates) {
  const numbers = { name: null, federalTaxNumber: null, provincialTaxNumber: null, ...seller }
  return sellerOf({ name, country, email, address: { ...address, metadata: null }, seller: numbers }, taxes)
}

const personFields = ({
  firstName,
  lastName,
  email,
  phone,
  address,
  city,
  province,
  postalCode,
  studentId,
}: DemoPerson) => ({
  firstName,
  lastName,
  email,
  phone,
  address,
  city,
  province,
  postalCode,
  studentId,
})
