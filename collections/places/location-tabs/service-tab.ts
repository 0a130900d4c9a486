import type { Tab, CheckboxField } from 'payload'
import { bilingual, type BilingualText } from '@collections/labels'
import { locationFeatures, paymentMethods, type LocationFeature, type PaymentMethod } from '@/domain/places/location'
import { checkbox } from '@collections/fields/checkbox'
import { relation } from '@collections/fields/relation'

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

const featureFields = locationFeatures.map(flag)
const paymentFields = paymentMethods.map(flag)

/** Service features, payment methods and cuisines of a location. Spec: PUB-3.3, PUB-3.18. */
export const serviceTab: Tab = {
  label: bilingual('Service', 'Service'),
  fields: [
    {
      name: 'mealStatus',
      type: 'text',
      label: bilingual('Now serving', 'Ce qui est servi'),
      localized: true,
      admin: {
        description: bilingual(
          'Shown on the home page beside the status, such as “Brunch until 2”.',
          'Affiché sur la page d’accueil à côté du statut, par exemple «\u00a0Brunch jusqu’à 14\u00a0h\u00a0».',
        ),
      },
    },
    {
      name: 'features',
      type: 'group',
      label: bilingual('Location features', 'Modes de service'),
      fields: [{ type: 'row', fields: featureFields }],
    },
    {
      name: 'payments',
      type: 'group',
      label: bilingual('Payment methods', 'Modes de paiement'),
      fields: [{ type: 'row', fields: paymentFields }],
    },
    {
      name: 'customPaymentTypes',
      type: 'text',
      hasMany: true,
      label: bilingual('Other payment methods', 'Autres modes de paiement'),
    },
    relation('cuisines', 'cuisines', bilingual('Cuisines', 'Cuisines'), { hasMany: true }),
    {
      name: 'customCuisines',
      type: 'text',
      hasMany: true,
      localized: true,
      label: bilingual('Other cuisines', 'Autres cuisines'),
    },
    {
      name: 'customLabels',
      type: 'text',
      hasMany: true,
      localized: true,
      label: bilingual('Other labels', 'Autres mentions'),
    },
  ],
}
