import type { MealPlan } from '@/domain/shop/meal-plans'
import { renderPlanCards } from '@/features/shop/order-form/products/plan-cards-html'
import { orderFormMessages } from '@/i18n/site-messages'
import { form, plan } from '../../../../domain/shop/cart/order-form-fixture'

const noFacts = { price: '$1.00', payments: null, term: null, meals: null, perMeal: null }
const subscription = { frequency: 'monthly', payments: null, start: null, end: null } as const
const render = (one: MealPlan, locale: 'en' | 'fr', more: Partial<Parameters<typeof renderPlanCards>[1]> = {}) =>
  renderPlanCards([one], {
    locale,
    messages: orderFormMessages(locale),
    describe: () => noFacts,
    perMeal: (price) => price,
    rules: form.rules,
    canSubscribe: true,
    logIn: null,
    ...more,
  })
const taxTexts = (html: string) =>
  [...html.matchAll(/<span class="order-(tax|taxed|untaxed)">([^<]+)/g)].map(([, name, text]) => [name, text])

test.each([
  ['en', 'plus taxes', 'no tax'],
  ['fr', 'plus taxes', 'sans taxes'],
] as const)(
  '[CUS-3.6] a taxed plan has a text for buyers who pay tax and one for exempt ones (%s)',
  (locale, yes, no) => {
    expect(taxTexts(render(plan('block', 48_995), locale))).toEqual([
      ['taxed', yes],
      ['untaxed', no],
    ])
    expect(taxTexts(render(plan('weekday', 192_500, { applyTax: false }), locale))).toEqual([['tax', no]])
  },
)

const isAddButton = (html: string) => html.includes('data-add=')
const isLogInLink = (html: string) => html.includes('href="/login"')

test.each([
  ['can be added with an account', { canSubscribe: true, logIn: null }, [true, false]],
  ['lead guests to the login', { canSubscribe: false, logIn: '/login' }, [false, true]],
  ['are not offered to guests of a site without accounts', { canSubscribe: false, logIn: null }, [false, false]],
])('[CUS-2.73] subscriptions %s', (_title, given, expected) => {
  const html = render(plan('monthly', 9_600, { subscription }), 'en', given)
  expect([isAddButton(html), isLogInLink(html)]).toEqual(expected)
})

test('plans that are bought once can be added without an account', () =>
  expect(isAddButton(render(plan('block', 48_995), 'en', { canSubscribe: false }))).toBe(true))
