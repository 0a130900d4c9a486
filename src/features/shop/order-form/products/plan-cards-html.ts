import { thumbnailUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'
import type { MealPlan } from '@/domain/shop/meal-plans'
import type { CartRules } from '@/domain/shop/cart/cart-lines'
import { formatMessage } from '@/domain/text/format-message'
import type { PlanFacts } from '@/features/shop/plans/plan-facts'
import type { OrderFormMessages } from '@/i18n/site-messages'
import { filledButton, linkButton, quietButton } from '@/ui/brand/button-style'
import { markup, trustedHtml, type Html } from '@/ui/html/html'
import { targetIds } from './edit-target'

type Cards = {
  locale: Locale
  messages: OrderFormMessages
  describe: (plan: MealPlan) => PlanFacts
  /** "About $8.17 a meal". */
  perMeal: (price: string) => string
  rules: Pick<CartRules, 'taxes' | 'taxed'>
  /** Whether the visitor is logged in, as subscriptions require. */
  canSubscribe: boolean
  /** The path of the login; null on a site without accounts. */
  logIn: string | null
}

/**
 * The cards of plans as HTML: picture, name, two lines of description, price with its tax, meals and validity, and the button
 * that adds it. A taxed plan has both texts of its tax: the style sheet shows the one for the buyer's answers. The HTML is the same for all
 * visitors of a site that are logged in, and of those that are not. Spec: CUS-2.68, CUS-2.73.
 */
export const renderPlanCards = (plans: readonly MealPlan[], cards: Cards): string =>
  String(markup`<ul class="order-cards">${plans.map((plan) => cardHtml(plan, cards))}</ul>`)

function cardHtml(plan: MealPlan, cards: Cards): Html {
  const { locale, messages, describe, perMeal, rules } = cards
  const { id } = plan
  const name = localize(plan.name, locale) ?? ''
  const facts = describe(plan)
  const meals = [facts.meals, facts.perMeal && perMeal(facts.perMeal)].filter(Boolean).join(' · ')
  const { federalMilliPercent, provincialMilliPercent } = rules.taxes
  const isTaxed = plan.applyTax && rules.taxed.mealPlans && federalMilliPercent + provincialMilliPercent > 0
  const { plusTaxes, noTax } = messages.products
  const tax = isTaxed
    ? markup`<span class="order-taxed">${plusTaxes}</span><span class="order-untaxed">${noTax}</span>`
    : noTax
  const button = buttonHtml(plan, name, cards)
  return markup`<li id="plan-${id}" data-plan="${id}"><article class="order-card" aria-labelledby="name-${id}">
<div class="order-card-head"><h4 id="name-${id}">${name}</h4>${pictureHtml(plan, locale)}</div>
${descriptionHtml(plan, name, cards)}
<div class="plan-facts"><p class="plan-price">${facts.price}${facts.payments && markup` <span class="plan-payments">(${facts.payments})</span>`} <span class="order-tax">${tax}</span></p>
${meals && markup`<p>${meals}</p>`}${facts.term && markup`<p class="text-muted">${facts.term}</p>`}</div>
${button && markup`<div class="order-card-end">${button}</div>`}</article></li>
`
}

function pictureHtml({ pictures: [picture] }: MealPlan, locale: Locale): Html | null {
  if (!picture) return null
  return markup`<img src="${thumbnailUrl(picture)}" alt="${localize(picture.alt, locale)}" width="446" height="402" loading="lazy" decoding="async">`
}

/** The description is sanitized when it is stored. */
function descriptionHtml({ id, desc }: MealPlan, name: string, { locale, messages }: Cards): Html | null {
  const html = localize(desc, locale)
  if (!html) return null
  const about = formatMessage(messages.products.about, { name })
  return markup`<div class="order-desc article" id="desc-${id}">${trustedHtml(html)}</div>
<button type="button" class="${linkButton} order-more needs-script" data-more="desc-${id}" aria-expanded="false" aria-controls="desc-${id}" hidden>${messages.products.more}<span class="sr-only"> ${about}</span></button>`
}

function buttonHtml(
  { id, subscription }: MealPlan,
  name: string,
  { messages, canSubscribe, logIn }: Cards,
): Html | null {
  if (subscription && !canSubscribe)
    return logIn === null
      ? null
      : markup`<a class="${quietButton}" href="${logIn}" id="${targetIds.plan(id)}" aria-label="${formatMessage(messages.subscriptions.logInToAddNamed, { name })}">${messages.subscriptions.logInToAdd}</a>`
  return markup`<button type="button" class="${filledButton} needs-script" id="${targetIds.plan(id)}" data-add="${id}" data-name="${name}" aria-label="${formatMessage(messages.products.addNamed, { name })}">${messages.products.add}</button>`
}
