import { addDays } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { readOrderForm } from '@/features/shop/order-form/read-order-form'
import { readMealPlans } from '@/features/shop/read-meal-plans'
import { clock } from '@/server/clock'
import { fieldsOf } from '@/server/database/stored-values'
import { makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { listFieldErrors, signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
const [today, tomorrow, yesterday] = [0, 1, -1].map((days) =>
  addDays(campusDateAt(clock.now(), 'America/Toronto'), days),
) as [string, string, string]
let site: string
let settings: string
let manager: Awaited<ReturnType<typeof signInToStudio>>

beforeAll(async () => {
  site = (await makeCampus(payload, 'northgate')).site
  manager = await signInToStudio(payload, await makePerson(payload, 'shopManager', [site]))
  const data = { site, coffeeSubscriptionPriceCents: 3_000 }
  settings = String(fieldsOf((await manager('POST', 'order-form-settings?depth=0', { data })).body.doc).id)
}, 30_000)
afterAll(closePayload)

const kinds = ['meal-plans', 'declining-balances'] as const
type Kind = (typeof kinds)[number]

const make = async (kind: Kind, over: object = {}) => {
  const data = {
    site,
    name: 'Gold',
    priceCents: 100,
    ...(kind === 'meal-plans' ? { _status: 'published' } : {}),
    ...over,
  }
  const { status, body } = await manager('POST', `${kind}?depth=0`, { data })
  expect(status).toBe(201)
  return String(fieldsOf(body.doc).id)
}
const save = async (kind: Kind, id: string, data: object, language: 'en' | 'fr' = 'en') => {
  const { status, body } = await manager('PATCH', `${kind}/${id}?depth=0`, { data, language })
  return status === 200 ? fieldsOf(body.doc) : listFieldErrors(body)
}
const stored = async (kind: Kind, id: string) =>
  fieldsOf(await payload.db.findOne({ collection: kind, where: { id: { equals: id } } }))
const needsDate = {
  en: 'Buyers already see this price. Enter the new one in “New price”, and in “New price from” the first day that it applies. That day can be today.',
  fr: 'Ce prix est déjà affiché. Entrez le nouveau dans «\u00a0Nouveau prix\u00a0» et, dans «\u00a0Nouveau prix à partir du\u00a0», le premier jour où il s’applique. Ce jour peut être aujourd’hui.',
}

const later = 'Choose today or a later day.'
const missing = 'Fill in this field. Another choice in this document requires it.'

describe.each(kinds)('the price of published %s', (kind) => {
  test.each(['en', 'fr'] as const)('does not change without a day (%s)', async (language) => {
    const id = await make(kind)
    expect(await save(kind, id, { priceCents: 120 }, language)).toEqual({ priceCents: needsDate[language] })
    expect(await stored(kind, id)).toMatchObject({ priceCents: 100 })
    expect(await save(kind, id, { priceCents: 100, name: 'Golden' })).toMatchObject({ name: 'Golden' })
  })

  test('changes on a later day, is stored with the next save after it, and changes today', async () => {
    const id = await make(kind)
    const next = { nextPriceCents: 120, nextPriceFrom: tomorrow }
    expect(await save(kind, id, next)).toMatchObject({ priceCents: 100, ...next })
    expect(await save(kind, id, { name: 'Golden' })).toMatchObject({ priceCents: 100, ...next })
    await payload.db.updateOne({ collection: kind, id, data: { nextPriceFrom: yesterday } })
    const third = { nextPriceCents: 150, nextPriceFrom: tomorrow }
    expect(await save(kind, id, third)).toMatchObject({ priceCents: 120, ...third })
    expect(await save(kind, id, { priceCents: 90 })).toEqual({ priceCents: needsDate.en })
    expect(await save(kind, id, { nextPriceCents: 160, nextPriceFrom: today })).toMatchObject({
      ...{ priceCents: 160, nextPriceCents: null, nextPriceFrom: null },
    })
  })

  test('needs a day that is not over, and both an amount and a day', async () => {
    const id = await make(kind)
    const past = await save(kind, id, { nextPriceCents: 120, nextPriceFrom: yesterday })
    expect(past).toEqual({ nextPriceFrom: later })
    expect(await save(kind, id, { nextPriceCents: 120 })).toEqual({ nextPriceFrom: missing })
    expect(await save(kind, id, { nextPriceFrom: tomorrow })).toEqual({ nextPriceCents: missing })
  })
})

describe('the price of a choice of a custom plan', () => {
  type Option = Record<string, unknown>
  const makeOwn = async () => {
    const options = [
      { type: 'swipe', value: 25, priceCents: 100 },
      { type: 'db', value: 5_000, priceCents: 200 },
    ]
    const { body } = await manager('POST', 'custom-plans?depth=0', { data: { site, name: 'Own', options } })
    const doc = fieldsOf(body.doc)
    return { id: String(doc.id), options: doc.options as Option[] }
  }
  const saveOwn = async (id: string, options: Option[], language: 'en' | 'fr' = 'en') => {
    const { status, body } = await manager('PATCH', `custom-plans/${id}?depth=0`, { data: { options }, language })
    return status === 200 ? (fieldsOf(body.doc).options as Option[]) : listFieldErrors(body)
  }
  const optionsOn = async (day: string) =>
    (await readOrderForm(site, day))?.customPlans.at(-1)?.options.map(({ priceCents }) => priceCents)

  test.each(['en', 'fr'] as const)(
    'does not change without a day, and a new choice needs none (%s)',
    async (language) => {
      const { id, options } = await makeOwn()
      const [swipe = {}, balance = {}] = options
      const dearer = [swipe, { ...balance, priceCents: 250 }]
      expect(await saveOwn(id, dearer, language)).toEqual({ 'options.1.priceCents': needsDate[language] })
      const added = { type: 'db', value: 9_000, priceCents: 900 }
      expect(await saveOwn(id, [balance, swipe, added])).toMatchObject([
        { id: balance.id, priceCents: 200 },
        { id: swipe.id, priceCents: 100 },
        { priceCents: 900 },
      ])
    },
  )

  test('changes today, or on a later day for buyers too', async () => {
    const { id, options } = await makeOwn()
    const [swipe = {}, balance = {}] = options
    const planned = [
      { ...swipe, nextPriceCents: 120, nextPriceFrom: today },
      { ...balance, nextPriceCents: 250, nextPriceFrom: tomorrow },
    ]
    expect(await saveOwn(id, planned)).toMatchObject([
      { priceCents: 120, nextPriceCents: null, nextPriceFrom: null },
      { priceCents: 200, nextPriceCents: 250, nextPriceFrom: tomorrow },
    ])
    expect([await optionsOn(today), await optionsOn(tomorrow)]).toEqual([
      [120, 200],
      [120, 250],
    ])
  })

  test('needs a day that is not over, and both an amount and a day', async () => {
    const { id, options } = await makeOwn()
    const [swipe = {}, balance = {}] = options
    const past = { ...balance, nextPriceCents: 250, nextPriceFrom: yesterday }
    expect(await saveOwn(id, [swipe, past])).toEqual({ 'options.1.nextPriceFrom': later })
    expect(await saveOwn(id, [{ ...swipe, nextPriceCents: 120 }, balance])).toEqual({
      'options.0.nextPriceFrom': missing,
    })
  })
})

describe('the price of coffee', () => {
  const saveCoffee = async (data: object, language: 'en' | 'fr' = 'en') => {
    const { status, body } = await manager('PATCH', `order-form-settings/${settings}?depth=0`, { data, language })
    return status === 200 ? fieldsOf(body.doc) : listFieldErrors(body)
  }
  const coffeeOn = async (day: string) => {
    const form = await readOrderForm(site, day)
    return [form?.sold.coffeeMonthCents, form?.rules.coffeeMonthCents]
  }
  test('is free while no coffee is sold, and then changes on a day only', async () => {
    expect(await saveCoffee({ coffeeSubscriptionPriceCents: 2_500 })).toMatchObject({
      coffeeSubscriptionPriceCents: 2_500,
    })
    await saveCoffee({ coffeeSubscription: true })
    for (const language of ['en', 'fr'] as const)
      expect(await saveCoffee({ coffeeSubscriptionPriceCents: 2_700 }, language)).toEqual({
        coffeeSubscriptionPriceCents: needsDate[language],
      })
    expect(await saveCoffee({ store: 'Shop' })).toMatchObject({ coffeeSubscriptionPriceCents: 2_500 })
  })

  test('changes today, or on a later day for buyers too', async () => {
    const next = { coffeeSubscriptionNextPriceCents: 2_700, coffeeSubscriptionNextPriceFrom: today }
    expect(await saveCoffee(next)).toMatchObject({
      coffeeSubscriptionPriceCents: 2_700,
      coffeeSubscriptionNextPriceCents: null,
      coffeeSubscriptionNextPriceFrom: null,
    })
    const second = { coffeeSubscriptionNextPriceCents: 2_900, coffeeSubscriptionNextPriceFrom: tomorrow }
    expect(await saveCoffee(second)).toMatchObject({ coffeeSubscriptionPriceCents: 2_700, ...second })
    expect([await coffeeOn(today), await coffeeOn(tomorrow)]).toEqual([
      [2_700, 2_700],
      [2_900, 2_900],
    ])
  })

  test('needs a day that is not over, and both an amount and a day', async () => {
    const past = { coffeeSubscriptionNextPriceCents: 3_100, coffeeSubscriptionNextPriceFrom: yesterday }
    expect(await saveCoffee(past)).toEqual({ coffeeSubscriptionNextPriceFrom: later })
    const half = { coffeeSubscriptionNextPriceCents: null, coffeeSubscriptionNextPriceFrom: tomorrow }
    expect(await saveCoffee(half)).toEqual({ coffeeSubscriptionNextPriceCents: missing })
  })
})

describe('the price of a meal plan with drafts', () => {
  test('is free until it is published', async () => {
    const id = await make('meal-plans', { _status: 'draft' })
    expect(await save('meal-plans', id, { priceCents: 120, _status: 'published' })).toMatchObject({ priceCents: 120 })
    expect(await save('meal-plans', id, { priceCents: 130, _status: 'published' })).toEqual({
      priceCents: needsDate.en,
    })
  })

  test('does not change through a draft of a published plan either', async () => {
    const id = await make('meal-plans')
    const draft = await manager('PATCH', `meal-plans/${id}?draft=true`, { data: { priceCents: 120, _status: 'draft' } })
    expect([draft.status, listFieldErrors(draft.body)]).toEqual([400, { priceCents: needsDate.en }])
  })

  test('changes today when a draft with that day is published', async () => {
    const id = await make('meal-plans')
    const next = { nextPriceCents: 120, nextPriceFrom: today }
    const draft = await manager('PATCH', `meal-plans/${id}?draft=true`, { data: { ...next, _status: 'draft' } })
    expect([draft.status, fieldsOf(draft.body.doc).priceCents]).toEqual([200, 100])
    expect(await save('meal-plans', id, { _status: 'published' })).toMatchObject({
      priceCents: 120,
      nextPriceCents: null,
    })
  })
})

test('[CUS-9.4] the tax of a plan follows the price of today and the rates of the site, whatever is sent', async () => {
  const rates = { taxMilliPercent: 5_000, provincialTaxMilliPercent: 9_975, taxMealPlans: true }
  expect((await manager('PATCH', `order-form-settings/${settings}`, { data: rates })).status).toBe(200)
  const taxOf = async (id: string) => {
    const { body } = await manager('GET', `meal-plans/${id}?depth=0`)
    const published = (await readMealPlans(site, today)).find((plan) => plan.id === id)
    expect(published?.taxCents).toBe(body.taxCents)
    return body.taxCents
  }
  const id = await make('meal-plans', { priceCents: 10_001, applyTax: true, taxCents: 5 })
  expect(await taxOf(id)).toBe(500 + 997) // each rounded down
  await save('meal-plans', id, { nextPriceCents: 20_000, nextPriceFrom: today, taxCents: 7 })
  expect(await taxOf(id)).toBe(1_000 + 1_995)
  expect(await taxOf(await make('meal-plans', { priceCents: 10_001, applyTax: false }))).toBe(0)
})

describe('a custom plan', () => {
  const amount = {
    en: 'Enter an amount in dollars from 0 to 1,000,000, such as 24.50.',
    fr: 'Entrez un montant en dollars de 0 à 1\u00a0000\u00a0000, par exemple 24,50.',
  }
  const swipes = {
    en: 'Enter a whole number from 0 to 100000.',
    fr: 'Entrez un nombre entier de 0 à 100000.',
  }

  test.each([
    ['swipe', 40, null],
    ['swipe', 100_001, swipes],
    ['swipe', 2.5, swipes],
    ['swipe', null, swipes],
    ['db', 100_001, null],
    ['db', 100_000_001, amount],
    ['db', -1, amount],
    ['db', null, { en: 'Enter an amount.', fr: 'Entrez un montant.' }],
  ])('checks what a choice of a custom plan gives by its type: %s of %s', async (type, value, refusal) => {
    for (const language of ['en', 'fr'] as const) {
      const data = { site, name: 'Own plan', options: [{ type, value, priceCents: 100 }] }
      const { status, body } = await manager('POST', 'custom-plans?depth=0', { data, language })
      expect([status, listFieldErrors(body)]).toEqual(
        refusal ? [400, { 'options.0.value': refusal[language] }] : [201, {}],
      )
    }
  })
})
