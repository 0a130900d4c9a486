import type { DemoItem } from './shapes/customers-shape'
import type { DemoShop, TaxRates } from './shapes/shop-shape'

/** A line of a cart or an order. Amounts are whole cents; `null` where the kind of item has none. */
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

export type PricedOrder = {
  items: PricedItem[]
  federalTaxCents: number
  provincialTaxCents: number
  savingsCents: number
  totalCents: number
}

const basisPointsOf = (cents: number, bps: number) => (cents * bps) / 10_000
const milliPercentOf = (cents: number, rate: number) => (cents * rate) / 100_000
/** Calculates both taxes on an amount, each rounded down to the cent. Spec: CUS-9.4. */
const calculateTaxes = (cents: number, { federalMilliPercent, provincialMilliPercent }: TaxRates) => ({
  federalTaxCents: Math.floor(milliPercentOf(cents, federalMilliPercent)),
  provincialTaxCents: Math.floor(milliPercentOf(cents, provincialMilliPercent)),
})
const noTaxes = { federalTaxCents: 0, provincialTaxCents: 0 }

/** Prices the items of a demo order: rounds taxes down and percentage discounts up to the cent. Spec: CUS-9.4 to CUS-9.8. */
export function priceItems(shop: DemoShop, demoItems: DemoItem[]): PricedOrder {
  const items = demoItems.map((item) => priceItem(shop, item))
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
  if (item.kind === 'plan') return pricePlan(shop, item)
  if (item.kind === 'balance') return priceBalance(shop, item)
  if (item.kind === 'custom') return priceCustomPlan(shop, item)
  const priceCents = shop.form.coffeeSubscriptionPriceCents * item.months
  const name = { en: `Coffee, ${item.months} months`, fr: `Café, ${item.months} mois` }
  return { ...baseItem, type: 'Coffee subscription', name, priceCents }
}

const baseItem = { applyTax: false, ...noTaxes, discountCents: 0, promo: null, swipe: null, balance: null }

function pricePlan(shop: DemoShop, item: DemoItem & { kind: 'plan' }): PricedItem {
  const plan = findByKey(shop.mealPlans, item.plan)
  const applyTax = plan.applyTax && shop.form.taxes.mealPlans
  const promo = shop.promoCodes.find(({ code }) => code === item.promo) ?? null
  const discount = promo && promo.type === 'discount' ? promoDiscount(plan.priceCents, promo.value) : 0
  const priceCents = plan.priceCents - discount
  const before = applyTax ? calculateTaxes(plan.priceCents, shop.form.taxes) : noTaxes
  return {
    ...baseItem,
    type: 'Meal plan',
    name: plan.name,
    priceCents,
    applyTax,
    ...(applyTax ? calculateTaxes(priceCents, shop.form.taxes) : noTaxes),
    discountCents: discount,
    promo: promo && {
      code: promo.code,
      beforePriceCents: plan.priceCents,
      beforeTaxCents: before.federalTaxCents + before.provincialTaxCents,
    },
  }
}

const promoDiscount = (priceCents: number, value: { percentBps: number } | { cents: number }) =>
  Math.min(priceCents, 'cents' in value ? value.cents : Math.ceil(basisPointsOf(priceCents, value.percentBps)))

function priceBalance(shop: DemoShop, item: DemoItem & { kind: 'balance' }): PricedItem {
  const { name, offer, minimumPurchaseCents } = findByKey(shop.balances, item.balance)
  const { valueCents } = item
  const discountCents = offer.kind === 'discount' ? Math.ceil(basisPointsOf(valueCents, offer.bps)) : 0
  const steps = offer.kind === 'gradBonus' ? Math.floor(valueCents / offer.intervalCents) : 0
  const bonusBps =
    offer.kind === 'gradBonus'
      ? Math.min(steps * offer.bps, offer.maxBps)
      : offer.kind === 'bonus' && valueCents > minimumPurchaseCents
        ? offer.bps
        : 0
  const priceCents = valueCents - discountCents
  const bonusCents = Math.floor(basisPointsOf(valueCents, bonusBps))
  const applyTax = shop.form.taxes.decliningBalance
  return {
    ...baseItem,
    type: 'Declining balance',
    name,
    priceCents,
    applyTax,
    ...(applyTax ? calculateTaxes(priceCents, shop.form.taxes) : noTaxes),
    discountCents,
    balance: { valueCents, priceCents, discountCents, bonusCents },
  }
}

function priceCustomPlan(shop: DemoShop, item: DemoItem & { kind: 'custom' }): PricedItem {
  const [swipe, db] = [findByKey(shop.customPlan.options, item.swipe), findByKey(shop.customPlan.options, item.db)]
  const isDiscount = shop.form.customMealPlanAs === 'discount'
  const priceCents = swipe.priceCents + db.priceCents
  const discountCents = isDiscount ? db.value - db.priceCents : 0
  const applyTax = shop.form.taxes.customMealPlans
  return {
    ...baseItem,
    type: 'Create your plan',
    name: shop.customPlan.name,
    priceCents,
    applyTax,
    ...(applyTax ? calculateTaxes(priceCents, shop.form.taxes) : noTaxes),
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

/** Finds a product by its key. Throws if there is none. */
export function findByKey<Value extends { key: string }>(values: Value[], key: string): Value {
  const found = values.find((value) => value.key === key)
  if (!found) throw new Error(`The demo has no product "${key}"`)
  return found
}
