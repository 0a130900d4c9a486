import type { CollectionSlug, Payload } from 'payload'
import { offerFreedSeats } from '@/features/reservations/waiting/offer-freed-seats'
import { makeStopToken } from '@/features/account/favourites/stop-token'
import { clock } from '@/server/clock'
import { claimSeats, releaseSeats } from '@/server/database/reservations/slots'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { both, makeCampus, makeFilters, type Campus } from '../data/campus'
import { makeShop, type Shop } from '../data/shop'
import { Shopper } from '../data/shopper'
import { dayFromNow, openForReservations } from '../reservations/reservation-hall'

type PersonKey = 'ana' | 'ben' | 'cara'
export type Side = { campus: Campus; shop: Shop }

/** A customer with something of everything that a call can name. `marks` are texts and ids that nobody else may be shown. */
export type Person = {
  key: PersonKey
  shopper: Shopper
  side: Side
  email: string
  ids: Record<IdName, string>
  marks: string[]
}
export type IdName =
  | ('customer' | 'order' | 'subscription' | 'reservation' | 'wait' | 'offer' | 'favourite' | 'session')
  | ('cartItem' | 'calendarKey' | 'stopToken')

export const reservationDay = dayFromNow(3)
const password = 'Secret-word1!'
const people = {
  ana: { first: 'Anastasia', last: 'Marchbanks', digit: 1, hour: 11, minute: 0, berry: 'Cloudberry' },
  ben: { first: 'Benedict', last: 'Quillfeather', digit: 2, hour: 11, minute: 30, berry: 'Dewberry' },
  cara: { first: 'Caroline', last: 'Ostrowska', digit: 3, hour: 11, minute: 0, berry: 'Salmonberry' },
}
/** The times of the waiting lists: at the first customers wait, at the second they have an offer. */
const waitTimes = { wait: { hour: 12, minute: 0 }, offer: { hour: 12, minute: 30 } }

type Create = (options: object) => Promise<unknown>
const switches = {
  ...{ customerLogin: true, useReservations: true, allergenCard: true, foodInsecurity: true, notifications: true },
  mealPlanSubscriptions: true,
}

/** Makes two sites: Ana and Ben have accounts at the first, Cara at the other. */
export async function makeCustomerWorld(payload: Payload) {
  const filters = await makeFilters(payload)
  const makeSide = async (slug: string): Promise<Side> => {
    const campus = await makeCampus(payload, slug)
    await payload.update({ collection: 'sites', id: campus.site, data: switches, overrideAccess: true }) // test data
    await openForReservations(payload, campus)
    return { campus, shop: await makeShop(payload, campus.site) }
  }
  const [north, south] = [await makeSide('northgate'), await makeSide('southgate')]
  const persons = {
    ana: await makePerson(payload, 'ana', north, filters.get('milk') ?? ''),
    ben: await makePerson(payload, 'ben', north, filters.get('egg') ?? ''),
    cara: await makePerson(payload, 'cara', south, filters.get('soy') ?? ''),
  }
  return { north, south, persons }
}

async function makePerson(payload: Payload, key: PersonKey, side: Side, allergen: string): Promise<Person> {
  const { first, last, digit, hour, minute, berry } = people[key]
  const shopper = new Shopper(side.campus.site)
  const email = `${first}.${last}@example.com`.toLowerCase()
  const own = { student_id: `70010000${digit}`, phone: `51455501${digit}1`, address: `${digit}7 Juniper Lane` }
  const account = { first_name: first, last_name: last, email, password, ...own }
  await shopper.call('customer/create', account)
  await shopper.call('customer/authenticate', { email, password })
  const stored = fieldsOf(await payload.db.findOne({ collection: 'customers', where: { email: { equals: email } } }))
  const customer = String(stored.id)
  shopper.customerId = customer
  const contact = { name: `Aurelia ${last}`, number: `51455502${digit}2` }
  await shopper.call('customer/update_allergen_profile', {
    ...{ allergens: allergen, custom_allergens: berry, carries_epinephrine: true },
    ...{ contact_name: contact.name, contact_number: contact.number },
  })
  const favourite = key === 'ana' ? side.campus.pie : side.campus.soup
  await shopper.call('customer/add_favourite', { kind: 'dish', target_id: favourite })
  const cart = await shopper.addPlan(side.shop.gold)
  const calendar = await shopper.call('customer/renew_calendar', {})
  const sales = await makeSales(payload, { site: side.campus.site, customer, digit })
  const booked = await reserve(payload, shopper, side.campus.hall, { hour, minute })
  const ids: Person['ids'] = {
    ...{ customer, favourite, ...sales, ...booked, session: String(rowsOf(stored.sessions)[0]?.id) },
    cartItem: String(cart.items[0]?.id),
    calendarKey: /\/calendar\/([\w-]{32})\.ics/.exec(String(calendar.json.url))?.[1] ?? '',
    stopToken: makeStopToken(customer, payload.secret),
  }
  const { favourite: _, ...secretIds } = ids // the dish is public
  const marks = [
    email,
    first,
    last,
    ...Object.values(own),
    berry,
    contact.number,
    `NO-${digit}`,
    ...Object.values(secretIds),
  ]
  return { key, shopper, side, email, ids, marks }
}

/** An order and a subscription without a card. */
async function makeSales(
  payload: Payload,
  { site, customer, digit }: { site: string; customer: string; digit: number },
) {
  const create = async (collection: CollectionSlug, data: object) =>
    String(
      fieldsOf(
        await (payload.create as unknown as Create)({ collection, data, locale: 'all', overrideAccess: true }), // test data
      ).id,
    )
  const owner = { site, customer }
  const sale = {
    no: `NO-${digit}`,
    totalCents: 1_250,
    paymentType: 'Credit card',
    placedAt: '2026-11-02T16:00:00.000Z',
  }
  const order = await create('orders', { ...owner, ...sale })
  const plan = { name: both('Coffee', 'Café'), priceCents: 2_000, frequency: 'monthly' }
  return { order, subscription: await create('subscriptions', { ...owner, ...plan, order }) }
}

/** A reservation, a place on a waiting list, and a seat that one offers. */
async function reserve(payload: Payload, shopper: Shopper, hall: string, own: { hour: number; minute: number }) {
  const at = { location_id: hall, date: reservationDay }
  const booked = await shopper.call('reservations', { ...at, ...own })
  const place = (time: typeof own) => ({ locationId: hall, time: { date: reservationDay, ...time } })
  for (const [name, time] of Object.entries(waitTimes)) {
    const claim = { claim: `${name} of ${shopper.customerId}`, seats: 20, capacity: null }
    await claimSeats(payload, place(time), claim)
    await shopper.call('reservations/wait', { ...at, ...time })
    if (name === 'wait') continue
    await releaseSeats(payload, place(time), claim.claim)
    await offerFreedSeats(payload, place(time), clock.now())
  }
  const { json } = await shopper.call('customer/reservations', {}, { method: 'GET' })
  const waits = rowsOf(json.waits)
  const idAt = (minute: number) => String(waits.find((wait) => wait.minute === minute)?.id)
  return {
    reservation: String(rowsOf(booked.json.reservations)[0]?.id),
    ...{ wait: idAt(waitTimes.wait.minute), offer: idAt(waitTimes.offer.minute) },
  }
}
