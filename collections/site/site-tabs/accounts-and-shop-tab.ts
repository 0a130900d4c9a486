import type { Tab } from 'payload'
import { siteSwitches, type SiteSwitch } from '@/domain/site/site'
import { checkbox } from '@collections/fields/checkbox'
import { type BilingualText, bilingual } from '@collections/labels'

const switchLabels: Record<SiteSwitch, BilingualText> = {
  useReservations: bilingual('Reservations', 'Réservations'),
  notifications: bilingual('Notifications', 'Avis'),
  allergenCard: bilingual('Allergen card', 'Carte d’allergènes'),
  foodInsecurity: bilingual('Help with food insecurity', 'Aide en cas d’insécurité alimentaire'),
  mealPlanSubscriptions: bilingual('Meal plan subscriptions', 'Abonnements aux forfaits repas'),
  weeklyMppSubscriptions: bilingual('Weekly meal plan subscriptions', 'Abonnements hebdomadaires aux forfaits repas'),
  coffeeSubscription: bilingual('Coffee subscription', 'Abonnement café'),
  installments: bilingual('Payment in instalments', 'Paiement par versements'),
  activePromoCode: bilingual('Promo codes', 'Codes promo'),
}

/** Feature switches of customer accounts and of the shop. Spec: CUS-3.18. */
export const accountsAndShopTab: Tab = {
  label: bilingual('Accounts and shop', 'Comptes et boutique'),
  fields: [
    checkbox('customerLogin', bilingual('Customer accounts', 'Comptes clients')),
    {
      name: 'customerLoginText',
      type: 'textarea',
      label: bilingual('Text beside the sign-in form', 'Texte à côté du formulaire de connexion'),
      localized: true,
      admin: { condition: (data) => Boolean(data?.customerLogin) },
    },
    {
      type: 'row',
      fields: siteSwitches.map((name) => checkbox(name, switchLabels[name], { width: '50%' })),
    },
  ],
}
