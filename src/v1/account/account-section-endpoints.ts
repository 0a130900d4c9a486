import * as contract from '@/contract/account/account-sections'
import { ownAllergensRequest, ownAllergensResponse } from '@/contract/account/own-allergens'
import {
  endSubscription,
  findOwnAllergens,
  updateAllergenProfile,
  updateFoodInsecurity,
  updateNotifications,
} from './resolve-account-sections'
import { post } from '@/v1/engine/define-endpoint'
import { canceledShape } from './purchase-shapes'
import { ownAllergens, saved, savedAllergens } from './shapes'

/** Some of these requests contain health data, so parameters are read from the body only. */
const shared = {
  limit: 'forms',
  inBody: true,
  session: 'needs',
  example: {},
  shape: saved,
  answer: contract.savedResponse,
} as const

export const accountSectionEndpoints = [
  post('customer/update_allergen_profile', {
    about: {
      en: 'Saves the allergies and the emergency contact of the logged-in customer, and returns the account and the allergen card. Omitted parameters stay as they are; empty ones are removed.',
      fr: 'Enregistre les allergies et la personne à joindre en cas d’urgence du client connecté, et retourne le compte et la carte d’allergènes. Les paramètres absents restent inchangés; les vides sont effacés.',
    },
    input: contract.allergenProfileRequest,
    execute: updateAllergenProfile,
    ...shared,
    shape: savedAllergens,
    answer: contract.savedAllergensResponse,
  }),
  post('customer/own_allergens', {
    about: {
      en: 'Returns the codes of the logged-in customer’s allergens, which menus hide, and the dishes that mention other allergens of the profile. A dish that mentions none may still contain them.',
      fr: 'Retourne les codes des allergènes du client connecté, que les menus masquent, et les plats qui mentionnent d’autres allergènes du profil. Un plat qui n’en mentionne aucun peut quand même en contenir.',
    },
    input: ownAllergensRequest,
    execute: findOwnAllergens,
    ...shared,
    limit: null,
    shape: ownAllergens,
    answer: ownAllergensResponse,
  }),
  post('customer/food_insecurity', {
    about: {
      en: 'Saves whether the logged-in customer lacks food.',
      fr: 'Enregistre si le client connecté manque de nourriture.',
    },
    input: contract.foodInsecurityRequest,
    execute: updateFoodInsecurity,
    ...shared,
  }),
  post('customer/bulk_update_notification_preferences', {
    about: {
      en: 'Saves whether the logged-in customer wants news and offers, and notifications by text message.',
      fr: 'Enregistre si le client connecté veut recevoir des nouvelles et des offres, et des avis par message texte.',
    },
    input: contract.notificationsRequest,
    execute: updateNotifications,
    ...shared,
  }),
  post('customer/cancel_subscription', {
    about: {
      en: 'Cancels a subscription of the logged-in customer and returns all of them. Repeated requests succeed and change nothing.',
      fr: 'Annule un abonnement du client connecté et les retourne tous. Une demande répétée réussit et ne change rien.',
    },
    input: contract.cancelSubscriptionRequest,
    execute: endSubscription,
    ...shared,
    shape: canceledShape,
    answer: contract.canceledResponse,
  }),
]
