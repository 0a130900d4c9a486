import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import type { MealPlan } from '@/domain/shop/meal-plans'
import type { OrderForm } from '@/domain/shop/order-form'
import type { PromoCode } from '@/domain/shop/promotions'
import type { ChosenSelections } from '@/domain/shop/selections'
import { addDays } from '@/domain/time/calendar'
import { addMonths } from '@/domain/time/months'
import { mealPlan } from '../../../v1/campus-fixture'

const none = { en: null, fr: null }
export const nobody: ChosenSelections = { type: null, location: null, year: null, term: null }
const noOffer = { discountBps: null, gradDiscount: null, bonusBps: null, gradBonus: null }
const named = (name: string) => ({ en: name, fr: `${name} FR` })

export const plan = (id: string, priceCents: number, more: Partial<MealPlan> = {}): MealPlan =>
  mealPlan({ id, name: named(id), priceCents, ...more })

/** A site that sells one product of each kind, at 5 % and 9.975 %. */
export const form: OrderForm = {
  mealPlans: [
    plan('gold', 100_000),
    plan('silver', 50_000, { paymentTypes: ['Student ID'] }),
    plan('monthly', 30_000, { subscription: { frequency: 'monthly', payments: 8, start: null, end: null } }),
  ],
  customPlans: [
    {
      id: 'own',
      name: named('own'),
      options: [
        { id: 's25', type: 'swipe', name: none, value: 25, priceCents: 25_000 },
        { id: 'd100', type: 'db', name: none, value: 10_000, priceCents: 9_000 },
      ],
    },
  ],
  balances: [
    {
      id: 'flex',
      name: named('flex'),
      suggestedCents: null,
      minimumPurchaseCents: 0,
      requiresPlan: false,
      applyTax: true,
      offer: noOffer,
    },
    {
      id: 'extra',
      name: named('extra'),
      suggestedCents: null,
      minimumPurchaseCents: 0,
      requiresPlan: true,
      applyTax: true,
      offer: noOffer,
    },
  ],
  asks: { type: true, location: false, year: false, term: false },
  answers: {
    type: [
      {
        id: 'student',
        name: named('Student'),
        mealPlanIds: ['gold'],
        applyTax: true,
        paymentTypes: ['Student ID'],
        welcomeMessage: none,
      },
      { id: 'exempt', name: named('Exempt'), mealPlanIds: [], applyTax: false, paymentTypes: [], welcomeMessage: none },
    ],
    location: [{ id: 'town', name: named('Town'), mealPlanIds: ['silver'], applyTax: true }],
    year: [],
    term: [],
  },
  sold: {
    sellDb: true,
    decliningBalanceCustomerTypes: [],
    customPlanCustomerTypes: [],
    coffeeSubscription: true,
    coffeeMonthCents: 2_995,
  },
  payments: {
    paymentTypes: ['Student ID', 'Credit card'],
    customMealPlanPaymentTypes: [],
    decliningBalancePaymentTypes: [],
  },
  rules: {
    taxes: { federalMilliPercent: 5_000, provincialMilliPercent: 9_975 },
    taxed: { mealPlans: true, decliningBalances: true, customPlans: false },
    customPlanAs: 'bonus',
    coffeeMonthCents: 2_995,
  },
  labels: { type: none, location: none, year: none, term: none, mealPlan: none },
  messages: { mealPlans: none, subscriptions: none, customPlans: none, balances: none },
  terms: { subscriptions: none },
  testMode: false,
}

const promo: PromoCode = {
  code: 'FALL',
  siteId: 'north',
  type: 'discount',
  value: { percentBps: 1_000 },
  minPurchaseCents: null,
  advertisedPriceCents: null,
  trackOnly: false,
  isActive: true,
  start: null,
  end: null,
  mealPlanIds: [],
  maxUses: null,
  maxUsesPerCustomer: null,
}

const switches = new Proxy({} as Record<string, boolean>, { get: () => true }) as never
export const context = { form, chosen: nobody, today: '2026-09-10', switches, siteId: 'north', promoCodes: [promo] }

const dates = { firstPlanDate: null, lastPlanDate: null, firstBillDate: null, lastBillDate: null }
const shown = (name: string, priceCents: number | null) => ({ name: named(name), priceCents })
/** A stored meal plan; `seenCents` is the price that the buyer saw last. */
export const planLine = (
  id: string,
  mealPlan: string,
  seenCents: number | null,
  promoCode: string | null = null,
): StoredCartLine => ({
  id,
  kind: 'meal-plan',
  mealPlan,
  ...dates,
  promoCode,
  shown: shown(mealPlan, seenCents),
})
/** A month of the plan `monthly`; `startsLater` is whether the buyer saw it as free today. */
export const subscriptionLine = (id: string, firstPlanDate: string, startsLater?: boolean): StoredCartLine => ({
  id,
  kind: 'meal-plan',
  mealPlan: 'monthly',
  firstPlanDate,
  lastPlanDate: addDays(addMonths(firstPlanDate, 1), -7),
  firstBillDate: firstPlanDate,
  lastBillDate: addDays(addMonths(firstPlanDate, 1), -14),
  promoCode: null,
  shown: { ...shown('monthly', 30_000), ...(startsLater !== undefined && { startsLater }) },
})
export const balanceLine = (id: string, decliningBalance: string, valueCents: number): StoredCartLine => ({
  id,
  kind: 'declining-balance',
  decliningBalance,
  valueCents,
  shown: shown(decliningBalance, valueCents),
})
export const coffeeLine = (id: string, months: number): StoredCartLine => ({
  id,
  kind: 'coffee',
  months,
  shown: shown('coffee', null),
})
export const customLine = (id: string, swipe = 's25', balance = 'd100'): StoredCartLine => ({
  id,
  kind: 'custom-plan',
  customPlan: 'own',
  swipe,
  balance,
  shown: shown('own', null),
})
