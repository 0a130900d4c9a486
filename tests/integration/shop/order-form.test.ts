import { addDays } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { setRateLimits } from '@/server/http/rate-limits'
import { runDueJobs } from '@/server/jobs/run-jobs'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { blockedStudentResponse, facultyEmailResponse } from '@/contract/shop/listed-accounts'
import { orderFormPlansResponse, orderFormResponse } from '@/contract/shop/order-form'
import { makeCampus, type Campus } from '../../support/data/campus'
import { makeShop, type Shop } from '../../support/data/shop'
import { Shopper } from '../../support/data/shopper'
import { resetClock, stopAt } from '../../support/test-clock'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'
import { cardOrder } from '../../support/shop/order-call'

const payload = await openPayload()
const create = localizedCreator(payload)
let campus: Campus
let empty: Campus
let shop: Shop

beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  empty = await makeCampus(payload, 'southgate')
  for (const { site } of [campus, empty])
    await updateDocument(payload, 'sites', site, { customerLogin: true, showMealPlanPrices: true })
  shop = await makeShop(payload, campus.site)
}, 60_000)
afterEach(() => {
  resetClock()
  setRateLimits({ reads: null, votes: null, forms: null })
})
afterAll(closePayload)

const visit = () => new Shopper(campus.site)
const get = async (path: string, data: object = {}, site = campus.site) =>
  (await new Shopper(site).call(path, data, { method: 'GET' })).json

describe('orderform/list', () => {
  test('[CUS-7.39] [CUS-3.5] [CUS-3.9] returns settings, answers and products by their names', async () => {
    const answer = orderFormResponse.parse(await get('orderform/list'))
    expect(answer.orderFormSettings).toMatchObject({
      tax_rate: 5,
      provincial_tax_rate: 9.975,
      payment_types: ['Student ID', 'Credit card'],
      use_customer_type: true,
      use_customer_year: true,
      use_customer_term: true,
      coffee_subscription_price: 29.95,
      custom_meal_plan_as: 'bonus',
    })
    expect(answer.customerTypes.map(({ name, meal_plans, apply_tax }) => [name, meal_plans, apply_tax])).toEqual([
      ['Student', [shop.gold], true],
      ['Exempt', [], false],
    ])
    expect(answer.customerLocations).toMatchObject([{ id: shop.place, name: 'Town' }])
    expect(answer.mealPlans.map(({ name, price }) => [name, price])).toEqual([
      ['Gold', 2000],
      ['Silver', 1000.01],
    ])
    expect(answer.customMealPlans).toMatchObject([
      { options: [{ value: 25, price: 250 }, {}, { value: 100, price: 90 }] },
    ])
    expect(answer.decliningBalance).toMatchObject({ id: shop.balance, minimum_purchase: 50 })
    expect(answer.decliningBalances).toHaveLength(2)
    const plans = orderFormPlansResponse.parse(await get('orderform/meal_plans'))
    expect(plans.mealPlans).toEqual(answer.mealPlans)
  })

  test('[CUS-4.10] the lists of payment types are written out, so that their intersection is the cart’s', async () => {
    const { orderFormSettings: settings, ...lists } = orderFormResponse.parse(await get('orderform/list'))
    const written = [
      settings?.custom_meal_plan_payment_types,
      settings?.declining_balance_payment_types,
      ...[...lists.customerTypes, ...lists.mealPlans].map(({ payment_types }) => payment_types),
    ]
    expect(written.filter((list) => list?.length === 0)).toEqual([])
    const buyer = new Shopper(campus.site)
    const typesOf = async (...plans: string[]) => {
      for (const plan of plans) await buyer.addPlan(plan)
      return (await buyer.fetch()).cart.payment_types
    }
    const listsOf = (...ids: string[]) =>
      lists.mealPlans.filter(({ id }) => ids.includes(id)).map((plan) => plan.payment_types)
    const common = (...all: string[][]) =>
      settings?.payment_types.filter((type) => all.every((list) => list.includes(type)))
    expect(await typesOf(shop.gold)).toEqual(common(...listsOf(shop.gold)))
    expect(await typesOf(shop.silver)).toEqual(common(...listsOf(shop.gold, shop.silver)))
    for (const { id } of (await buyer.fetch()).items) await buyer.remove(id)
  })

  test('quick_add leaves out the plans that need dates', async () => {
    const names = async (path: string) =>
      orderFormPlansResponse.parse(await get(path)).mealPlans.map(({ name }) => name)
    const sell = (mealPlanSubscriptions: boolean) =>
      updateDocument(payload, 'sites', campus.site, { mealPlanSubscriptions })
    await sell(true)
    expect(await names('orderform/meal_plans')).toEqual(['Gold', 'Silver', 'Monthly'])
    expect(await names('orderform/quick_add')).toEqual(['Gold', 'Silver'])
    await sell(false)
  })

  test('hides prices where the site does, and never sends a token, a promo code or a list of people', async () => {
    const hiddenCode = { promoCode: 'HIDDEN', promoType: 'discount', promoAdj: 'fixed', promoValueCents: 100 } as const
    await create('promo-codes', { site: campus.site, ...hiddenCode })
    await create('blocked-student-accounts', { site: campus.site, studentId: '9990001' })
    await create('faculty-emails', { site: campus.site, email: 'prof@example.ca' })
    const open = JSON.stringify(await get('orderform/list'))
    for (const secret of ['HIDDEN', '9990001', 'prof@example.ca']) expect(open).not.toContain(secret)
    const save = (showMealPlanPrices: boolean) => updateDocument(payload, 'sites', campus.site, { showMealPlanPrices })
    await save(false)
    const hidden = orderFormResponse.parse(await get('orderform/list'))
    const prices = [
      ...hidden.mealPlans.map(({ price }) => price),
      ...hidden.customMealPlans.flatMap(({ options }) => options.map(({ price }) => price)),
      hidden.orderFormSettings?.coffee_subscription_price,
    ]
    expect(new Set(prices)).toEqual(new Set([null]))
    await save(true)
  })

  test('[CUS-3.7] [CUS-3.13] tells programs the promotional values that staff entered, and a code only to its buyer', async () => {
    const promo = { promoBonusCents: 2_550, promoTrackOnly: true }
    const save = (data: object) => updateDocument(payload, 'meal-plans', shop.silver, data)
    await save(promo)
    const plans = orderFormPlansResponse.parse(await get('orderform/meal_plans')).mealPlans
    expect(plans.map(({ promoBonus, promo_track_only }) => [promoBonus, promo_track_only])).toEqual([
      [null, false],
      [25.5, true],
    ])
    const code = { promoCode: 'SPRING', promoType: 'bonus', promoAdj: 'fixed', promoValueCents: 2_000 } as const
    const limits = { promoPriceCents: 95_000, promoMinPurchaseCents: 50_000, mealPlans: [shop.silver] }
    await create('promo-codes', { site: campus.site, ...code, ...limits, active: true })
    const buyer = new Shopper(campus.site)
    const { items } = await buyer.addPlan(shop.silver)
    expect((await buyer.applyPromo('SPRING')).cart.promo).toEqual({
      ...{ promo_code: 'SPRING', item_id: items[0]?.id, promo_type: 'bonus', promo_adj: 'fixed', promo_value: 20 },
      ...{ promo_price: 950, promo_min_purchase_amnt: 500, promo_track_only: true },
    })
    await save({ promoBonusCents: null, promoTrackOnly: false })
    expect((await buyer.fetch()).cart.promo).toMatchObject({ promo_track_only: false })
    await buyer.remove(items[0]?.id)
  })

  test('returns no settings for a site that sells nothing online, whose cart calls are refused', async () => {
    expect(orderFormResponse.parse(await get('orderform/list', {}, empty.site))).toMatchObject({
      orderFormSettings: null,
      decliningBalance: null,
      mealPlans: [],
    })
    expect((await new Shopper(empty.site).fetch()).json).toMatchObject({ status: 'error' })
  })
})

describe('lists of people', () => {
  test('answer for one entry at a time', async () => {
    const blocked = async (student_id?: string, site?: string) =>
      blockedStudentResponse.parse(await get('blocked_student_accounts/list', student_id ? { student_id } : {}, site))
    expect(await blocked('9990001')).toMatchObject({
      records: 1,
      accounts: [{ student_id: '9990001' }],
      message: 'There is a problem with your student id.',
    })
    for (const sent of ['9990002', '%', '999', ' ', undefined]) expect((await blocked(sent)).accounts).toEqual([])
    expect((await blocked('9990001', empty.site)).accounts).toEqual([])
    const faculty = async (email?: string) =>
      facultyEmailResponse.parse(await get('faculty_email/list', email ? { email } : {})).accounts
    expect(await faculty(' Prof@Example.ca ')).toEqual([{ email: 'Prof@Example.ca' }])
    for (const sent of ['student@example.ca', '@example.ca', undefined]) expect(await faculty(sent)).toEqual([])
    const prof = new Shopper(campus.site)
    await prof.signUp('prof@example.ca')
    await prof.call('customer/update_customer', { student_id: '9990001' })
    const own = async (path: string) => (await prof.call(path, {}, { method: 'GET' })).json.accounts
    expect(await own('faculty_email/list')).toEqual([{ email: 'prof@example.ca' }])
    expect(await own('blocked_student_accounts/list')).toEqual([{ student_id: '9990001' }])
  })

  test.each(['blocked_student_accounts', 'faculty_email'])('of %s are limited per network', async (list) => {
    setRateLimits({ reads: null, votes: null, forms: { perSecond: 0.001, burst: 1 } })
    const statusOf = async () => (await visit().call(`${list}/list`, {}, { method: 'GET' })).status
    expect([await statusOf(), await statusOf()]).toEqual([200, 429])
  })
})

test('the process’s jobs delete expired carts', async () => {
  const [old, recent] = [new Shopper(campus.site), new Shopper(campus.site)]
  const count = async () =>
    (await payload.db.count({ collection: 'carts', where: { site: { equals: campus.site } } })).totalDocs
  await old.addPlan(shop.gold)
  const day = 86_400_000
  const start = clock.now().getTime()
  stopAt(start + 6 * day)
  await recent.addPlan(shop.gold)
  expect(await runDueJobs(payload)).toBe(true)
  expect(await count()).toBe(2)
  stopAt(start + 7 * day + 60_000)
  await runDueJobs(payload)
  expect(await count()).toBe(1)
  expect((await old.fetch()).items).toEqual([])
  expect(rowsOf(fieldsOf((await recent.fetch()).json.cart).items)).toHaveLength(1)
})

test('a plan is added and ordered only while it is sold, and a term with dates offers what is valid in it', async () => {
  const buyer = new Shopper(campus.site)
  const sell = (window: object) => updateDocument(payload, 'meal-plans', shop.silver, window)
  const today = campusDateAt(clock.now(), 'America/Toronto')
  const offered = async () =>
    orderFormPlansResponse.parse(await get('orderform/meal_plans')).mealPlans.map(({ id }) => id)
  await sell({ saleFrom: addDays(today, 1) })
  expect((await buyer.addPlan(shop.silver)).json).toMatchObject({ status: 'error' })
  expect(await offered()).not.toContain(shop.silver)
  await sell({ saleFrom: today, saleUntil: today })
  expect(await offered()).toContain(shop.silver)
  expect((await buyer.addPlan(shop.silver)).items).toMatchObject([{ withdrawn_reason: null }])
  await sell({ saleFrom: null, saleUntil: addDays(today, -1) })
  expect((await buyer.fetch()).items).toMatchObject([{ price: null, withdrawn_reason: 'not-sold' }])
  const placed = await buyer.call('cart/create_cc_order', cardOrder)
  expect(placed.msg).toBe('An item in your cart is no longer sold. Remove it to place your order.')
  await sell({ saleUntil: null, startDate: addDays(today, -90), endDate: addDays(today, 30) })
  const next = { startDate: addDays(today, 31), endDate: addDays(today, 120) }
  await updateDocument(payload, 'customer-terms', shop.term, next)
  const { customerTerms } = orderFormResponse.parse(await get('orderform/list'))
  expect(customerTerms.map(({ meal_plans }) => meal_plans)).toEqual([[shop.gold, shop.monthly].filter(Boolean)])
  const refused = await new Shopper(campus.site).addPlan(shop.silver, { customer_term_id: shop.term })
  expect(refused.json).toMatchObject({ status: 'error' })
})
