import type { CollectionConfig } from 'payload'
import { byArea } from '@collections/access/by-area'
import { selectionFields } from './customer-selection'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { paymentTypesField } from '@collections/shop/payment-types'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { groups, bilingual } from '@collections/labels'

/** Types of buyers, such as residents and commuters: the first question of the order form. Spec: CUS-3.6. */
export const customerTypes: CollectionConfig = {
  slug: 'customer-types',
  labels: {
    singular: bilingual('Customer type', 'Type de clientèle'),
    plural: bilingual('Customer types', 'Types de clientèle'),
  },
  admin: { useAsTitle: 'name', group: groups.shop, defaultColumns: ['name', 'mealPlans', 'applyTax', 'sortOrder'] },
  access: byArea('shop'),
  hooks: announceSiteDocument(),
  fields: [
    ...selectionFields(),
    paymentTypesField('paymentTypes', bilingual('Ways to pay', 'Modes de paiement')),
    ...richTextBody('welcomeMessage', bilingual('Welcome', 'Mot de bienvenue')),
  ],
}
