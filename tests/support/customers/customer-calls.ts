import type { ExecutedEndpoint } from '@/v1/engine/endpoint'
import { reservationDay, type IdName, type Person } from './customer-world'
import { executedEndpoints, nameOf } from './send-call'
import { cardOrder, studentOrder } from '../shop/order-call'

/** What a parameter names: something of a person, or a product or place of a site. */
type Named = IdName | ((person: Person) => string)

export type CustomerCall = {
  /** A complete request of a person, in which one parameter after the other is replaced. */
  request: (person: Person) => Record<string, unknown>
  /** The parameters whose values can be somebody else's. `customer_id` is added where the call has it. */
  ids: Readonly<Record<string, Named>>
  /** Whether the answer is the same for an id that is nothing: what is gone already is a success. */
  isSilent?: boolean
}

const nothing = () => ({})
const read: CustomerCall = { request: nothing, ids: {} }
const hall = ({ side }: Person) => side.campus.hall
const time = (hour: number, minute: number) => (person: Person) => ({
  ...{ location_id: hall(person), date: reservationDay, hour, minute, friends: 0 },
})
/** The answers of the order form, which belong to a site. */
const answers = {
  customer_type_id: ({ side }: Person) => side.shop.student,
  customer_location_id: ({ side }: Person) => side.shop.place,
}
const answersOf = ({ side }: Person) => ({ type_id: side.shop.student, location_id: side.shop.place })
const orderOf = (order: object) => (person: Person) => ({ ...order, ...answersOf(person) })
const contact = { allergens: '', custom_allergens: 'Lupin', contact_name: '', contact_number: '' }

/** The calls that act for the customer of the session, or for the visitor of a cart. The calls that end the session are last. */
export const customerCalls: Readonly<Record<string, CustomerCall>> = {
  'GET customer/info': read,
  'GET customer/allergen_card': read,
  'GET pass/allergen_card': read,
  'GET customer/export': read,
  'GET customer/orders': read,
  'POST customer/subscriptions': read,
  'GET customer/favourites': read,
  'GET customer/reservations': read,
  'GET customer/reservation_card': {
    request: ({ ids }) => ({ reservation_id: ids.reservation }),
    ids: { reservation_id: 'reservation' },
  },
  'GET reservations/choices': { request: (person) => ({ location_id: hall(person) }), ids: { location_id: hall } },
  'POST customer/own_allergens': { request: ({ ids }) => ({ dishes: ids.favourite }), ids: {} },
  'GET cart/fetch': read,

  'POST customer/update_customer': { request: () => ({ city: 'Montmagny' }), ids: {} },
  'POST customer/update_allergen_profile': { request: () => contact, ids: {} },
  'POST customer/food_insecurity': { request: () => ({ food_insecurity: true }), ids: {} },
  'POST customer/bulk_update_notification_preferences': { request: () => ({ opt_in: true }), ids: {} },
  'POST customer/cancel_subscription': {
    request: ({ ids }) => ({ subscription_id: ids.subscription }),
    ids: { subscription_id: 'subscription' },
  },
  'POST customer/replace_subscription_card': {
    request: ({ ids }) => ({ subscription_id: ids.subscription, token: 'tok', attempt: 'a'.repeat(24) }),
    ids: { subscription_id: 'subscription' },
  },
  'POST customer/add_favourite': {
    request: ({ side }) => ({ kind: 'location', target_id: side.campus.cafe }),
    ids: { target_id: ({ side }) => side.campus.cafe },
  },
  'POST customer/remove_favourite': {
    request: ({ ids }) => ({ kind: 'dish', target_id: ids.favourite }),
    ids: { target_id: 'favourite' },
    isSilent: true,
  },
  'POST customer/favourite_mails': { request: () => ({ wanted: true }), ids: {} },
  'POST customer/favourite_calendar': { request: () => ({ wanted: true }), ids: {} },
  'POST customer/renew_calendar': read,

  'POST reservations': { request: time(13, 0), ids: { location_id: hall } },
  'POST reservations/wait': { request: time(12, 0), ids: { location_id: hall } },
  'DELETE reservations': {
    request: ({ ids }) => ({ reservation_id: ids.reservation }),
    ids: { reservation_id: 'reservation' },
  },
  'POST reservations/accept_wait': { request: ({ ids }) => ({ wait_id: ids.offer }), ids: { wait_id: 'offer' } },
  'DELETE reservations/wait': { request: ({ ids }) => ({ wait_id: ids.wait }), ids: { wait_id: 'wait' } },

  'POST cart/add_meal_plan': {
    request: ({ side }) => ({ meal_plan: side.shop.gold }),
    ids: { meal_plan: ({ side }) => side.shop.gold, ...answers },
  },
  'POST cart/add_custom_plan': {
    request: ({ side }) => ({ swipe_id: side.shop.swipe, db_id: side.shop.db }),
    ids: { swipe_id: ({ side }) => side.shop.swipe, db_id: ({ side }) => side.shop.db, ...answers },
  },
  'POST cart/add_declining_balance': {
    request: ({ side }) => ({ db_id: side.shop.balance, declining_balance_value: '60' }),
    ids: { db_id: ({ side }) => side.shop.balance, cart_item_id: 'cartItem', ...answers },
  },
  'POST cart/set_selections': {
    request: answersOf,
    ids: { type_id: ({ side }) => side.shop.student, location_id: ({ side }) => side.shop.place },
  },
  'POST promo_codes/apply': { request: () => ({ promo_code: 'NOBODY' }), ids: {} },
  'POST promo_codes/remove': { request: ({ ids }) => ({ item_id: ids.cartItem }), ids: {} },
  'DELETE cart/delete_cart_item': {
    request: ({ ids }) => ({ cart_item_id: ids.cartItem }),
    ids: { cart_item_id: 'cartItem' },
    isSilent: true,
  },
  'POST cart/checkout': {
    request: orderOf(studentOrder),
    ids: { type_id: ({ side }) => side.shop.student, location_id: ({ side }) => side.shop.place },
  },
  'POST cart/create_cc_order': {
    request: orderOf(cardOrder),
    ids: { type_id: ({ side }) => side.shop.student, location_id: ({ side }) => side.shop.place },
  },

  'POST customer/end_session': {
    request: ({ ids }) => ({ session_id: ids.session }),
    ids: { session_id: 'session' },
    isSilent: true,
  },
  'POST customer/end_other_sessions': read,
  'POST customer/change_password': {
    request: () => ({ current_password: 'Secret-word1!', password: 'Bouillon-2#', confirm_password: 'Bouillon-2#' }),
    ids: {},
  },
  // With a wrong password: the account is needed after it. `privacy.test.ts` deletes one.
  'POST customer/delete_account': { request: () => ({ password: 'Secret-word1!' }), ids: {} },
  'POST customer/logout': read,
}

/**
 * The other calls that run for every request, with the reason why they are not in the matrix. A call that stores what a visitor
 * types, or answers about a site, takes no id of a customer; the test holds that.
 */
export const callsWithoutCustomer: Readonly<Record<string, string>> = {
  'POST surveys/answer': 'counts a vote of a browser',
  'POST feedback/submit': 'stores a form',
  'GET feedback/captcha': 'answers about a site',
  'POST contact': 'stores a form',
  'POST customer/health_form': 'stores a form',
  'POST customer/on_the_go_form': 'stores a form',
  'GET sites/installments': 'answers about an amount',
  'POST sites/installments': 'answers about an amount',
  'GET orderform/preload': 'answers about an amount',
  'GET orderform/preload_gpay': 'answers about an amount',
  'GET blocked_student_accounts/list': 'answers about a list of the site',
  'GET faculty_email/list': 'answers about a list of the site',
}

/** The calls that a password, an email address or a secret of a mail opens. Tests of their own compare known with unknown ones. */
export const callsWithSecret: Readonly<Record<string, string>> = {
  'POST customer/authenticate': 'accounts.test.ts',
  'POST customer/create': 'accounts.test.ts',
  'POST customer/request_password_reset': 'reset-links.test.ts',
  'POST customer/confirm_email': 'email-change.test.ts',
  'PUT customer/update/password': 'reset-links.test.ts',
  'PUT users/update/password': 'specification/customer-calls.test.ts',
  'POST customer/stop_favourite_mails': 'favourites.test.ts',
}

/** Parameters that look like ids and name nothing that somebody has. */
export const namesNobody: readonly string[] = [
  ...['site_id', 'student_id', 'barcode_id', 'survey_id', 'token', 'attempt', 'public_key', 'installment_object'],
  'plan', // the words on a form
  'item_id', // finds the site of the visitor's own cart (cart-sites.test.ts)
  ...['customer_year_id', 'customer_term_id', 'year_id', 'term_id'], // as the type and the location of the same call
]

/** The calls of the table with their endpoints. */
export const listCalls = () =>
  Object.entries(customerCalls).map(([name, call]) => {
    const endpoint = executedEndpoints.find((each) => nameOf(each) === name)
    if (!endpoint) throw new Error(`There is no call ${name}`)
    return { name, call, endpoint }
  })

/** The parameters of a call that can be somebody else's, with their value of a person. */
export function foreignIds(
  endpoint: ExecutedEndpoint,
  { ids }: CustomerCall,
): [parameter: string, idOf: (person: Person) => string][] {
  const all: Readonly<Record<string, Named>> = endpoint.parameters.includes('customer_id')
    ? { customer_id: 'customer', ...ids }
    : ids
  return Object.entries(all).map(([parameter, named]) => [
    parameter,
    typeof named === 'string' ? (person) => person.ids[named] : named,
  ])
}
