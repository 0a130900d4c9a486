import type { Endpoint } from '@/v1/engine/endpoint'

/**
 * The parameters of an example request of each endpoint that is executed. `required` must be sent, `optional` may be missing. A
 * value of null is taken from this installation, such as the id of a site. An object or array is written as JSON.
 */
export type WriteExample = {
  required: Readonly<Record<string, string | null>>
  optional?: Readonly<Record<string, string>>
}

const site = { site_id: null }
const email = 'rosalie.gagnon@example.com'
const anyId = '65f0c0ffee65f0c0ffee65f0'
const buyer = {
  first_name: 'Rosalie',
  last_name: 'Gagnon',
  student_id: '20412345',
  email,
  phone_number: '613 555 0123',
  address: '12 Princess St',
  city: 'Kingston',
  province: 'ON',
  postal_code: 'K7L 1A1',
}

const examples: Readonly<Record<string, WriteExample>> = {
  'feedback/submit': {
    required: { ...site, first_name: 'Rosalie', last_name: 'Gagnon', email, comments: 'Good soup!' },
    optional: { customer_residence: 'On campus', customer_type: 'Resident student' },
  },
  'feedback/captcha': { required: site },
  'surveys/answer': { required: { survey_id: null, choice: null } },
  contact: { required: { ...site, name: 'Rosalie Gagnon', email, message: 'When does breakfast start?' } },
  'customer/health_form': {
    required: {
      ...site,
      date: '2031-02-03',
      name: 'Rosalie Gagnon',
      email,
      city: 'Kingston',
      allergens: 'Peanuts,Soy',
      consent: 'true',
    },
  },
  'customer/on_the_go_form': {
    required: { ...site, name: 'Rosalie', email, pick_up: 'noon' },
    optional: { entree: 'Pizza', drink: 'Water' },
  },
  'customer/authenticate': { required: { ...site, email, password: 'Tulip-4711-field!' } },
  'customer/create': {
    required: { ...site, first_name: 'Rosalie', last_name: 'Gagnon', email, password: 'Tulip-4711-field!' },
    optional: { confirm_password: 'Tulip-4711-field!', opt_in: 'false' },
  },
  'customer/confirm_email': { required: { public_key: 'key-from-the-email', password: 'Tulip-4711-field!' } },
  'customer/update_customer': { required: site, optional: { phone: '613 555 0123', city: 'Kingston' } },
  'customer/info': { required: site },
  'customer/allergen_card': { required: site },
  'pass/allergen_card': { required: site },
  'customer/export': { required: site },
  'customer/delete_account': { required: { ...site, password: 'Tulip-4711-field!' } },
  'customer/orders': { required: site },
  'customer/subscriptions': { required: site },
  'customer/logout': { required: site },
  'customer/request_password_reset': { required: { ...site, email } },
  'customer/update/password': {
    required: { public_key: 'key-from-the-email', password: 'Tulip-4711-field!' },
    optional: { confirm_password: 'Tulip-4711-field!' },
  },
  'customer/update_allergen_profile': { required: site, optional: { custom_allergens: 'Celery' } },
  'customer/own_allergens': { required: site, optional: { dishes: anyId } },
  'customer/food_insecurity': { required: site, optional: { food_insecurity: 'false' } },
  'customer/bulk_update_notification_preferences': { required: site, optional: { opt_in: 'true' } },
  'customer/favourites': { required: site },
  'customer/add_favourite': { required: { ...site, kind: 'dish', target_id: anyId } },
  'customer/remove_favourite': { required: { ...site, kind: 'dish', target_id: anyId } },
  'customer/favourite_mails': { required: site, optional: { wanted: 'true' } },
  'customer/favourite_calendar': { required: site, optional: { wanted: 'true' } },
  'customer/stop_favourite_mails': { required: { token: 'token-of-the-email' } },
  'cart/fetch': { required: {} },
  'blocked_student_accounts/list': { required: site, optional: { student_id: '20412345' } },
  'faculty_email/list': { required: site, optional: { email } },
  'cart/add_meal_plan': { required: { ...site, meal_plan: `{"id":"${anyId}"}` }, optional: { item_type: 'Meal plan' } },
  'cart/add_custom_plan': { required: { ...site, swipe_id: anyId, db_id: anyId } },
  'cart/add_declining_balance': { required: { ...site, db_id: anyId, declining_balance_value: '150.00' } },
  'cart/delete_cart_item': { required: { cart_item_id: anyId } },
  'cart/set_selections': { required: site, optional: { type_id: anyId } },
  'cart/checkout': { required: { ...site, payment_type: 'Student ID', buyer: JSON.stringify(buyer) } },
  'cart/create_cc_order': {
    required: { ...site, payment_type: 'Credit card', buyer: JSON.stringify(buyer), token: 'token-of-the-provider' },
  },
  'sites/installments': { required: { ...site, amount: '489.95' } },
  'orderform/preload': { required: { ...site, amount: '489.95' } },
  'orderform/preload_gpay': { required: { ...site, amount: '489.95' } },
  'promo_codes/apply': { required: { ...site, promo_code: 'HELLO10' } },
  'promo_codes/remove': { required: { item_id: anyId } },
  'reservations/choices': { required: { location_id: null } },
  reservations: {
    required: { location_id: anyId, date: '2026-12-04', hour: '12', minute: '30' },
    optional: { friends: '2' },
  },
  'reservations/wait': {
    required: { location_id: anyId, date: '2026-12-04', hour: '12', minute: '30' },
    optional: { friends: '2' },
  },
  'DELETE reservations': { required: { reservation_id: anyId } },
  'DELETE reservations/wait': { required: { wait_id: anyId } },
  'reservations/accept_wait': { required: { wait_id: anyId } },
  'customer/reservations': { required: {} },
  'customer/renew_calendar': { required: {} },
  'customer/reservation_card': { required: { reservation_id: anyId } },
  'customer/cancel_subscription': { required: { ...site, subscription_id: anyId } },
  'customer/replace_subscription_card': {
    required: { ...site, subscription_id: anyId, token: 'token-of-the-provider' },
    optional: { attempt: anyId },
  },
}

/** The example request of an executed endpoint; null for one without. A path with two methods has an example for each. */
export function writeExample({ method, path }: Pick<Endpoint, 'method' | 'path'>): WriteExample | null {
  const key = [`${method} ${path}`, path].find((name) => Object.hasOwn(examples, name))
  return key === undefined ? null : (examples[key] ?? null)
}
