import { accountPath } from '@/domain/account/account-paths'
import { localize, type Locale } from '@/domain/locale'
import { isOnSale, type MealPlan } from '@/domain/shop/meal-plans'
import { questions, type Answer, type CustomerTypeAnswer, type OrderForm } from '@/domain/shop/order-form'
import type { AnswerIds } from '@/domain/shop/remembered-answers'
import { isParentType, splitPlans } from '@/domain/shop/selections'
import type { Site } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import { orderFormMessages } from '@/i18n/site-messages'
import type { AnswerOption, OrderFormData } from './order-form-data'

type Page = {
  site: Site
  locale: Locale
  today: CampusDate
  isSignedIn: boolean
  /** The path of the order form, to which login returns. */
  address: string
  answers: AnswerIds
}

/** The plans on sale, once and as subscriptions. */
export const plansOnSale = ({ mealPlans }: OrderForm, { site, today }: Pick<Page, 'site' | 'today'>) =>
  splitPlans(mealPlans.filter((plan) => isOnSale(plan, { today, switches: site.switches })))

/** The part of an order form that the browser gets, in one language. It contains nothing that decides a price. */
export function buildOrderFormData(form: OrderForm, page: Page): OrderFormData {
  const { site, locale, today, isSignedIn, address } = page
  const { advice: _advice, needsScript: _needsScript, returning: _returning, ...messages } = orderFormMessages(locale)
  const { once, subscriptions } = plansOnSale(form, page)
  const text = (value: Parameters<typeof localize>[0]) => localize(value, locale)
  const name = (value: Parameters<typeof localize>[0]) => text(value) ?? ''
  return {
    siteId: site.id,
    locale,
    today,
    questions: questions
      .filter((question) => form.asks[question] && form.answers[question].length > 0)
      .map((question) => ({
        question,
        label: text(form.labels[question]) ?? messages.selections.labels[question],
        options: form.answers[question].map((answer) => optionOf(answer, locale)),
      })),
    plans: once.map(({ id, priceCents }) => ({ id, priceCents })),
    subscriptions: subscriptions.flatMap(({ id, priceCents, applyTax, subscription, ...plan }: MealPlan) =>
      subscription ? [{ id, name: name(plan.name), priceCents, applyTax, subscription }] : [],
    ),
    balances: form.balances.map((balance) => ({ ...balance, name: name(balance.name) })),
    customPlans: form.customPlans.map(({ id, name: planName, options }) => ({
      id,
      name: name(planName),
      swipes: options
        .filter(({ type }) => type === 'swipe')
        .map((option) => ({ ...option, name: text(option.name) ?? String(option.value) })),
      balances: options
        .filter(({ type }) => type === 'db')
        .map(({ value, ...option }) => ({ ...option, name: name(option.name), valueCents: value })),
    })),
    sold: form.sold,
    rules: form.rules,
    texts: {
      mealPlans: text(form.messages.mealPlans),
      subscriptions: text(form.messages.subscriptions),
      customPlans: text(form.messages.customPlans),
      balances: text(form.messages.balances),
      terms: text(form.terms.subscriptions),
    },
    planLabel: text(form.labels.mealPlan) ?? messages.products.plans,
    isSignedIn,
    hasPromoCodes: site.switches.activePromoCode,
    account: site.customerLogin ? { logIn: entryPath('signIn', page), signUp: entryPath('signUp', page) } : null,
    answers: page.answers,
    messages,
  }
  function entryPath(entry: 'signIn' | 'signUp', { site: { slug } }: Page) {
    return `${accountPath(entry, slug, locale)}?next=${encodeURIComponent(address)}`
  }
}

function optionOf(given: Answer | CustomerTypeAnswer, locale: Locale): AnswerOption {
  const { id, name, mealPlanIds, applyTax, ...answer } = given
  const welcome = 'welcomeMessage' in answer ? localize(answer.welcomeMessage, locale) : null
  const isParent = 'paymentTypes' in given && isParentType(given)
  return { id, label: localize(name, locale) ?? '', mealPlanIds, applyTax, welcome, isParent }
}
