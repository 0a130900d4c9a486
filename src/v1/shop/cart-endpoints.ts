import { cartResponse } from '@/contract/shop/cart'
import * as contract from '@/contract/shop/cart-requests'
import { getPrivate, post, remove } from '@/v1/engine/define-endpoint'
import { cartShape } from './cart-shape'
import {
  addCustomPlan,
  addDecliningBalance,
  addMealPlan,
  applyPromoCode,
  deleteCartItem,
  fetchCart,
  removePromoCode,
  setSelections,
} from './resolve-cart'

const answer = { shape: cartShape, answer: cartResponse, example: {} } as const
/** The visitor's cookies say whose cart it is. */
const write = { ...answer, limit: null, session: 'uses' } as const
/** The site of a cart that the visitor's cookies find. */
const ownSite = {
  site_id: {
    en: 'Site ID. Needed only by a visitor with carts at several sites, when no item says which one is meant.',
    fr: 'Identifiant du site. Nécessaire seulement si le visiteur a des paniers sur plusieurs sites et qu’aucun article n’indique lequel.',
  },
}
/** Logs keep query strings. */
const bodyWrite = { ...write, inBody: true } as const

export const cartEndpoints = [
  getPrivate('cart/fetch', {
    about: {
      en: 'Returns the visitor’s cart with today’s prices and the rule behind each amount. Without a cart, it is empty.',
      fr: 'Retourne le panier du visiteur avec les prix d’aujourd’hui et la règle derrière chaque montant. Sans panier, il est vide.',
    },
    input: contract.fetchCartRequest,
    execute: fetchCart,
    ...answer,
    parameterDescriptions: ownSite,
  }),
  post('cart/add_meal_plan', {
    about: {
      en: 'Adds a meal plan or a coffee subscription to the cart. Only ids, dates and months count: prices and taxes that a client sends are ignored. bill_today, first_bill_date and last_bill_date are information only: they follow from the plan. A subscription needs a login.',
      fr: 'Ajoute un forfait repas ou un abonnement café au panier. Seuls les identifiants, les dates et les mois comptent\u00a0: les prix et les taxes envoyés sont ignorés. bill_today, first_bill_date et last_bill_date ne sont qu’informatifs\u00a0: ils découlent du forfait. Un abonnement exige une connexion.',
    },
    input: contract.addMealPlanRequest,
    execute: addMealPlan,
    ...bodyWrite,
  }),
  post('cart/add_custom_plan', {
    about: {
      en: 'Adds a custom plan of swipes and a declining balance to the cart. It replaces another choice of the same plan.',
      fr: 'Ajoute au panier un forfait sur mesure, des passages et un solde prépayé. Il remplace un autre choix du même forfait.',
    },
    input: contract.addCustomPlanRequest,
    execute: addCustomPlan,
    ...bodyWrite,
  }),
  post('cart/add_declining_balance', {
    about: {
      en: 'Adds a declining balance of the given amount, in dollars, to the cart. With cart_item_id, it changes the amount of that item instead.',
      fr: 'Ajoute au panier un solde prépayé du montant indiqué, en dollars. Avec cart_item_id, il change plutôt le montant de cet article.',
    },
    input: contract.addDecliningBalanceRequest,
    execute: addDecliningBalance,
    ...bodyWrite,
  }),
  remove('cart/delete_cart_item', {
    about: {
      en: 'Removes an item from the cart. A repeated request succeeds and changes nothing.',
      fr: 'Retire un article du panier. Une demande répétée réussit et ne change rien.',
    },
    input: contract.deleteCartItemRequest,
    execute: deleteCartItem,
    ...write,
    parameterDescriptions: ownSite,
  }),
  post('cart/set_selections', {
    about: {
      en: 'Stores the buyer’s answers to the questions of the order form in the cart. Omitted parameters stay as they are; empty ones are removed.',
      fr: 'Enregistre dans le panier les réponses aux questions du bon de commande. Les paramètres absents restent inchangés; les vides sont effacés.',
    },
    input: contract.setSelectionsRequest,
    execute: setSelections,
    ...bodyWrite,
  }),
  post('promo_codes/apply', {
    about: {
      en: 'Applies a promo code to the first meal plan of the cart that meets its requirements. It replaces another code. subtotal and item_id are information only.',
      fr: 'Applique un code promo au premier forfait repas du panier qui remplit ses conditions. Il remplace un autre code. subtotal et item_id ne sont qu’informatifs.',
    },
    input: contract.applyPromoRequest,
    execute: applyPromoCode,
    ...bodyWrite,
    limit: 'forms', // nobody finds codes by trying
  }),
  post('promo_codes/remove', {
    about: { en: 'Removes the promo code from the cart.', fr: 'Retire le code promo du panier.' },
    input: contract.removePromoRequest,
    execute: removePromoCode,
    ...bodyWrite,
    parameterDescriptions: ownSite,
  }),
]
