import type { CheckboxField } from 'payload'
import { locationFeatures, paymentMethods, type LocationFeature, type PaymentMethod } from '@/domain/campus'
import { checkbox } from '@collections/fields/checkbox'
import { words } from '@collections/labels'

/** How a location serves and which means of payment it takes. Spec: PUB-3.18. */
const flagLabels: Record<LocationFeature | PaymentMethod, ReturnType<typeof words>> = {
  hasDeliveryRobots: words('Delivery robots', 'Robots livreurs'),
  hasFoodLockers: words('Food lockers', 'Casiers à repas'),
  isDelivery: words('Delivery', 'Livraison'),
  isDeliveryOnly: words('Delivery only', 'Livraison seulement'),
  isDineIn: words('Dine in', 'Sur place'),
  isMobile: words('Mobile ordering', 'Commande mobile'),
  isMobileOnly: words('Mobile only', 'Mobile seulement'),
  isOpenLate: words('Open late', 'Ouvert tard'),
  isTakeout: words('Takeout', 'Pour emporter'),
  isTakeoutOnly: words('Takeout only', 'Pour emporter seulement'),
  payWithApplePay: words('Apple Pay', 'Apple Pay'),
  payWithCash: words('Cash', 'Comptant'),
  payWithCc: words('Credit card', 'Carte de crédit'),
  payWithDiningDollars: words('Dining dollars', 'Dollars repas'),
  payWithGooglePay: words('Google Pay', 'Google Pay'),
  payWithMealExchange: words('Meal exchange', 'Échange de repas'),
  payWithMealTrade: words('Meal trade', 'Troc de repas'),
  payWithMealSwipe: words('Meal swipe', 'Passage repas'),
  payWithRetailSwipe: words('Retail swipe', 'Passage comptoir'),
  payWithSamsungPay: words('Samsung Pay', 'Samsung Pay'),
  payWithMealPlan: words('Meal plan', 'Forfait repas'),
}

const flag = (name: LocationFeature | PaymentMethod): CheckboxField =>
  checkbox(name, flagLabels[name], { width: '25%' })

export const featureFields = locationFeatures.map(flag)
export const paymentFields = paymentMethods.map(flag)
