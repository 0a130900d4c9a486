/** @both-databases */
import { execFileSync } from 'node:child_process'
import { transformSync } from 'esbuild'
import { createResetKey } from '@/server/auth/reset-links'
import { clock } from '@/server/clock'
import { fieldsOf } from '@/server/database/stored-values'
import { walkthroughs } from '@/v1/docs/walkthroughs/walkthroughs'
import { writeShell } from '@/v1/docs/walkthroughs/write-shell'
import { writeTypeScript } from '@/v1/docs/walkthroughs/write-type-script'
import { endpoints } from '@/v1/endpoints'
import { handleRequest } from '@/v1/engine/handle-request'
import { makeCampus, makeFilters } from '../../support/data/campus'
import { makeShop } from '../../support/data/shop'
import { makePerson } from '../../support/data/staff'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'
import { dayFromNow, openForReservations } from '../../support/reservations/reservation-hall'
import { promoCodes } from '../../support/shop/promo-codes'
import { fillIn, SpecificationClient, valueAt, type Fields } from '../../support/specification/client'

const payload = await openPayload()
const overrideAccess = true // test data
const milk = (await makeFilters(payload)).get('milk') ?? ''
const campus = await makeCampus(payload, 'northgate')
const shop = await makeShop(payload, campus.site)
const offered = { customerLogin: true, allergenCard: true, foodInsecurity: true, notifications: true }
await updateDocument(payload, 'sites', campus.site, { ...offered, installments: true, mealPlanSubscriptions: true })
await openForReservations(payload, campus)
const { code: promo } = await promoCodes(payload, () => campus.site).makeCode()
const staff = await makePerson(payload, 'siteManager', [campus.site])
afterAll(closePayload)

/** A call as section 7 writes it, and its answer. `$id` stands for what an earlier answer had; the last column says where. */
type Row = [title: string, who: Who, call: string, fields: Fields, answer: object, keep?: Record<string, string>]
type Who = 'customer' | 'guest' | 'student' | 'nobody'

const site = { site_id: campus.site }
const own = { customer_id: '$id' }
const account = { ...own, ...site }
const cart = { ...site, cookie: '$cookie', mcid: '' }
const password = 'Secret-word1!'
const names = { first_name: 'Ana', last_name: 'Roy', student_id: 'S1234567' }
const home = { address: '1 Maple Street', city: 'Montreal', province: 'QC', postal_code: 'G1A 0A2' }
const person = { ...names, ...home, phone_number: '5145550123', opt_in: true }
const payer = { ...person, state: '', zip_code: '', barcode_id: '', ...site, source: 'web' }
const parentOf = Object.fromEntries(
  Object.entries({ ...person, first_name: 'Leo', email: 'leo@example.com' }).map(([name, value]) => [
    `student_${name}`,
    value,
  ]),
)
const noAllergens = { allergens: [], contact_name: null, contact_number: null, carries_epinephrine: false }
const stored = {
  ...{ ...names, ...home, phone: '5145550123', mobile: null, state: null, opt_in: true, notify_by_text: false },
  ...{ ...noAllergens, food_insecurity: false },
}
const allergens = { allergens: [milk], contact_name: 'Leo Roy', contact_number: '5145550124' }
const card = { number: '4242424242424242', type: 'Visa', expiration: '12/49', security_code: '123' }
const day = dayFromNow(3)
const seat = { date: day, hour: 12, minute: 0, friends: 1 }
const reserved = { ...seat, location_id: campus.hall }
const lost = "We're sorry, the time slot you requested is no longer available."
const answers = { term_id: shop.term, type_id: shop.student, year_id: shop.year, location_id: shop.place }
const noDates = { first_bill_date: '', first_plan_date: '', last_bill_date: '', last_plan_date: '' }
const diet = { epipen: false, carries_epinephrine: false, celiac: false, gluten_intolerant: false, gf_diet: false }
const food = { sides: [], protein: 'Turkey', plan: 'Gold', pick_up: '5 pm', entree: 'Salad', drink: '', base: '' }
const subscription = { start: '2026-12-01', end: '2027-04-01', item: { name: 'Monthly', price: 300 } }
const amount = { ...site, amount: 300 }

const refused = (msg: unknown) => ({ status: 'error', msg })
const id: unknown = expect.stringMatching(/^[0-9a-f]{24}$/)
const text: unknown = expect.any(String)
const some: unknown = expect.any(Object)
const one = (value: object): unknown => expect.arrayContaining([expect.objectContaining(value)])
const hours = { start: null, end: null, start_hour: 11, start_minutes: 0, end_hour: 14, end_minutes: 0 }
const block = { ...hours, id, name: 'Lunch', type: 'reservation', days: [0, 1, 2, 3, 4, 5, 6] }
const reserving = {
  ...{ use_reservations: true, use_reservation_hours: true, same_day_reservations: false, building_id: '' },
  ...{ limit_reservation_visits: false, reservation_max_visits: null, reservation_interval: 30 },
  ...{ reservation_capacity: 20, allow_guest_friends: true, guest_friend_limit: 7, schedules: one(block) },
}
const places = { ...site, platform: 0, with_buildings: true, with_address: true, for_profile: true }
const orderForm = {
  ...{ orderFormSettings: some, customerTypes: one({ id: shop.student }), customerLocations: one({ id: shop.place }) },
  ...{
    customerYears: one({ id: shop.year }),
    customerTerms: one({ id: shop.term }),
    mealPlans: one({ id: shop.gold }),
  },
  ...{ customMealPlans: some, decliningBalance: some, terms: [], terms_version: null },
}
const secret: unknown = expect.stringMatching(/^[\w-]{32}$/)
const saved = (what: string) => `Your ${what} preferences have been updated.`

// prettier-ignore
const rows: Row[] = [
  // The first errand: an account, its profile and its allergens.
  ['[CUS-7.5] an account', 'customer', 'POST customer/create', { ...payer, email: '$email', is_parent: false, cookie: '', password }, { customer: { id, ...stored, email: '$email' }, student: null }, { id: 'customer.id' }],
  ['[CUS-7.4] [CUS-8.1] a wrong password', 'nobody', 'POST customer/authenticate', { ...site, email: '$email', password: 'Wrong-word1!' }, refused('Invalid email or password.')],
  ['[CUS-7.4] the password', 'nobody', 'POST customer/authenticate', { ...site, email: '$email', password }, { customer: { id: '$id', ...stored, email: '$email' } }],
  ['[CUS-7.3] [CUS-3.1] the account', 'customer', 'GET customer/info', own, { customer: { id: '$id', ...stored, email: '$email' }, allergen_card: noAllergens }],
  ['[CUS-7.6] the profile', 'customer', 'POST customer/update_customer', { ...account, ...names, ...home, city: 'Laval', email: '$email', notify_by_text: false, opt_in: true, cookie: '', phone: '5145550123' }, { customer: { ...stored, city: 'Laval' } }],
  ['[CUS-7.6] [CUS-8.26] a wrong address', 'customer', 'POST customer/update_customer', { ...account, ...names, email: 'ana' }, refused('Invalid email address')],
  ['[CUS-7.7] the allergens', 'customer', 'POST customer/update_allergen_profile', { ...account, ...allergens, carries_epinephrine: true, serial_number: '' }, { customer: { ...allergens, carries_epinephrine: true }, allergen_card: allergens, msg: saved('allergen') }],
  ['[CUS-7.8] the notifications', 'customer', 'POST customer/bulk_update_notification_preferences', { ...account, opt_in: false }, { customer: { id: '$id', opt_in: false }, msg: text }],
  ['[CUS-7.9] the food insecurity', 'customer', 'POST customer/food_insecurity', { ...account, food_insecurity: true }, { customer: { id: '$id', food_insecurity: true }, msg: saved('Food Insecurity') }],
  ['[CUS-7.10] the orders', 'customer', 'GET customer/orders', account, { orders: [] }],
  ['[CUS-7.11] the subscriptions', 'customer', 'POST customer/subscriptions', account, { subscriptions: [{ ...subscription, id: '$subscription', canceled: false, canceled_at: null, order: { created_at: text }, payments: [{ amt: 344.92, created_at: text, result: '0' }] }] }],
  ['[CUS-7.12] no subscription', 'customer', 'POST customer/cancel_subscription', { ...account, subscription_id: '$subscription', public: true }, { subscriptions: [{ id: '$subscription', canceled: true, canceled_at: text }], msg: text }],
  ['[CUS-7.14] the dietary health form', 'customer', 'POST customer/health_form', { ...diet, medical_diet: false, date: '2026-11-20', name: 'Ana Roy', email: '$email', allergens: ['Milk'], consent: 'true', other_allergies: '', additional_comments: '', city: 'Laval' }, { msg: 'Thank you for submitting your dietary health form!' }],
  ['[CUS-7.15] [CUS-3.22] the on-the-go form', 'customer', 'POST customer/on_the_go_form', { ...food, student_id: 'S1', name: 'Ana Roy', email: '$email', dressing_sauce: 'Ranch', cheese: 'Swiss', allergens: [], addons: ['Onion'], other_allergies: '', comments: '' }, { msg: 'Thank you for submitting your food order request!' }],
  ['[CUS-7.16] [CUS-8.26] no address', 'nobody', 'POST customer/request_password_reset', { ...site, email: 'ana' }, refused('Invalid email address')],
  ['[CUS-7.16] [CUS-8.3] a request', 'nobody', 'POST customer/request_password_reset', { ...site, email: 'nobody-$email' }, { msg: 'Check your inbox. We just sent you a password reset email.' }],
  ['[CUS-7.19] the allergen card', 'customer', 'GET customer/allergen_card', own, { type: 'application/pdf' }],
  ['[CUS-7.20] no pass without certificates', 'customer', 'GET pass/allergen_card', own, refused('This site does not offer this feature.')],
  // The second: a reservation, and its end.
  ['[CUS-7.24] [CUS-3.16] the locations', 'customer', 'GET locations/all_locations', places, { locations: one({ id: campus.hall, ...reserving, reservations: [] }) }],
  ['[CUS-7.22] a reservation', 'customer', 'POST reservations/', { ...own, ...reserved, date: `${day}T00:00:00.000Z` }, { reservations: [{ id, ...reserved }] }, { reservation: 'reservations.0.id' }],
  ['[CUS-7.22] [CUS-8.15] no reservation', 'customer', 'POST reservations/', { ...own, ...reserved, hour: 3 }, refused(lost)],
  ['[CUS-7.24] the seats that are taken', 'customer', 'GET locations/all_locations', places, { locations: one({ id: campus.hall, reservations: [seat] }) }],
  ['[CUS-7.13] the reservations', 'customer', 'GET customer/reservations', own, { reservations: [{ id: '$reservation', ...reserved }] }],
  ['[CUS-7.21] the card of a reservation', 'customer', 'GET customer/reservation_card', { ...own, reservation_id: '$reservation' }, { reservation: { id: '$reservation' }, url: expect.stringContaining('/northgate/reservations/') }],
  ['[CUS-7.23] no reservation', 'customer', 'DELETE reservations/', { ...own, reservation_id: '$reservation' }, { reservations: [] }],
  ['[CUS-7.25] a message', 'nobody', 'POST contact/', { ...site, name: 'Ana Roy', email: '$email', message: 'Hello' }, { msg: 'Thank you for contacting us!' }],
  ['[CUS-7.25] feedback', 'nobody', 'POST feedback/submit', { ...site, first_name: 'Ana', last_name: 'Roy', email: '$email', location: '', offers: false, customer_residence: 'On campus', customer_type: 'Student', comments: 'More pie', birthday: '02/03' }, { msg: text }],
  ['[CUS-7.25] the locations of feedback', 'nobody', 'GET locations/all_locations_feedback', site, { locations: one({ id: campus.hall }) }],
  ['[CUS-7.27] blocked students', 'nobody', 'GET blocked_student_accounts/list', { ...site, student_id: 'S1' }, { accounts: [], message: text }],
  ['[CUS-7.27] faculty', 'nobody', 'GET faculty_email/list', { ...site, email: '$email' }, { accounts: [] }],
  // The third: a cart with a promo code, the customer first, then the order.
  ['[CUS-7.26] the order form', 'nobody', 'GET orderform/list', site, orderForm],
  ['[CUS-7.28] a plan', 'guest', 'POST cart/add_meal_plan', { ...cart, ...noDates, cookie: 'x81f-2041', bill_today: true, customer_type_id: shop.student, item_type: 'Meal plan', meal_plan: shop.gold }, { cart: { items: [{ id, type: 'Meal plan', name: 'Gold', price: 2000, tax: 299.5 }], total: 2299.5 }, cookie: secret }, { cookie: 'cookie', item: 'cart.items.0.id' }],
  ['[CUS-7.32] a promo code', 'guest', 'POST promo_codes/apply', { ...site, promo_code: promo, subtotal: 2000, item_id: '$item' }, { cart: { items: [{ promo_code: promo, price: 1800 }] }, cookie: '$cookie' }],
  ['[CUS-7.32] no promo code', 'guest', 'POST promo_codes/remove', { item_id: '$item' }, { cart: { items: [{ promo_code: null, price: 2000 }] } }],
  ['[CUS-7.29] a custom plan', 'guest', 'POST cart/add_custom_plan', { ...cart, swipe_id: shop.swipe, db_id: shop.db }, { cart: { items: [{}, { type: 'Create your plan', price: 340 }] } }],
  ['[CUS-7.30] a declining balance', 'guest', 'POST cart/add_declining_balance', { ...cart, declining_balance_value: 60, db_id: shop.balance }, { cart: { items: [{}, {}, { type: 'Declining balance', price: 60 }] } }, { item: 'cart.items.2.id' }],
  ['[CUS-7.31] an item less', 'guest', 'DELETE cart/delete_cart_item', { cart_item_id: '$item' }, { cart: { items: [{}, {}] } }],
  ['[CUS-7.31] the cart', 'guest', 'GET cart/fetch', { cookie: '$cookie' }, { cart: { items: some }, cookie: '$cookie' }],
  ['[CUS-7.36] installments', 'guest', 'GET sites/installments', amount, { installments: [{ PlanId: text, TotalPlanCost: 30_000 }, {}], order_id: id }],
  ['[CUS-7.37] Google Pay', 'guest', 'GET orderform/preload_gpay', amount, { preload: some, order_id: id }],
  ['[CUS-7.37] Apple Pay', 'guest', 'GET orderform/preload', amount, { preload: some }],
  ['[CUS-7.5] [CUS-3.4] a guest who buys for a student', 'guest', 'POST customer/create', { ...payer, ...parentOf, email: 'guest-$email', is_parent: true, cookie: '$cookie' }, { customer: { id, ...stored, email: 'guest-$email' }, student: { id, first_name: 'Leo', student_id: 'S1234567' } }, { guest: 'customer.id' }],
  ['[CUS-7.33] an order', 'guest', 'POST cart/create_cc_order', { ...card, ...answers, ...site, cookie: '$cookie', customer_id: '$guest', is_parent: false, order_time: '2026-11-20', payment_type: 'Credit card', promotion_code: '', student_id: 'S1234567' }, { order: { response: 'Approved', msg: 'Approved', total: expect.any(Number), order_id: id } }],
  ['[CUS-7.28] a plan of a student', 'student', 'POST cart/add_meal_plan', { ...site, cookie: 'x81f-2042', meal_plan: shop.gold }, { cookie: secret }, { cookie: 'cookie' }],
  ['[CUS-7.5] a student', 'student', 'POST customer/create', { ...payer, province: 'FL', email: 'student-$email', is_parent: false, cookie: '$cookie' }, { customer: { province: 'FL' }, student: null }, { guest: 'customer.id' }],
  ['[CUS-7.34] a checkout', 'student', 'POST cart/checkout', { ...site, cookie: '$cookie', customer_id: '$guest', payment_type: 'Student ID' }, { order: { response: 'Approved', total: 2299.5 } }],
  ['[CUS-7.17] [CUS-3.24] a new password', 'nobody', 'PUT customer/update/password', { password: 'Other-word2#', public_key: '$key' }, { domain: '/northgate' }],
  ['[CUS-7.18] [CUS-8.5] a new password of staff', 'nobody', 'PUT users/update/password', { password: 'four words of a meal', public_key: '$staffKey' }, { msg: 'Password updated successfully' }],
]

/** What the client gets from elsewhere: a subscription, and the keys of two mails. */
async function prepare(title: string, memory: Record<string, string>): Promise<object> {
  if (title.startsWith('[CUS-7.11]')) {
    const payments = [{ amountCents: 34_492, result: '0', createdAt: '2026-12-01T05:00:00.000Z' }]
    const plan = { name: 'Monthly', priceCents: 30_000, frequency: 'monthly', start: '2026-12-01', end: '2027-04-01' }
    const data = { ...plan, site: campus.site, customer: memory.id, payments } as never
    return { subscription: String((await payload.create({ collection: 'subscriptions', data, overrideAccess })).id) }
  }
  const keyOf = async (collection: 'customers' | 'staff', account = '') => {
    await payload.db.updateOne({ collection, id: account, data: { resetPasswordExpiration: null } })
    return (await createResetKey(payload, collection, { id: { equals: account } }, clock.now()))?.key
  }
  if (title.startsWith('[CUS-7.17]')) return { key: await keyOf('customers', memory.id) }
  return title.startsWith('[CUS-7.18]') ? { staffKey: await keyOf('staff', String(staff.id)) } : {}
}

/** With a session, and with cookies of a cart, only JSON counts: a form needs neither. */
const needsNoCookie = ([title, who, call]: Row) =>
  title.endsWith('an account') || (who !== 'customer' && !/promo_codes|delete_cart_item/.test(call))

describe.each(['json', 'form'] as const)('sent as %s', (format) => {
  const memory: Record<string, string> = { email: `${format}@example.com` }
  const clients = new Map<Who, SpecificationClient>()
  const sent = format === 'json' ? rows : rows.filter(needsNoCookie).filter(([title]) => !title.endsWith('the account'))
  test.each(sent)('%s', async (title, who, call, fields, answer, keep = {}) => {
    Object.assign(memory, await prepare(title, memory))
    const client = clients.get(who) ?? new SpecificationClient(format)
    clients.set(who, client)
    const { json, type } = await client.send(call, fillIn(fields, memory))
    expect(type.startsWith('application/json') ? json : { type }).toMatchObject(fillIn(answer, memory))
    for (const [name, path] of Object.entries(keep)) memory[name] = String(valueAt(json, path))
  })
})

describe('an order without a buyer', () => {
  const send = (call: string, fields: Fields, client = new SpecificationClient()) => client.send(call, fields)
  const fill = async () => {
    const client = new SpecificationClient()
    const { json } = await send('POST cart/add_meal_plan', { ...site, meal_plan: shop.gold }, client)
    return { client, cookie: String(json.cookie) }
  }
  const guestOf = async (cookie: string, email: unknown) => {
    const { json } = await send('POST customer/create', { ...person, ...site, email, cookie })
    return json.status === 'error' ? json.msg : fieldsOf(json.customer).id
  }
  const order = (cookie: string, customer_id: unknown, client?: SpecificationClient, paid: Fields = card) =>
    send('POST cart/create_cc_order', { ...paid, ...site, cookie, customer_id, payment_type: 'Credit card' }, client)
  const approved = { json: { order: { response: 'Approved' } } }

  test('[CUS-3.4] [CUS-4.24] is that of the session, also with the flat names of a card', async () => {
    const { number: card_number, expiration: card_expires, security_code: card_security_code } = card
    const { client, cookie } = await fill()
    const { json } = await send(
      'POST customer/create',
      { ...person, ...site, email: 'buyer@example.com', password },
      client,
    )
    const customer_id = fieldsOf(json.customer).id
    const flat = { card_number, card_expires, card_security_code, billing_city: 'Laval' }
    expect(await order(cookie, customer_id, client, flat)).toMatchObject(approved)
    expect((await send('GET customer/orders', { customer_id }, client)).json.orders).toHaveLength(1)
  })

  test('[CUS-4.24] [V1-14.3] takes a guest’s id for the cart of that guest alone', async () => {
    const [mine, theirs] = [await fill(), await fill()]
    const guest = await guestOf(theirs.cookie, 'theirs@example.com')
    const notTheirs = { status: 403, json: refused('This is not your account.') }
    expect(await order(theirs.cookie, guest, mine.client)).toMatchObject(notTheirs)
    expect(await order('A'.repeat(32), guest)).toMatchObject(notTheirs)
    expect((await send('GET customer/info', { customer_id: guest })).status).toBe(401)
  })

  test('[CUS-4.24] keeps nobody without a cart, and no address that is none', async () => {
    expect(await guestOf('x81f-2041', 'ana@example.com')).toMatch(/^Your cart is empty/)
    expect(await guestOf((await fill()).cookie, 'ana')).toBe('Invalid email address')
    expect(await guestOf('', { a: 1 })).toBe('Invalid field: email.')
  })
})

/** What a documented program sends, without a network. */
async function send(url: string, { method, headers, body }: RequestInit) {
  const { Cookie: cookie, 'Content-Type': type } = headers as Record<string, string>
  const sent = body == null ? {} : { body: { type: String(type), bytes: Buffer.from(String(body)) } }
  const address = url.replace('https://dining.example.edu', '')
  const answer = await handleRequest(endpoints, { method, address, cookie, network: '192.0.2.9', ...sent } as never)
  const set = [answer.headers['Set-Cookie'] ?? []].flat().map((line): [string, string] => ['Set-Cookie', String(line)])
  return new Response(String(answer.bytes), { status: answer.status, headers: set })
}

// In order: the reservation is one of the account.
test.each(walkthroughs.map((each) => [each.id, each] as const))(
  '[V1-14.10] runs the documented program of the %s as it is shown',
  async (_, { inputs, ...walkthrough }) => {
    const shown = { ...walkthrough, inputs: 'promo' in inputs ? { ...inputs, promo } : inputs }
    const kept = shown.steps.flatMap(({ keeps = {} }) => Object.keys(keeps))
    const program = writeTypeScript(shown, 'https://dining.example.edu', 'en')
    const source = `export async function run(fetch) {${program}\nreturn [${kept.join(', ')}] }`
    const { code } = transformSync(source, { loader: 'ts' })
    const { run } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      run: (fetch: typeof send) => Promise<unknown[]>
    }
    expect(await run(send)).not.toContain(undefined)
    execFileSync('sh', ['-n'], { input: writeShell(shown, 'https://dining.example.edu', 'fr') })
  },
)
