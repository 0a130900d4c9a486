import type { CheckboxField } from 'payload'
import { locationFeatures, paymentMethods, type LocationFeature, type PaymentMethod } from '@/domain/places/location'
import { checkbox } from '@collections/fields/checkbox'
import { type BilingualText, bilingual } from '@collections/labels'

/** Labels of the service features and payment methods of a location. Spec: PUB-3.18. */
const flagLabels: Record<LocationFeature | PaymentMethod, BilingualText> = {
  hasDeliveryRobots: bilingual('Delivery robots', 'Robots livreurs'),
  hasFoodLockers: bilingual('Food lockers', 'Casiers à repas'),
  isDelivery: bilingual('Delivery', 'Livraison'),
  isDeliveryOnly: bilingual('Delivery only', 'Livraison seulement'),
  isDineIn: bilingual('Dine in', 'Sur place'),
  isMobile: bilingual('Mobile ordering', 'Commande mobile'),
  isMobileOnly: bilingual('Mobile ordering only', 'Commande mobile seulement'),
  isOpenLate: bilingual('Open late', 'Ouvert tard'),
  isTakeout: bilingual('Takeout', 'Pour emporter'),
  isTakeoutOnly: bilingual('Takeout only', 'Pour emporter seulement'),
  payWithApplePay: bilingual('Apple Pay', 'Apple Pay'),
  payWithCash: bilingual('Cash', 'Comptant'),
  payWithCc: bilingual('Credit card', 'Carte de crédit'),
  payWithDiningDollars: bilingual('Dining dollars', 'Dollars-repas'),
  payWithGooglePay: bilingual('Google Pay', 'Google Pay'),
  payWithMealExchange: bilingual('Meal exchange', 'Échange de repas'),
  payWithMealTrade: bilingual('Meal trade', 'Troc de repas'),
  payWithMealSwipe: bilingual('Meal swipe', 'Passage repas'),
  payWithRetailSwipe: bilingual('Retail swipe', 'Passage comptoir'),
  payWithSamsungPay: bilingual('Samsung Pay', 'Samsung Pay'),
  payWithMealPlan: bilingual('Meal plan', 'Forfait repas'),
}

const flag = (name: LocationFeature | PaymentMethod): CheckboxField =>
  checkbox(name, flagLabels[name], { width: '25%' })

export const featureFields = locationFeatures.map(flag)
export const paymentFields = paymentMethods.map(flag)
