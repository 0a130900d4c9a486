import type { DemoBusiness } from '../../../demo/shapes/customers-shape'
import { northgateBusiness } from '../../../demo/northgate/shop/business'
import { priceItems } from '../../../demo/price-items'
import { saintCyrilleBusiness } from '../../../demo/universite-saint-cyrille/shop/business'
import { frenchRules } from '../../support/data/french-rules'
import { everyValue, withoutMarkup } from './every-text'

const businesses: [string, DemoBusiness][] = [
  ['universite-saint-cyrille', saintCyrilleBusiness],
  ['northgate', northgateBusiness],
]

/** An object with a text in at least one language. */
const hasText = (value: unknown): value is { en?: unknown; fr?: unknown } =>
  typeof value === 'object' && value !== null && ('en' in value || 'fr' in value)

/** Collects every plain value whose name is accepted, at any depth. */
function valuesOf(value: unknown, wanted: (name: string) => boolean): unknown[] {
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    wanted(name) && typeof inner !== 'object' ? [inner] : valuesOf(inner, wanted),
  )
}

describe('[CUS-9.4] prices of demo orders', () => {
  test.each(businesses)('every order of %s adds up', (_, { shop, clientele }) => {
    for (const { no, items } of clientele.orders) {
      const priced = priceItems(shop, items)
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
      const federal = sum(priced.items.map((item) => item.federalTaxCents))
      const provincial = sum(priced.items.map((item) => item.provincialTaxCents))
      const prices = sum(priced.items.map((item) => item.priceCents))
      expect([no, priced.federalTaxCents, priced.provincialTaxCents]).toEqual([no, federal, provincial])
      expect([no, priced.totalCents]).toEqual([no, prices + federal + provincial])
      const amounts = valuesOf(priced, (name) => name.endsWith('Cents'))
      expect([no, amounts.filter((amount) => !Number.isInteger(amount) || Number(amount) < 0)]).toEqual([no, []])
      expect([no, priced.items.filter((item) => !item.applyTax && item.federalTaxCents > 0)]).toEqual([no, []])
    }
  })
})

describe.each(businesses)('the shop of %s', (slug, business) => {
  const { shop, clientele } = business
  const texts = everyValue(business, hasText)

  test('has every text in both languages', () => {
    expect(texts.length).toBeGreaterThan(60)
    expect(texts.filter(({ value: { en, fr } }) => ![en, fr].every((it) => typeof it === 'string' && it))).toEqual([])
  })

  test.each([...frenchRules, ['has a no-break space before % and $', / [%$]|[^\u00a0\d] ?\$ [a-z]/]] as const)(
    'in French: %s',
    (_, mistake) => {
      expect(texts.filter(({ value }) => mistake.test(withoutMarkup(String(value.fr))))).toEqual([])
    },
  )

  test('uses invented email addresses and phone numbers', () => {
    const emails = valuesOf(business, (name) => name === 'email' || name === 'emailDomain')
    expect(emails.length).toBeGreaterThan(12)
    for (const email of [...emails, ...shop.facultyEmails]) expect(email).toMatch(/\.example$/)
    const phones = valuesOf(business, (name) => name === 'phone' || name === 'number')
    for (const phone of phones) expect(phone).toMatch(/^\d{3}55501\d{2}$/)
  })

  test(`refers only to existing keys of ${slug}`, () => {
    const plans = new Set(shop.mealPlans.map(({ key }) => key))
    const types = new Set(shop.customerTypes.map(({ key }) => key))
    const customers = new Set(clientele.customers.map(({ key }) => key))
    const numbers = new Set(clientele.orders.map(({ no }) => no))
    const { customerTypes, customerLocations, customerYears, customerTerms } = shop
    for (const answer of [...customerTypes, ...customerLocations, ...customerYears, ...customerTerms])
      expect(answer.plans.filter((plan) => !plans.has(plan))).toEqual([])
    for (const key of [...shop.form.customPlanCustomerTypes, ...shop.form.decliningBalanceCustomerTypes])
      expect(types).toContain(key)
    for (const { mealPlans } of shop.promoCodes) expect(mealPlans.filter((plan) => !plans.has(plan))).toEqual([])
    const answersOf = { type: customerTypes, location: customerLocations, year: customerYears, term: customerTerms }
    for (const { answers, items } of [...clientele.orders, clientele.cart])
      for (const [question, choices] of Object.entries(answersOf)) {
        const key = answers[question as keyof typeof answersOf]
        if (key === null) continue
        const offered = choices.find((choice) => choice.key === key)?.plans
        const bought = items.flatMap((item) => (item.kind === 'plan' ? [item.plan] : []))
        const missing = offered?.length ? bought.filter((plan) => !offered.includes(plan)) : []
        expect([question, key, offered !== undefined, missing]).toEqual([question, key, true, []])
      }
    const owned = clientele.reservations.filter((reservation) => reservation.customer !== null)
    for (const { customer } of [...clientele.orders, ...owned, clientele.cart]) expect(customers).toContain(customer)
    for (const { order, plan, customer } of clientele.subscriptions)
      expect([numbers.has(order), plans.has(plan), customers.has(customer)]).toEqual([true, true, true])
  })
})

test('[CUS-9.10] a site without installments lists them nowhere, and one with them sells some', () => {
  expect(JSON.stringify(northgateBusiness)).not.toMatch(/[[,:]"installments"[\],}]/)
  expect(saintCyrilleBusiness.clientele.orders.map(({ paymentType }) => paymentType)).toContain('installments')
})
