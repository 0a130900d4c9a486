import * as contract from '@/contract/account-parts'
import { messageResponse } from '@/contract/customers'
import {
  endSubscription,
  updateAllergenProfile,
  updateFoodInsecurity,
  updateNotifications,
} from '@/v1/ask-account-parts'
import { post } from '@/v1/endpoint'
import { message } from '@/v1/shapes/customers'

/** What a customer changes besides their profile: much of it is of their health, and stands in bodies alone. Spec: CUS-7.1 to CUS-7.17. */
const own = { limit: 'forms', inBody: true, example: {}, shape: message, answer: messageResponse } as const

export const accountPartEndpoints = [
  post('customer/update_allergen_profile', {
    about: {
      en: 'Keeps what a logged-in customer says of allergies and of whom to call; what is left out becomes empty.',
      fr: 'Conserve ce qu’un client connecté dit de ses allergies et de qui appeler\u00a0; ce qui manque devient vide.',
    },
    input: contract.allergenProfileRequest,
    act: updateAllergenProfile,
    ...own,
  }),
  post('customer/food_insecurity', {
    about: {
      en: 'Keeps whether a logged-in customer lacks food.',
      fr: 'Conserve le fait qu’un client connecté manque de nourriture ou non.',
    },
    input: contract.foodInsecurityRequest,
    act: updateFoodInsecurity,
    ...own,
  }),
  post('customer/bulk_update_notification_preferences', {
    about: {
      en: 'Keeps whether a logged-in customer wants news and offers, and to be notified by text message.',
      fr: 'Conserve le choix d’un client connecté de recevoir ou non des nouvelles et des offres, et des messages texte.',
    },
    input: contract.notificationsRequest,
    act: updateNotifications,
    ...own,
  }),
  post('customer/cancel_subscription', {
    about: {
      en: 'Cancels a subscription of the logged-in customer. Again, it changes nothing and answers the same.',
      fr: 'Annule un abonnement du client connecté. Une seconde fois ne change rien et donne la même réponse.',
    },
    input: contract.cancelSubscriptionRequest,
    act: endSubscription,
    ...own,
  }),
]
