import { accountPath } from '@/domain/account/account-paths'
import { thumbnailUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'
import { isOnSale, type MealPlan } from '@/domain/shop/meal-plans'
import { questions, type Answer, type CustomerTypeAnswer, type OrderForm } from '@/domain/shop/order-form'
import type { AnswerIds } from '@/domain/shop/remembered-answers'
import { isParentType, splitPlans } from '@/domain/shop/selections'
import type { Site } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import type { PlanFacts } from '@/features/shop/plans/plan-facts'
import { orderFormMessages, planComparisonMessages } from '@/i18n/site-messages'
import type { AnswerOption, OrderFormData, ShownPlan } from './order-form-data'

type Page = {
  site: Site
  locale: Locale
  today: CampusDate
  isSignedIn: boolean
  /** The path of the order form, to which login returns. */
  address: string
  answers: AnswerIds
  describe: (plan: MealPlan) => PlanFacts
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
    plans: once.map(showPlan),
    subscriptions: subscriptions.flatMap((plan) =>
      plan.subscription ? [{ ...showPlan(plan), subscription: plan.subscription }] : [],
    ),
    comparison: planComparisonMessages(locale),
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
  function showPlan(plan: MealPlan): ShownPlan {
    const { id, priceCents, applyTax, desc, pictures } = plan
    const { taxes, taxed } = form.rules
    const [picture] = pictures
    return {
      id,
      name: name(plan.name),
      priceCents,
      applyTax,
      isTaxed: applyTax && taxed.mealPlans && taxes.federalMilliPercent + taxes.provincialMilliPercent > 0,
      description: text(desc),
      picture: picture ? { src: thumbnailUrl(picture), alt: name(picture.alt) } : null,
      facts: page.describe(plan),
    }
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
