import type { Step, Walkthrough } from './walkthrough'

const [email, password] = ['rosalie.gagnon@example.com', 'Tulip-4711-field!']

const findSite: Step = {
  about: { en: 'The site, by its slug.', fr: 'Le site, selon son slug.' },
  call: 'GET sites/$slug/info',
  fields: {},
  keeps: { site: 'site.id' },
}

const account: Walkthrough = {
  id: 'account',
  title: { en: 'Create an account', fr: 'Créer un compte' },
  about: {
    en: 'An account, its profile and its allergens. customer/create opens a session: the response sets its cookie.',
    fr: 'Un compte, son profil et ses allergènes. customer/create ouvre une session\u00a0: la réponse en dépose le témoin.',
  },
  inputs: { slug: 'northgate', email, password },
  steps: [
    findSite,
    {
      about: { en: 'The account. It is logged in afterwards.', fr: 'Le compte. La personne est ensuite connectée.' },
      call: 'POST customer/create',
      fields: { site_id: '$site', first_name: 'Rosalie', last_name: 'Gagnon', email: '$email', password: '$password' },
      keeps: { customer: 'customer.id' },
    },
    {
      about: {
        en: 'The profile. What is not sent stays as it is.',
        fr: 'Le profil. Ce qui n’est pas envoyé reste inchangé.',
      },
      call: 'POST customer/update_customer',
      fields: { site_id: '$site', customer_id: '$customer', phone: '6135550123', city: 'Kingston' },
    },
    {
      about: {
        en: 'The allergens, by name or id, and those that the list does not have.',
        fr: 'Les allergènes, par nom ou identifiant, et ceux que la liste n’a pas.',
      },
      call: 'POST customer/update_allergen_profile',
      fields: {
        site_id: '$site',
        customer_id: '$customer',
        allergens: ['Milk', 'Tree Nuts'],
        custom_allergens: 'Celery',
      },
    },
    {
      about: { en: 'The account with its allergen card.', fr: 'Le compte avec sa carte d’allergènes.' },
      call: 'GET customer/info',
      fields: { site_id: '$site', customer_id: '$customer' },
    },
  ],
}

const reservation: Walkthrough = {
  id: 'reservation',
  title: { en: 'Reserve a table and cancel', fr: 'Réserver une table et annuler' },
  about: {
    en: 'A reservation for the first time that is offered, and its end. The site must have switched reservations on.',
    fr: 'Une réservation à la première heure offerte, et sa fin. Le site doit avoir activé les réservations.',
  },
  inputs: { slug: 'northgate', email, password },
  steps: [
    findSite,
    {
      about: { en: 'The session of an account.', fr: 'La session d’un compte.' },
      call: 'POST customer/authenticate',
      fields: { site_id: '$site', email: '$email', password: '$password' },
      keeps: { customer: 'customer.id' },
    },
    {
      about: { en: 'A location that takes reservations.', fr: 'Un point de service qui accepte des réservations.' },
      call: 'GET locations/all_locations',
      fields: { site_id: '$site', for_profile: true },
      keeps: { location: 'locations.?use_reservations.id' },
    },
    {
      about: {
        en: 'Its dates and times with the seats that are left.',
        fr: 'Ses dates et ses heures, avec les places libres.',
      },
      call: 'GET reservations/choices',
      fields: { location_id: '$location' },
      keeps: {
        date: 'choices.dates.0.date',
        hour: 'choices.dates.0.blocks.0.times.0.hour',
        minute: 'choices.dates.0.blocks.0.times.0.minute',
      },
    },
    {
      about: { en: 'The reservation, for two.', fr: 'La réservation, pour deux.' },
      call: 'POST reservations',
      fields: {
        customer_id: '$customer',
        location_id: '$location',
        ...{ date: '$date', hour: '$hour', minute: '$minute', friends: 1 },
      },
      keeps: { reservation: 'reservations.0.id' },
    },
    {
      about: { en: 'Its end.', fr: 'Sa fin.' },
      call: 'DELETE reservations',
      fields: { customer_id: '$customer', reservation_id: '$reservation' },
    },
  ],
}

const purchase: Walkthrough = {
  id: 'purchase',
  title: { en: 'Buy a meal plan as a guest', fr: 'Acheter un forfait comme invité' },
  about: {
    en: 'A cart, a promo code, the buyer, and the order, paid by Student ID. Where the site confirms the payer, cart/checkout answers an error with field: code and mails six digits: send the same call again with code. Cards are paid with cart/create_cc_order, which takes the token of the payment provider.',
    fr: 'Un panier, un code promo, l’acheteur et la commande, portée au numéro étudiant. Si le site vérifie qui paie, cart/checkout donne une erreur avec field\u00a0: code et envoie six chiffres par courriel\u00a0: refaites le même appel avec code. Les cartes se paient avec cart/create_cc_order, qui prend le jeton du fournisseur de paiement.',
  },
  inputs: { slug: 'northgate', email, promo: 'HELLO10' },
  steps: [
    findSite,
    {
      about: {
        en: 'The plans and the answers of the order form. Choose yours: these are the first ones.',
        fr: 'Les forfaits et les réponses du bon de commande. Choisissez les vôtres\u00a0: voici les premiers.',
      },
      call: 'GET orderform/list',
      fields: { site_id: '$site' },
      keeps: {
        plan: 'mealPlans.0.id',
        type: 'customerTypes.0.id',
        town: 'customerLocations.0.id',
        year: 'customerYears.0.id',
        term: 'customerTerms.0.id',
      },
    },
    {
      about: {
        en: 'The plan. The first item begins a cart: its secret is a cookie of the response and the key cookie.',
        fr: 'Le forfait. Le premier article ouvre un panier\u00a0: son secret est un témoin de la réponse et la clé cookie.',
      },
      call: 'POST cart/add_meal_plan',
      fields: { site_id: '$site', item_type: 'Meal plan', meal_plan: '$plan' },
      keeps: { cookie: 'cookie', item: 'cart.items.0.id' },
    },
    {
      about: { en: 'A promo code.', fr: 'Un code promo.' },
      call: 'POST promo_codes/apply',
      fields: { site_id: '$site', cookie: '$cookie', item_id: '$item', promo_code: '$promo' },
    },
    {
      about: {
        en: 'The buyer: without a password, a guest for this cart.',
        fr: 'L’acheteur\u00a0: sans mot de passe, un invité pour ce panier.',
      },
      call: 'POST customer/create',
      fields: {
        ...{ site_id: '$site', cookie: '$cookie', first_name: 'Rosalie', last_name: 'Gagnon', email: '$email' },
        ...{ student_id: '20412345', phone_number: '6135550123', address: '1 Maple Street', city: 'Kingston' },
        ...{ province: 'ON', postal_code: 'K7L 1A1' },
      },
      keeps: { customer: 'customer.id' },
    },
    {
      about: { en: 'The order.', fr: 'La commande.' },
      call: 'POST cart/checkout',
      fields: {
        ...{ site_id: '$site', cookie: '$cookie', customer_id: '$customer', payment_type: 'Student ID' },
        ...{ type_id: '$type', location_id: '$town', year_id: '$year', term_id: '$term' },
      },
      keeps: { order: 'order.order_id' },
    },
  ],
}

/** Complete examples of what programs do for customers. Tests run them as they are shown. */
export const walkthroughs: readonly Walkthrough[] = [account, reservation, purchase]
