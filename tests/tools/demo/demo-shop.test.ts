import type { DemoBusiness, DemoItem } from '../../../demo/shapes/customers-shape'
import { northgateBusiness } from '../../../demo/northgate/shop/business'
import { priceItems } from '../../../demo/price-items'
import { saintCyrilleBusiness } from '../../../demo/universite-saint-cyrille/shop/business'
import { frenchRules } from '../../support/data/french-rules'
import { withoutMarkup } from './every-text'

const businesses: [string, DemoBusiness][] = [
  ['universite-saint-cyrille', saintCyrilleBusiness],
  ['northgate', northgateBusiness],
]
const orderOf = ({ clientele }: DemoBusiness, no: string) =>
  clientele.orders.find((order) => order.no === no)?.items ?? []

/** Collects every object with a text in at least one language, with its path. */
function textsIn(value: unknown, at = ''): [string, Record<string, unknown>][] {
  if (!value || typeof value !== 'object') return []
  const fields = value as Record<string, unknown>
  if ('en' in fields || 'fr' in fields) return [[at, fields]]
  return Object.entries(fields).flatMap(([name, inner]) => textsIn(inner, `${at}.${name}`))
}

/** Collects every plain value whose name is accepted, at any depth. */
function valuesOf(value: unknown, wanted: (name: string) => boolean): unknown[] {
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    wanted(name) && typeof inner !== 'object' ? [inner] : valuesOf(inner, wanted),
  )
}

describe('[CUS-9.4] prices of demo orders', () => {
  /* 52500 less ten percent is 47250: 5 % of it is 2362.50, 9.975 % is 4713.1875; 9.975 % of 52500 is 5236.875. */
  test('a meal book with a 10% discount in Quebec', () => {
    expect(priceItems(saintCyrilleBusiness.shop, orderOf(saintCyrilleBusiness, 'USC-10242'))).toMatchObject({
      federalTaxCents: 2_362,
      provincialTaxCents: 4_713,
      savingsCents: 5_250,
      totalCents: 54_325,
      items: [{ priceCents: 47_250, promo: { beforePriceCents: 52_500, beforeTaxCents: 2_625 + 5_236 } }],
    })
  })

  /* 48995 less 2500 is 46495: 5 % of it is 2324.75, 8 % is 3719.60. */
  test('a meal block with a $25 discount in Ontario', () => {
    expect(priceItems(northgateBusiness.shop, orderOf(northgateBusiness, 'NGU-20512'))).toMatchObject({
      federalTaxCents: 2_324,
      provincialTaxCents: 3_719,
      savingsCents: 2_500,
      totalCents: 52_538,
    })
  })

  test('[CUS-9.6] a graduated bonus of three steps of 2% on $350', () => {
    const [discounted, grown] = priceItems(saintCyrilleBusiness.shop, orderOf(saintCyrilleBusiness, 'USC-10243')).items
    expect(discounted?.balance).toEqual({ valueCents: 20_000, priceCents: 19_000, discountCents: 1_000, bonusCents: 0 })
    expect(grown?.balance).toEqual({ valueCents: 35_000, priceCents: 35_000, discountCents: 0, bonusCents: 2_100 })
  })

  test.each`
    amount                         | valueCents | bonusCents
    ${'nothing at the minimum'}    | ${5_000}   | ${0}
    ${'5% above it, rounded down'} | ${5_010}   | ${250}
  `('[CUS-9.7] a plain bonus gives $amount', ({ valueCents, bonusCents }) => {
    const item: DemoItem = { kind: 'balance', balance: 'complement', valueCents }
    expect(priceItems(saintCyrilleBusiness.shop, [item]).items[0]?.balance?.bonusCents).toBe(bonusCents)
  })

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

  test('has every text in both languages', () => {
    const texts = textsIn(business)
    expect(texts.length).toBeGreaterThan(60)
    const missing = texts.filter(([, { en, fr }]) => ![en, fr].every((text) => typeof text === 'string' && text !== ''))
    expect(missing).toEqual([])
  })

  test.each([...frenchRules, ['has a no-break space before % and $', / [%$]|[^\u00a0\d] ?\$ [a-z]/]] as const)(
    'in French: %s',
    (_, mistake) => {
      expect(textsIn(business).filter(([, { fr }]) => mistake.test(withoutMarkup(String(fr))))).toEqual([])
    },
  )

  test('has every kind of plan, balance, promotion, customer type and payment status', () => {
    const { mealPlans, balances, promoCodes } = shop
    const frequencies = mealPlans.flatMap(({ subscription }) => subscription?.frequency ?? [])
    expect(frequencies.sort()).toEqual(['monthly', 'monthly', 'weekly'])
    expect(mealPlans).toHaveLength(9)
    expect(mealPlans.filter(({ draft }) => draft)).toHaveLength(1)
    expect(balances.map(({ offer }) => offer.kind).sort()).toEqual(['bonus', 'discount', 'gradBonus'])
    expect(promoCodes.filter(({ endOffsetDays }) => (endOffsetDays ?? 0) < 0)).toHaveLength(1)
    expect(shop.customerTypes.filter(({ name }) => /parent/i.test(name.en) && /parent/i.test(name.fr))).toHaveLength(1)
    expect(clientele.customers).toHaveLength(6)
    expect(new Set(clientele.orders.map(({ paymentStatus }) => paymentStatus)).size).toBe(4)
  })

  test('has promotions of at most 100%', () => {
    for (const { code, value, maxUses } of shop.promoCodes) {
      if ('percentBps' in value)
        expect([code, value.percentBps > 0 && value.percentBps <= 10_000]).toEqual([code, true])
      else expect([code, value.cents > 0]).toEqual([code, true])
      expect(code).toBe(code.toUpperCase())
      expect([code, maxUses === null || maxUses > 0]).toEqual([code, true])
    }
  })

  test('uses invented email addresses and phone numbers', () => {
    const emails = valuesOf(business, (name) => name === 'email' || name === 'emailDomain')
    expect(emails.length).toBeGreaterThan(12)
    for (const email of [...emails, ...shop.facultyEmails]) expect(email).toMatch(/\.example$/)
    const phones = valuesOf(business, (name) => name === 'phone' || name === 'number')
    for (const phone of phones) expect(phone).toMatch(/^\d{3}55501\d{2}$/)
  })

  test('has student ids that its order form accepts and does not block', () => {
    const pattern = new RegExp(`^(?:${shop.form.studentIdPattern})$`)
    const ids = valuesOf(business, (name) => name === 'studentId').filter((id) => id !== null)
    for (const id of ids) expect(id).toMatch(pattern)
    const blocked = shop.blockedStudents.map(({ studentId }) => studentId)
    expect(clientele.customers.filter(({ studentId }) => studentId && blocked.includes(studentId))).toEqual([])
  })

  test('uses payment types that the site and the item accept', () => {
    for (const { no, items, paymentType } of clientele.orders) {
      expect([no, shop.form.paymentTypes.includes(paymentType)]).toEqual([no, true])
      for (const item of items) {
        const accepted =
          item.kind === 'plan'
            ? (shop.mealPlans.find(({ key }) => key === item.plan)?.paymentTypes ?? [])
            : item.kind === 'balance'
              ? shop.form.decliningBalancePaymentTypes
              : item.kind === 'custom'
                ? shop.form.customMealPlanPaymentTypes
                : ['Credit card']
        expect([no, accepted.includes(paymentType)]).toEqual([no, true])
      }
    }
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
