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

const examples: Readonly<Record<string, WriteExample>> = {
  'feedback/submit': {
    required: { ...site, first_name: 'Rosalie', last_name: 'Gagnon', email, comments: 'Good soup!' },
    optional: { customer_residence: 'On campus', customer_type: 'Resident student' },
  },
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
  'customer/update_customer': { required: site, optional: { phone: '613 555 0123', city: 'Kingston' } },
  'customer/logout': { required: site },
  'customer/request_password_reset': { required: { ...site, email } },
  'customer/update/password': {
    required: { public_key: 'key-from-the-email', password: 'Tulip-4711-field!' },
    optional: { confirm_password: 'Tulip-4711-field!' },
  },
  'customer/update_allergen_profile': { required: site, optional: { custom_allergens: 'Celery' } },
  'customer/food_insecurity': { required: site, optional: { food_insecurity: 'false' } },
  'customer/bulk_update_notification_preferences': { required: site, optional: { opt_in: 'true' } },
  'cart/fetch': { required: site },
  'blocked_student_accounts/list': { required: site, optional: { student_id: '20412345' } },
  'faculty_email/list': { required: site, optional: { email } },
  'cart/add_meal_plan': { required: { ...site, meal_plan: `{"id":"${anyId}"}` }, optional: { item_type: 'Meal plan' } },
  'cart/add_custom_plan': { required: { ...site, swipe_id: anyId, db_id: anyId } },
  'cart/add_declining_balance': { required: { ...site, db_id: anyId, declining_balance_value: '150.00' } },
  'cart/delete_cart_item': { required: { ...site, cart_item_id: anyId } },
  'cart/set_selections': { required: site, optional: { type_id: anyId } },
  'promo_codes/apply': { required: { ...site, promo_code: 'HELLO10' } },
  'promo_codes/remove': { required: site },
  'customer/cancel_subscription': { required: { ...site, subscription_id: anyId } },
}

/** The example request of an executed endpoint by its path; null for a path without one. */
export const writeExample = (path: string): WriteExample | null =>
  Object.hasOwn(examples, path) ? (examples[path] ?? null) : null
