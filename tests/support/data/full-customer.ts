import type { CollectionSlug, Payload } from 'payload'
import { clock } from '@/server/clock'
import { createResetKey } from '@/server/auth/reset-links'
import { fieldsOf } from '@/server/database/stored-values'
import { queueMail } from '@/server/mail/outbox'
import { queueText } from '@/server/text-messages/text-outbox'
import { laterPlanDates } from '../shop/checkout'
import { buyer, cardOrder } from '../shop/order-call'
import type { Campus } from './campus'
import type { Shop } from './shop'
import { Shopper } from './shopper'

/** Words that only this customer has typed. Nothing in the database may contain one of them after the deletion. */
export const personalWords = [
  ...['zephirine.quackenbush@example.org', 'zephirine.home@example.net', 'Zéphirine', 'Quackenbush', 'Théodule'],
  ...['QZX98765', '4185550199', '4185550188', '555-0199', 'Introuvable', 'Zibeline', 'G9Z 9Z9', 'zibelinoix', 'Brouillamini'],
]
const email = 'zephirine.quackenbush@example.org'
const names = { first_name: 'Zéphirine', last_name: 'Quackenbush' }
const home = { address: '77 Introuvable Road', city: 'Zibeline', province: 'QC', postal_code: 'G9Z 9Z9' }
const password = 'New-secret-word2!'

export type FullCustomer = { visitor: Shopper; id: string; email: string; password: string }
type World = { campus: Campus; shop: Shop; allergen: string }

/** A customer with a row in every collection that can have one about them. Their email is confirmed by a reset link. */
export async function makeFullCustomer(payload: Payload, { campus, shop, allergen }: World): Promise<FullCustomer> {
  const visitor = new Shopper(campus.site)
  const done = async (path: string, data: object, by = visitor) => {
    const { status, json } = await by.call(path, data, { locale: 'fr' })
    if (status !== 200 || json.status === 'error') throw new Error(`${path}: ${JSON.stringify(json)}`)
    return json
  }
  const old = 'Secret-word1!'
  const created = await done('customer/create', { ...names, email, password: old, confirm_password: old, opt_in: true })
  const id = String(fieldsOf(created.customer).id)
  await confirmEmail(payload, visitor)
  await done('customer/update_customer', { phone: '(418) 555-0199', mobile: '(418) 555-0188', student_id: 'QZX98765', ...home })
  await done('customer/update_allergen_profile', {
    allergens: allergen,
    custom_allergens: 'zibelinoix',
    contact_name: 'Théodule',
    contact_number: '(418) 555-0188',
  })
  await done('customer/food_insecurity', { food_insecurity: true })
  await done('customer/bulk_update_notification_preferences', { opt_in: false, notify_by_text: true })
  await done('customer/add_favourite', { kind: 'dish', target_id: campus.soup })
  await done('customer/add_favourite', { kind: 'location', target_id: campus.hall })
  await done('customer/favourite_mails', { wanted: true })
  await reserve(payload, campus, id)
  await sendForms(done, new Shopper(campus.site))
  await buy(visitor, shop, campus)
  await visitor.addPlan(shop.silver) // stays in the cart
  return { visitor, id, email, password }
}

/** Chooses a new password with the key of a link, as the owner of the mailbox does, and logs in again. */
async function confirmEmail(payload: Payload, visitor: Shopper): Promise<void> {
  const link = await createResetKey(payload, 'customers', { email: { equals: email } }, clock.now())
  const sent = { public_key: link?.key, password, confirm_password: password }
  await visitor.call('customer/update/password', sent, { method: 'PUT' })
  const { json } = await visitor.call('customer/authenticate', { email, password })
  visitor.customerId = String(fieldsOf(json.customer).id)
}

async function reserve(payload: Payload, { site, hall }: Campus, customer: string): Promise<void> {
  const create = (collection: CollectionSlug, data: object) =>
    payload.create({ collection, data: data as never, overrideAccess: true }) // test data
  const time = { site, customer, location: hall, date: '2099-03-04', hour: 12, minute: 30, friends: 2 }
  const { id } = await create('reservations', { ...time, status: 'booked', timeKey: `${customer}:x`, visitKey: `${customer}:y` })
  const wait = await create('reservation-waits', { ...time, key: `${customer}:z`, status: 'waiting' })
  const mail = { siteId: site, orderId: null, to: email, locale: 'fr', subject: 'Brouillamini', html: null } as const
  const text = 'Bonjour Zéphirine'
  await queueMail(payload, { ...mail, key: `reservation:${id}`, kind: 'reservation', text } as never, clock.now())
  await queueMail(payload, { ...mail, key: `reservation-offer:${wait.id}`, kind: 'reservation-offer', text } as never, clock.now())
  const window = { from: clock.now(), until: new Date('2099-03-04T17:30:00Z') }
  const message = { key: `text:reservation:${id}`, kind: 'reservation-reminder', customerId: customer, to: '+14185550188' }
  await queueText(payload, { ...message, siteId: site, locale: 'fr', subject: 'Brouillamini', text, window }, clock.now())
  await queueMail(payload, { ...mail, key: `favourites:${customer}:2026-11-25`, kind: 'favourites', text } as never, clock.now())
}

type Send = (path: string, data: object, by?: Shopper) => Promise<unknown>

/** Every form twice: signed in with another email, and as a visitor with that of the account. */
async function sendForms(done: Send, anonymous: Shopper): Promise<void> {
  const name = 'Zéphirine Quackenbush'
  const send = async (from: string, by?: Shopper) => {
    await done('contact', { name, email: from, message: 'Brouillamini' }, by)
    await done('feedback/submit', { ...names, email: from, customer_residence: 'On campus', customer_type: 'Visitor', comments: 'Brouillamini' }, by)
    const health = { date: '2026-11-20', name, email: from, city: 'Zibeline', allergens: 'Milk', consent: 'true', other_allergies: 'zibelinoix' }
    await done('customer/health_form', health, by)
    await done('customer/on_the_go_form', { name, email: from, student_id: 'QZX98765', pick_up: '5:15 pm', entree: 'Sandwich', dressing_sauce: 'Oil & Vinegar', other_allergies: 'zibelinoix' }, by)
  }
  await send('zephirine.home@example.net')
  await send(email, anonymous)
}

/** A signed-in customer and a guest with the same email buy. The order of the guest belongs to no account. */
async function buy(visitor: Shopper, shop: Shop, { site }: Campus): Promise<void> {
  const person = { ...buyer, ...names, ...home, email, confirm_email: email, student_id: 'QZX98765', phone_number: '(418) 555 - 0199' }
  const order = async (by: Shopper, plan: string, dates: object = {}) => {
    await by.addPlan(plan, dates)
    const { json } = await by.call('cart/create_cc_order', { ...cardOrder, buyer: person })
    if (fieldsOf(json.order).response !== 'Approved') throw new Error(JSON.stringify(json))
  }
  await order(visitor, shop.gold)
  await order(visitor, shop.monthly, laterPlanDates(clock.now()))
  await order(new Shopper(site), shop.silver)
}
