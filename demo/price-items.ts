import type { DemoItem } from './customers-shape'
import type { DemoShop, Rates } from './shop-shape'

/** A line of a cart or an order; all amounts are whole cents, `null` where a kind of item has none. */
export type PricedItem = {
  type: 'Meal plan' | 'Create your plan' | 'Declining balance' | 'Coffee subscription'
  name: { en: string; fr: string }
  priceCents: number
  applyTax: boolean
  federalTaxCents: number
  provincialTaxCents: number
  discountCents: number
  promo: { code: string; beforePriceCents: number; beforeTaxCents: number } | null
  swipe: { value: number; priceCents: number } | null
  balance: { valueCents: number; priceCents: number; discountCents: number; bonusCents: number } | null
}

export type Priced = {
  items: PricedItem[]
  federalTaxCents: number
  provincialTaxCents: number
  savingsCents: number
  totalCents: number
}

const share = (cents: number, bps: number) => (cents * bps) / 10_000
/** Both taxes on an amount, each floored to the cent. Spec: CUS-9.4. */
export const taxesOn = (cents: number, { federalBps, provincialBps }: Rates) => ({
  federalTaxCents: Math.floor(share(cents, federalBps)),
  provincialTaxCents: Math.floor(share(cents, provincialBps)),
})
const none = { federalTaxCents: 0, provincialTaxCents: 0 }

/** What the demo's orders come to: taxes floored to the cent, percentages of a promo rounded up. Spec: CUS-9.4 to CUS-9.8. */
export function priceItems(shop: DemoShop, wanted: DemoItem[]): Priced {
  const items = wanted.map((item) => priceItem(shop, item))
  const sum = (amount: (item: PricedItem) => number) => items.reduce((total, item) => total + amount(item), 0)
  const federalTaxCents = sum((item) => item.federalTaxCents)
  const provincialTaxCents = sum((item) => item.provincialTaxCents)
  return {
    items,
    federalTaxCents,
    provincialTaxCents,
    savingsCents: sum((item) => item.discountCents),
    totalCents: sum((item) => item.priceCents) + federalTaxCents + provincialTaxCents,
  }
}

function priceItem(shop: DemoShop, item: DemoItem): PricedItem {
  if (item.kind === 'plan') return planItem(shop, item)
  if (item.kind === 'balance') return balanceItem(shop, item)
  if (item.kind === 'custom') return customItem(shop, item)
  const priceCents = shop.form.coffeeSubscriptionPriceCents * item.months
  const name = { en: `Coffee, ${item.months} months`, fr: `Café, ${item.months} mois` }
  return { ...plain, type: 'Coffee subscription', name, priceCents }
}

const plain = { applyTax: false, ...none, discountCents: 0, promo: null, swipe: null, balance: null }

function planItem(shop: DemoShop, item: DemoItem & { kind: 'plan' }): PricedItem {
  const plan = named(shop.mealPlans, item.plan)
  const applyTax = plan.applyTax && shop.form.taxes.mealPlans
  const promo = shop.promoCodes.find(({ code }) => code === item.promo) ?? null
  const off = promo && promo.type === 'discount' ? promoDiscount(plan.priceCents, promo.value) : 0
  const priceCents = plan.priceCents - off
  const before = applyTax ? taxesOn(plan.priceCents, shop.form.taxes) : none
  return {
    ...plain,
    type: 'Meal plan',
    name: plan.name,
    priceCents,
    applyTax,
    ...(applyTax ? taxesOn(priceCents, shop.form.taxes) : none),
    discountCents: off,
    promo: promo && {
      code: promo.code,
      beforePriceCents: plan.priceCents,
      beforeTaxCents: before.federalTaxCents + before.provincialTaxCents,
    },
  }
}

const promoDiscount = (priceCents: number, value: { percentBps: number } | { cents: number }) =>
  Math.min(priceCents, 'cents' in value ? value.cents : Math.ceil(share(priceCents, value.percentBps)))

function balanceItem(shop: DemoShop, item: DemoItem & { kind: 'balance' }): PricedItem {
  const { name, offer, minimumPurchaseCents } = named(shop.balances, item.balance)
  const { valueCents } = item
  const discountCents = offer.kind === 'discount' ? Math.ceil(share(valueCents, offer.bps)) : 0
  const steps = offer.kind === 'gradBonus' ? Math.floor(valueCents / offer.intervalCents) : 0
  const bonusBps =
    offer.kind === 'gradBonus'
      ? Math.min(steps * offer.bps, offer.maxBps)
      : offer.kind === 'bonus' && valueCents > minimumPurchaseCents
        ? offer.bps
        : 0
  const priceCents = valueCents - discountCents
  const bonusCents = Math.floor(share(valueCents, bonusBps))
  const applyTax = shop.form.taxes.decliningBalance
  return {
    ...plain,
    type: 'Declining balance',
    name,
    priceCents,
    applyTax,
    ...(applyTax ? taxesOn(priceCents, shop.form.taxes) : none),
    discountCents,
    balance: { valueCents, priceCents, discountCents, bonusCents },
  }
}

function customItem(shop: DemoShop, item: DemoItem & { kind: 'custom' }): PricedItem {
  const [swipe, db] = [named(shop.customPlan.options, item.swipe), named(shop.customPlan.options, item.db)]
  const isDiscount = shop.form.customMealPlanAs === 'discount'
  const priceCents = swipe.priceCents + db.priceCents
  const discountCents = isDiscount ? db.value - db.priceCents : 0
  const applyTax = shop.form.taxes.customMealPlans
  return {
    ...plain,
    type: 'Create your plan',
    name: shop.customPlan.name,
    priceCents,
    applyTax,
    ...(applyTax ? taxesOn(priceCents, shop.form.taxes) : none),
    discountCents,
    swipe: { value: swipe.value, priceCents: swipe.priceCents },
    balance: {
      valueCents: db.value,
      priceCents: db.priceCents,
      discountCents,
      bonusCents: isDiscount ? 0 : db.value - db.priceCents,
    },
  }
}

/** The demo names what it sells by keys; a key that is none is a slip of ours. */
export function named<Value extends { key: string }>(values: Value[], key: string): Value {
  const found = values.find((value) => value.key === key)
  if (!found) throw new Error(`The demo has nothing called "${key}"`)
  return found
}
