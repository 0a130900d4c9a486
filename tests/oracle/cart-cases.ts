import type { CartLine } from '@/domain/shop/cart/price-cart'
import type { Cart } from './random-cart'
import { hugeCents } from './random-numbers'

type Of<Kind extends CartLine['kind']> = Extract<CartLine, { kind: Kind }>
type LineCase = (line: CartLine, cart: Cart) => boolean

const whenPlan =
  (holds: (line: Of<'meal-plan'>, cart: Cart) => boolean): LineCase =>
  (line, cart) =>
    line.kind === 'meal-plan' && holds(line, cart)
const whenPromo = (holds: (promo: NonNullable<Of<'meal-plan'>['promo']>, price: number) => boolean) =>
  whenPlan(({ promo, priceCents }) => promo !== null && holds(promo, priceCents))
const whenCustom =
  (holds: (balance: Of<'custom-plan'>['balance'], as: Cart['rules']['customPlanAs']) => boolean): LineCase =>
  (line, { rules }) =>
    line.kind === 'custom-plan' && holds(line.balance, rules.customPlanAs)
const whenBalance =
  (holds: (line: Of<'declining-balance'>) => boolean): LineCase =>
  (line) =>
    line.kind === 'declining-balance' && holds(line)

const isPercent = (value: object) => 'percentBps' in value

/** Cases of one line that a run must contain, so that a change of the generator cannot lose one unnoticed. */
const lineCases: Record<string, LineCase> = {
  'meal plan': whenPlan(() => true),
  'custom plan': whenCustom(() => true),
  'declining balance': whenBalance(() => true),
  coffee: (line) => line.kind === 'coffee',
  'price of 0': whenPlan(({ priceCents }) => priceCents === 0),
  'price of more than a million dollars': whenPlan(({ priceCents }) => priceCents > 1e8 && priceCents <= hugeCents),
  'plan that starts in a later month': whenPlan(({ startsLater }) => startsLater),
  'plan without tax': whenPlan(({ applyTax }) => !applyTax),
  'percent discount': whenPromo(({ type, value }) => type === 'discount' && isPercent(value)),
  'fixed discount': whenPromo(({ type, value }) => type === 'discount' && !isPercent(value)),
  'percent bonus': whenPromo(({ type, value }) => type === 'bonus' && isPercent(value)),
  'fixed bonus': whenPromo(({ type, value }) => type === 'bonus' && !isPercent(value)),
  'fixed discount above the price': whenPromo(
    ({ type, value }, price) => type === 'discount' && 'cents' in value && value.cents > price,
  ),
  'promo one cent above the minimum': whenPromo(({ minPurchaseCents }, price) => price === minPurchaseCents + 1),
  'promo at the minimum': whenPromo(({ minPurchaseCents }, price) => price === minPurchaseCents && price > 0),
  'promo one cent below the minimum': whenPromo(({ minPurchaseCents }, price) => price === minPurchaseCents - 1),
  'promo that is only recorded': whenPromo(({ trackOnly }) => trackOnly),
  'promo on a plan that starts later': whenPlan(({ promo, startsLater }) => promo !== null && startsLater),
  'bonus plan worth more': whenCustom((balance, as) => as === 'bonus' && balance.valueCents > balance.priceCents),
  'discount plan worth more': whenCustom((balance, as) => as === 'discount' && balance.valueCents > balance.priceCents),
  'custom plan worth its price': whenCustom((balance) => balance.valueCents === balance.priceCents),
  'discount plan worth less': whenCustom((balance, as) => as === 'discount' && balance.valueCents < balance.priceCents),
  'both discounts': whenBalance(({ offer }) => offer.discountBps !== null && offer.gradDiscount !== null),
  'both bonuses': whenBalance(({ offer }) => offer.bonusBps !== null && offer.gradBonus !== null),
  'no offer': whenBalance(({ offer }) => Object.values(offer).every((part) => part === null)),
  'interval of 0': whenBalance(({ offer }) => offer.gradDiscount?.intervalCents === 0),
  'interval below 0': whenBalance(({ offer }) => (offer.gradDiscount?.intervalCents ?? 0) < 0),
  'value on a step': whenBalance(({ offer, valueCents }) => {
    const interval = offer.gradDiscount?.intervalCents ?? 0
    return interval > 1 && valueCents > 0 && valueCents % interval === 0
  }),
  'value one cent past a step': whenBalance(({ offer, valueCents }) => {
    const interval = offer.gradDiscount?.intervalCents ?? 0
    return interval > 2 && valueCents > 1 && valueCents % interval === 1
  }),
  'value at the minimum': whenBalance((line) => line.valueCents === line.minimumPurchaseCents && line.valueCents > 0),
  'value one cent above the minimum': whenBalance((line) => line.valueCents === line.minimumPurchaseCents + 1),
}
for (const months of [1, 2, 3, 4, 5])
  lineCases[`coffee for ${months}`] = (line) => line.kind === 'coffee' && line.months === months

const cartCases: Record<string, (cart: Cart) => boolean> = {
  'empty cart': ({ lines }) => lines.length === 0,
  'cart of 30 lines': ({ lines }) => lines.length === 30,
  'cart of a buyer who pays no tax': ({ rules }) => !rules.buyerPaysTax,
}
for (const rate of [0, 5_000, 9_975, 13_000])
  cartCases[`cart with a provincial rate of ${rate / 1_000} %`] = ({ rules }) =>
    rules.taxes.provincialMilliPercent === rate

/** How many carts or lines of each case there are, with the cases that do not occur. */
export class CaseCounts {
  readonly counts = new Map<string, number>(
    [...Object.keys(lineCases), ...Object.keys(cartCases)].map((name) => [name, 0]),
  )

  add(cart: Cart): void {
    for (const [name, holds] of Object.entries(cartCases)) if (holds(cart)) this.increase(name)
    for (const line of cart.lines)
      for (const [name, holds] of Object.entries(lineCases)) if (holds(line, cart)) this.increase(name)
  }

  listMissing(): string[] {
    return [...this.counts].filter(([, count]) => count === 0).map(([name]) => name)
  }

  private increase(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }
}
