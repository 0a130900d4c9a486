import { errorSchema } from '@/contract/envelope'
import { orderFormResponse } from '@/contract/shop/order-form'
import { readCheckoutSettings } from '@/features/shop/order-form/read-checkout-settings'
import { textVersion } from '@/server/text-version'
import { fieldsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both } from '../../../support/data/campus'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { guestWithPlan, Shopper } from '../../../support/data/shopper'
import { closePayload, openPayload } from '../../../support/payload'
import { buyer, cardOrder, student, studentOrder } from '../../../support/shop/order-call'

const payload = await openPayload()
const create = localizedCreator(payload)
let shop: Shop
let parentType: string

const overrideAccess = true // test data
const ordersStored = async () => (await payload.count({ collection: 'orders', overrideAccess })).totalDocs
async function saveSettings(data: object, locale: 'en' | 'fr' = 'en') {
  const { docs } = await payload.find({ collection: 'order-form-settings', overrideAccess })
  await payload.update({ collection: 'order-form-settings', id: docs[0]?.id ?? '', data, locale, overrideAccess })
}

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload, { installments: true })
  const { site } = shop
  const paymentTypes = ['Credit card', 'Student ID', 'Payroll deduction', 'ApplePay', 'installments']
  await saveSettings({
    paymentTypes,
    studentIdPattern: 'S\\d{7}',
    emailDomain: 'northgate.example',
    enableFacultyEmailValidator: true,
  })
  await create('blocked-student-accounts', { site, studentId: 'S6666666' })
  await create('faculty-emails', { site, email: 'prof@northgate.example' })
  parentType = (await create('customer-types', { site, name: both('Parent'), applyTax: true })).id
}, 60_000)
afterAll(closePayload)

const visit = (more: object = {}) => guestWithPlan(shop.site, shop.gold, more)
const call = (visitor: Shopper, order: { payment_type: string }, locale: 'en' | 'fr' = 'en') =>
  visitor.call(/^(Student|Payroll)/.test(order.payment_type) ? 'cart/checkout' : 'cart/create_cc_order', order, {
    locale,
  })

const withBuyer = (more: object) => ({ ...cardOrder, buyer: { ...buyer, ...more } })
const withStudent = (more: object) => ({ ...cardOrder, student: { ...student, ...more } })
const byStudentId = (more: object) => ({ ...studentOrder, buyer: { ...studentOrder.buyer, ...more } })
const ofDomain = { email: 'ana@northgate.example', confirm_email: 'ana@northgate.example' }
const byPayroll = (email: string) => ({
  payment_type: 'Payroll deduction',
  buyer: { ...buyer, email, confirm_email: email },
})

type Refused = { field: string; order: { payment_type: string }; en: string; fr: string }
async function refusesAt({ field, order, en, fr }: Refused) {
  const visitor = await visit()
  const before = await ordersStored()
  const english = await call(visitor, order)
  const french = await call(visitor, order, 'fr')
  expect(errorSchema.parse(english.json)).toEqual({ status: 'error', msg: en, field })
  expect(errorSchema.parse(french.json)).toEqual({ status: 'error', msg: fr, field })
  expect(await ordersStored()).toBe(before)
}

test.each`
  field            | order                                 | en                                                       | fr
  ${'buyer.email'} | ${studentOrder}                       | ${'The email is not valid for this Student ID'}          | ${'Ce courriel n’est pas valide pour ce numéro étudiant'}
  ${'buyer.email'} | ${byPayroll('ana@northgate.example')} | ${'This email is not on the list of faculty and staff.'} | ${'Ce courriel n’est pas dans la liste du personnel.'}
`('[CUS-5.7] [CUS-5.8] refuses at $field: $en', refusesAt)

test.each`
  field                 | order                                                   | en                                            | fr
  ${'buyer.student_id'} | ${withBuyer({ student_id: 'S6666666' })}                | ${'There is a problem with your student id.'} | ${'Il y a un problème avec votre numéro étudiant.'}
  ${'buyer.student_id'} | ${byStudentId({ ...ofDomain, student_id: 'S6666666' })} | ${'There is a problem with your student id.'} | ${'Il y a un problème avec votre numéro étudiant.'}
`('[CUS-5.14] [CUS-8.14] refuses a blocked account at $field, whatever pays', refusesAt)

test('[CUS-5.6] [CUS-4.12] the cart’s customer type says that a parent buys, and the emails differ', async () => {
  const parent = await visit({ customer_type_id: parentType })
  const same = withStudent({ email: buyer.email, confirm_email: buyer.email })
  const msg = 'The parent and student email addresses cannot match'
  expect((await call(parent, { ...same, ...{ is_parent: false } })).json).toMatchObject({ msg, field: 'student.email' })
  expect((await call(parent, cardOrder)).json).toMatchObject({ field: 'student.first_name' })
  expect((await call(await visit(), same)).json).toMatchObject({ order: { response: 'Approved' } })
  const own = { ...buyer, ...{ email: 'mum@example.com', confirm_email: 'mum@example.com', student_id: ' S2223334 ' } }
  const bought = { ...withStudent({}), buyer: own }
  expect((await call(parent, bought)).json).toMatchObject({ order: { response: 'Approved' } })
  const stored = await payload.find({ collection: 'orders', sort: '-createdAt', limit: 1, overrideAccess })
  const number = { studentId: 'S2223334' }
  const [order] = stored.docs
  expect(order).toMatchObject({
    buyer: { isParent: true },
    student: { firstName: 'Léo', email: student.email, ...number },
  })
  // the number is the student's: neither the parent's nor that of the parent's new account
  expect(order?.buyer?.studentId).toBeFalsy()
  const accounts = await payload.find({
    collection: 'customers',
    where: { email: { equals: own.email } },
    overrideAccess,
  })
  expect(accounts.docs.map(({ studentId }) => studentId ?? null)).toEqual([null])
  const mails = await payload.find({
    collection: 'sent-mails',
    where: { to: { equals: student.email } },
    overrideAccess,
  })
  expect(mails.docs).toMatchObject([{ kind: 'student-notice', order: expect.anything() }])
  const [told] = mails.docs
  expect(told?.text).toContain(`Ana Roy bought this for you, with order ${order?.no}`)
  expect(told?.text).toContain('S2223334')
  expect(`${told?.subject} ${told?.text} ${told?.html}`).not.toMatch(/4242|Visa|mum@example|Maple Street|\$/)
})

test('[CUS-5.7] claiming to be a parent does not open Student ID to an email of another domain', async () => {
  const order = { ...studentOrder, is_parent: true, student }
  expect((await call(await visit(), order)).json).toMatchObject({ field: 'buyer.email' })
})

test('[CUS-5.8] shows the sentence of staff for an email that is not listed; one that is listed pays', async () => {
  const facultyEmailMsg = 'Use your staff email.'
  await saveSettings({ facultyEmailMsg })
  expect((await call(await visit(), byPayroll('ana@northgate.example'))).msg).toBe(facultyEmailMsg)
  expect((await call(await visit(), byPayroll('Prof@northgate.example'))).json).toMatchObject({
    order: { response: 'Approved', result: '0' },
  })
})

test('[CUS-4.25] each call takes its own payment types', async () => {
  const visitor = await visit()
  expect((await visitor.call('cart/checkout', cardOrder)).msg).toContain('cart/create_cc_order')
  expect((await visitor.call('cart/create_cc_order', studentOrder)).msg).toContain('cart/checkout')
  expect((await visitor.call('cart/checkout', {})).msg).toBe('Missing parameter: payment_type.')
})

test('[CUS-8.7] a wallet needs its token', async () => {
  const order = { payment_type: 'ApplePay', buyer }
  const msg = 'There was an error processing your transaction.'
  expect((await call(await visit(), order)).json).toEqual({ status: 'error', msg })
  const token = { token: 'sandbox-apple-pay-approved', wallet: 'ApplePay' }
  expect((await call(await visit(), { ...order, ...token })).json).toMatchObject({ order: { response: 'Approved' } })
})

test('[CUS-8.9] an installment plan that is not offered is refused with its sentence', async () => {
  const order = { ...cardOrder, payment_type: 'installments', installment_object: { PlanId: 'sandbox-12' } }
  const sentences = [
    'Sorry, we were unable to process your order at this time.',
    'Désolé, nous n’avons pas pu traiter votre commande pour le moment.',
  ]
  expect([(await call(await visit(), order)).msg, (await call(await visit(), order, 'fr')).msg]).toEqual(sentences)
  const offered = { ...order, installment_object: { PlanId: 'sandbox-6' } }
  expect((await call(await visit(), offered)).json).toMatchObject({ order: { response: 'Approved' } })
})

test('a site without installments asks for another payment type, with a plan and without one', async () => {
  const save = (installments: boolean) =>
    payload.update({ collection: 'sites', id: shop.site, data: { installments }, overrideAccess })
  const visitor = await visit()
  expect((await visitor.fetch()).cart.payment_types).toContain('installments')
  await save(false)
  expect((await visitor.fetch()).cart.payment_types).not.toContain('installments')
  const order = { ...cardOrder, payment_type: 'installments' }
  for (const more of [{}, { installment_object: { PlanId: 'sandbox-6' } }])
    expect((await call(visitor, { ...order, ...more })).msg).toBe(
      'Choose another payment type for the items in your cart.',
    )
  await save(true)
})

test('a plan that comes with another payment type is not used', async () => {
  const { json } = await call(await visit(), { ...cardOrder, installment_object: { PlanId: 'sandbox-6' } } as never)
  const stored = await payload.findByID({
    collection: 'orders',
    id: String(fieldsOf(json.order).order_id),
    overrideAccess,
  })
  expect(stored.installments?.planId ?? null).toBeNull()
})

describe('terms', () => {
  const versionOf = async (locale: 'en' | 'fr') => {
    const settings = await readCheckoutSettings(shop.site)
    return textVersion(settings?.terms.mealPlans[locale] ?? '')
  }
  const accept = async (...locales: ('en' | 'fr')[]) => ({
    ...cardOrder,
    accepted_terms: await Promise.all(
      locales.map(async (locale) => ({ kind: 'meal-plan-terms', locale, version: await versionOf(locale) })),
    ),
  })
  const msg = 'Accept the terms to place your order.'

  beforeAll(async () => {
    await saveSettings({ plansRequireTerms: true, mealPlanTerms: '<p>Plans</p>' }, 'en')
    await saveSettings({ mealPlanTerms: '<p>Forfaits</p>' }, 'fr')
  })
  afterAll(() => saveSettings({ plansRequireTerms: false }))

  test('[CUS-4.18] the current text must be accepted, and is stored with its time', async () => {
    const visitor = await visit()
    const current = { kind: 'meal-plan-terms', locale: 'en', version: await versionOf('en'), text: '<p>Plans</p>' }
    expect((await call(visitor, cardOrder)).json).toEqual({ status: 'error', msg, terms: [current] })
    const old = { ...cardOrder, accepted_terms: [{ kind: 'meal-plan-terms', locale: 'en', version: '0'.repeat(64) }] }
    expect((await call(visitor, old)).msg).toBe(msg)
    const { json } = await call(visitor, await accept('en'))
    const { order_id } = fieldsOf(json.order)
    const stored = await payload.findByID({ collection: 'orders', id: String(order_id), overrideAccess })
    expect(stored.consents).toMatchObject([{ kind: 'meal-plan-terms', locale: 'en', version: await versionOf('en') }])
    expect(Date.parse(stored.consents?.[0]?.acceptedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  test('[CUS-7.26] [CUS-7.33] those of the order form are accepted by their version, until a text changes', async () => {
    const visitor = await visit()
    const list = async () => orderFormResponse.parse((await visitor.call('orderform/list', {}, { method: 'GET' })).json)
    const order = async (given: object) => (await call(visitor, { ...cardOrder, ...given })).json
    const { terms: old, terms_version } = await list()
    await saveSettings({ mealPlanTerms: '<p>New plans</p>' }, 'en')
    const { terms, terms_version: current } = await list()
    expect([old, terms]).toMatchObject([[{ text: '<p>Plans</p>' }], [{ text: '<p>New plans</p>' }]])
    for (const given of [{ terms: true }, { terms_version: current }, { terms: true, terms_version }])
      expect(await order(given)).toEqual({ status: 'error', msg, terms })
    const { order_id } = fieldsOf((await order({ terms: true, terms_version: current })).order)
    const stored = await payload.findByID({ collection: 'orders', id: String(order_id), overrideAccess })
    expect(stored.consents).toMatchObject([{ kind: 'meal-plan-terms', locale: 'en', version: terms[0]?.version }])
  })

  test('[CUS-4.21] in Quebec, the French text comes before the English one', async () => {
    await payload.update({ collection: 'sites', id: shop.site, data: { address: { state: 'QC' } }, overrideAccess })
    const visitor = await visit()
    expect((await call(visitor, await accept('en'))).msg).toBe(msg)
    expect((await call(visitor, await accept('en', 'fr'))).msg).toBe(msg)
    const { json } = await call(visitor, await accept('fr', 'en'))
    expect(json).toMatchObject({ order: { response: 'Approved' } })
    expect((await call(await visit(), await accept('fr'), 'fr')).json).toMatchObject({
      order: { response: 'Approved' },
    })
  })
})
