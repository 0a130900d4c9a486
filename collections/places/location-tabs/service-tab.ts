import type { Tab } from 'payload'
import { bilingual } from '@collections/labels'
import { featureFields, paymentFields } from './flags'

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
    {
      name: 'cuisines',
      type: 'relationship',
      relationTo: 'cuisines',
      hasMany: true,
      label: bilingual('Cuisines', 'Cuisines'),
    },
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
