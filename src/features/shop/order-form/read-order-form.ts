import type { PublicCollection } from '@/payload-types'
import type { Answer, CustomerTypeAnswer, CustomPlan, DecliningBalance, OrderForm } from '@/domain/shop/order-form'
import type { DatePeriod } from '@/domain/shop/meal-plans'
import { priceOn, type PriceSchedule } from '@/domain/shop/plan-price'
import type { CampusDate } from '@/domain/time/calendar'
import { paymentTypes } from '@/domain/shop/payments/payment-types'
import { narrowToTerm } from '@/domain/shop/selections'
import { sortByStaffOrder } from '@/domain/text/sort-order'
import { nextPriceOf, readMealPlans } from '@/features/shop/read-meal-plans'
import { taxRulesOf } from '@/server/database/shop/tax-rules'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { readCached } from '@/server/cache/read-cached'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import type { StoredRow } from '@/server/database/stored-row'
import { sanitizedHtmlOf } from '@/server/database/stored-html'
import { flagOf, idOf, localizedOf, nameOf, numberOf, textOf } from '@/server/database/stored-values'
import { balanceOf, customPlanOf, type ScheduledBalance, type ScheduledCustomPlan } from './stored-products'

/** What is cached: prices depend on the day. `coffee` is the price of a month. */
type ScheduledForm = Omit<OrderForm, 'mealPlans' | 'balances' | 'customPlans'> & {
  balances: ScheduledBalance[]
  customPlans: ScheduledCustomPlan[]
  /** The dates of each term by its id. */
  termDates: Record<string, DatePeriod>
  coffee: PriceSchedule
}

/** The order form of a site with the prices of a campus day; null when the site sells nothing online. Spec: CUS-3.5, CUS-7.26. */
export async function readOrderForm(siteId: string, today: CampusDate): Promise<OrderForm | null> {
  const [{ form }, mealPlans] = await Promise.all([
    readCached(`order-form:${siteId}`, [siteTag(siteId), everySiteTag], async () => ({ form: await build(siteId) })),
    readMealPlans(siteId, today),
  ])
  if (!form) return null
  const { termDates, ...sold } = form
  const term = sold.answers.term.map((one) => narrowToTerm(one, termDates[one.id] ?? always, mealPlans))
  return { ...formOn(sold, today), answers: { ...sold.answers, term }, mealPlans }
}

const always: DatePeriod = { from: null, until: null }

function formOn(
  { coffee, ...form }: Omit<ScheduledForm, 'termDates'>,
  today: CampusDate,
): Omit<OrderForm, 'mealPlans'> {
  const { priceCents: coffeeMonthCents } = priceOn(coffee, today)
  return {
    ...form,
    balances: form.balances.map((balance) => balanceOn(balance, today)),
    customPlans: form.customPlans.map((plan) => customPlanOn(plan, today)),
    sold: { ...form.sold, coffeeMonthCents },
    rules: { ...form.rules, coffeeMonthCents: coffeeMonthCents ?? 0 },
  }
}

const customPlanOn = ({ options, ...plan }: ScheduledCustomPlan, today: CampusDate): CustomPlan => ({
  ...plan,
  options: options.map(({ nextPrice, ...option }) => {
    const { priceCents } = priceOn({ priceCents: option.priceCents, nextPrice }, today)
    return { ...option, priceCents: priceCents ?? option.priceCents }
  }),
})

function balanceOn({ nextPrice, ...balance }: ScheduledBalance, today: CampusDate): DecliningBalance {
  const { priceCents } = priceOn({ priceCents: balance.suggestedCents, nextPrice }, today)
  return { ...balance, suggestedCents: priceCents }
}

type Settings = StoredRow<'order-form-settings'>
type StoredAnswer = StoredRow<`customer-${'types' | 'locations' | 'years' | 'terms'}`>

async function build(siteId: string): Promise<ScheduledForm | null> {
  const payload = await openPayload()
  const list = <Slug extends PublicCollection>(collection: Slug) =>
    readPublicDocuments(payload, collection, { where: { site: { equals: siteId } }, sort: ['createdAt', 'id'] })
  const [[settings], types, locations, years, terms, customPlans, balances] = await Promise.all([
    list('order-form-settings'),
    list('customer-types'),
    list('customer-locations'),
    list('customer-years'),
    list('customer-terms'),
    list('custom-plans'),
    list('declining-balances'),
  ])
  if (!settings) return null
  const asks = (name: `useCustomer${'Type' | 'Location' | 'Year' | 'Term'}`) =>
    flagOf(settings.hasCustomerSelections) && flagOf(settings[name])
  const answers = (docs: StoredAnswer[]) => sortByStaffOrder(docs.map(answerOf))
  return {
    customPlans: customPlans.map(customPlanOf),
    balances: balances.map(balanceOf),
    termDates: Object.fromEntries(
      terms.map(({ id, startDate, endDate }) => [String(id), { from: textOf(startDate), until: textOf(endDate) }]),
    ),
    asks: {
      type: asks('useCustomerType'),
      location: asks('useCustomerLocation'),
      year: asks('useCustomerYear'),
      term: asks('useCustomerTerm'),
    },
    answers: {
      type: sortByStaffOrder(types.map(customerTypeOf)),
      location: answers(locations),
      year: answers(years),
      term: answers(terms),
    },
    ...saleOf(settings),
    coffee: {
      priceCents: numberOf(settings.coffeeSubscriptionPriceCents),
      nextPrice: nextPriceOf({
        nextPriceCents: settings.coffeeSubscriptionNextPriceCents,
        nextPriceFrom: settings.coffeeSubscriptionNextPriceFrom,
      }),
    },
    ...textsOf(settings),
    testMode: flagOf(settings.testMode),
  }
}

function saleOf(settings: Settings): Pick<OrderForm, 'sold' | 'payments' | 'rules'> {
  return {
    sold: {
      sellDb: flagOf(settings.sellDb),
      decliningBalanceCustomerTypes: idsOf(settings.decliningBalanceCustomerTypes),
      customPlanCustomerTypes: idsOf(settings.customPlanCustomerTypes),
      coffeeSubscription: flagOf(settings.coffeeSubscription),
      coffeeMonthCents: numberOf(settings.coffeeSubscriptionPriceCents),
    },
    payments: {
      paymentTypes: paymentTypesOf(settings.paymentTypes),
      customMealPlanPaymentTypes: paymentTypesOf(settings.customMealPlanPaymentTypes),
      decliningBalancePaymentTypes: paymentTypesOf(settings.decliningBalancePaymentTypes),
    },
    rules: {
      ...taxRulesOf(settings),
      customPlanAs: settings.customMealPlanAs === 'discount' ? 'discount' : 'bonus',
      coffeeMonthCents: numberOf(settings.coffeeSubscriptionPriceCents) ?? 0,
    },
  }
}

const textsOf = (settings: Settings): Pick<OrderForm, 'labels' | 'messages' | 'terms'> => ({
  labels: {
    type: localizedOf(settings.whoLabel),
    location: localizedOf(settings.whereLabel),
    year: localizedOf(settings.yearLabel),
    term: localizedOf(settings.termLabel),
    mealPlan: localizedOf(settings.mealPlanLabel),
  },
  messages: {
    mealPlans: sanitizedHtmlOf(settings.mealPlanMsg),
    subscriptions: sanitizedHtmlOf(settings.subscriptionPlanMsg),
    customPlans: sanitizedHtmlOf(settings.customMealPlanMsg),
    balances: sanitizedHtmlOf(settings.decliningBalanceMsg),
  },
  terms: { subscriptions: sanitizedHtmlOf(settings.subscriptionTerms) },
})

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap((one) => idOf(one) ?? []) : [])

const paymentTypesOf = (value: unknown) => {
  const stored: unknown[] = Array.isArray(value) ? value : []
  return paymentTypes.filter((type) => stored.includes(type))
}

const answerOf = (doc: StoredAnswer): Answer & { sortOrder: number | null } => ({
  id: String(doc.id),
  name: nameOf(doc.name),
  mealPlanIds: idsOf(doc.mealPlans),
  applyTax: doc.applyTax !== false,
  sortOrder: numberOf(doc.sortOrder),
})

const customerTypeOf = (doc: StoredRow<'customer-types'>): CustomerTypeAnswer & { sortOrder: number | null } => ({
  ...answerOf(doc),
  paymentTypes: paymentTypesOf(doc.paymentTypes),
  welcomeMessage: sanitizedHtmlOf(doc.welcomeMessage),
})
