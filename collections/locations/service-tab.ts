import type { Tab } from 'payload'
import { words } from '@collections/labels'
import { featureFields, paymentFields } from './flags'

/** How a location serves, what it cooks and how one pays there. Spec: PUB-3.3, PUB-3.18. */
export const serviceTab: Tab = {
  label: words('Service', 'Service'),
  fields: [
    {
      name: 'mealStatus',
      type: 'text',
      label: words('What is being served', 'Ce qui est servi'),
      localized: true,
      admin: {
        description: words(
          'Shown on the home page beside the status, such as “Brunch until 2”.',
          'Affiché sur la page d’accueil à côté du statut, par exemple « Brunch jusqu’à 14 h ».',
        ),
      },
    },
    {
      name: 'features',
      type: 'group',
      label: words('How it serves', 'Modes de service'),
      fields: [{ type: 'row', fields: featureFields }],
    },
    {
      name: 'payments',
      type: 'group',
      label: words('Ways to pay', 'Modes de paiement'),
      fields: [{ type: 'row', fields: paymentFields }],
    },
    {
      name: 'customPaymentTypes',
      type: 'text',
      hasMany: true,
      label: words('Other ways to pay', 'Autres modes de paiement'),
    },
    {
      name: 'cuisines',
      type: 'relationship',
      relationTo: 'cuisines',
      hasMany: true,
      label: words('Cuisines', 'Cuisines'),
    },
    {
      name: 'customCuisines',
      type: 'text',
      hasMany: true,
      localized: true,
      label: words('Other cuisines', 'Autres cuisines'),
    },
    {
      name: 'customLabels',
      type: 'text',
      hasMany: true,
      localized: true,
      label: words('Other labels', 'Autres mentions'),
    },
  ],
}
