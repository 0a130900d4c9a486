import type { Tab } from 'payload'
import { siteSwitches, type SiteSwitch } from '@/domain/campus'
import { checkbox } from '@collections/fields/checkbox'
import { words } from '@collections/labels'

const switchLabels: Record<SiteSwitch, ReturnType<typeof words>> = {
  useReservations: words('Reservations', 'Réservations'),
  notifications: words('Notifications', 'Avis'),
  allergenCard: words('Allergen card', 'Carte d’allergènes'),
  foodInsecurity: words('Help with food insecurity', 'Aide en cas d’insécurité alimentaire'),
  mealPlanSubscriptions: words('Meal plan subscriptions', 'Abonnements aux forfaits repas'),
  weeklyMppSubscriptions: words('Weekly meal plan subscriptions', 'Abonnements hebdomadaires aux forfaits repas'),
  coffeeSubscription: words('Coffee subscription', 'Abonnement café'),
  installments: words('Payment in instalments', 'Paiement par versements'),
  activePromoCode: words('Promotion codes', 'Codes promotionnels'),
}

/** What customers can do with an account, and what the shop offers. Spec: CUS-3.18. */
export const accountsAndShopTab: Tab = {
  label: words('Accounts and shop', 'Comptes et boutique'),
  fields: [
    checkbox('customerLogin', words('Customer accounts', 'Comptes clients')),
    {
      name: 'customerLoginText',
      type: 'textarea',
      label: words('Words beside the sign-in form', 'Texte à côté du formulaire de connexion'),
      localized: true,
      admin: { condition: (data) => Boolean(data?.customerLogin) },
    },
    {
      type: 'row',
      fields: siteSwitches.map((name) => checkbox(name, switchLabels[name], { width: '50%' })),
    },
  ],
}
