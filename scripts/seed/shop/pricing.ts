import type { DemoItem } from '../../../demo/shapes/customers-shape'
import type { DemoShop } from '../../../demo/shapes/shop-shape'
import type { PricedItem, PricedOrder } from '../../../demo/price-items'
import type { PricedCart, PricedLine } from '@/domain/shop/cart/price-cart'
import { reduction, step, type PriceStep } from '@/domain/shop/cart/price-steps'

const kinds = {
  'Meal plan': 'meal-plan',
  'Create your plan': 'custom-plan',
  'Declining balance': 'declining-balance',
  'Coffee subscription': 'coffee',
} as const

/** The explanation of an order's prices, as the shop stores it with an order. */
export function pricingOf(shop: DemoShop, items: readonly DemoItem[], priced: PricedOrder): PricedCart {
  const lines = priced.items.map((item, index) => lineOf(shop, items[index], item, index))
  const { federalTaxCents, provincialTaxCents, savingsCents, totalCents } = priced
  const subtotalCents = totalCents - federalTaxCents - provincialTaxCents
  const bonusCents = lines.reduce((sum, line) => sum + line.bonusCents, 0)
  return { lines, subtotalCents, savingsCents, bonusCents, federalTaxCents, provincialTaxCents, totalCents }
}

function lineOf(shop: DemoShop, sold: DemoItem | undefined, item: PricedItem, index: number): PricedLine {
  const { priceCents, discountCents, federalTaxCents, provincialTaxCents } = item
  const bonusCents = item.balance?.bonusCents ?? 0
  return {
    id: String(index),
    kind: kinds[item.type],
    listPriceCents: priceCents + discountCents,
    ...{ discountCents, priceCents, federalTaxCents, provincialTaxCents, bonusCents },
    steps: [...priceSteps(shop, sold, item), ...taxSteps(shop, item)],
  }
}

function priceSteps(shop: DemoShop, sold: DemoItem | undefined, item: PricedItem): PriceStep[] {
  const { priceCents, discountCents, promo, swipe, balance } = item
  const listPriceCents = priceCents + discountCents
  if (swipe && balance)
    return [
      step('swipe-price', swipe.priceCents, { swipes: swipe.value }),
      step('balance-price', balance.priceCents, { valueCents: balance.valueCents }),
    ]
  if (balance) {
    const steps = [step('balance-value', listPriceCents)]
    const percentOf = (cents: number) => ({ percentBps: Math.round((cents * 10_000) / balance.valueCents) })
    if (discountCents > 0) steps.push(reduction('balance-discount', discountCents, percentOf(discountCents)))
    const { bonusCents } = balance
    if (bonusCents > 0) steps.push(step('balance-graduated-bonus', 0, { bonusCents, ...percentOf(bonusCents) }))
    return steps
  }
  if (sold?.kind === 'coffee')
    return [
      step('coffee-months', priceCents, { months: sold.months, monthCents: shop.form.coffeeSubscriptionPriceCents }),
    ]
  const steps = [step('plan-price', listPriceCents)]
  if (promo && discountCents > 0)
    steps.push(reduction('promo-amount', discountCents, { code: promo.code, valueCents: discountCents }))
  return steps
}

function taxSteps({ form }: DemoShop, { priceCents, federalTaxCents, provincialTaxCents }: PricedItem): PriceStep[] {
  const { federalMilliPercent, provincialMilliPercent } = form.taxes
  if (federalTaxCents + provincialTaxCents === 0) return [step('untaxed-product', 0)]
  const rateOf = (rateMilliPercent: number) => ({ priceCents, rateMilliPercent })
  return [
    step('federal-tax', federalTaxCents, rateOf(federalMilliPercent)),
    step('provincial-tax', provincialTaxCents, rateOf(provincialMilliPercent)),
  ]
}
