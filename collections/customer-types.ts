import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { selection } from './fields/customer-selection'
import { htmlBody } from './fields/html-body'
import { paymentTypesOf } from './fields/payment-types'
import { announceSiteDocument } from './hooks/announce-change'
import { groups, words } from './labels'

/** Who buys: a resident, a commuter, a parent. Decides the plans shown, the ways to pay and the tax. Spec: CUS-3.6. */
export const customerTypes: CollectionConfig = {
  slug: 'customer-types',
  labels: {
    singular: words('Customer type', 'Type de clientèle'),
    plural: words('Customer types', 'Types de clientèle'),
  },
  admin: { useAsTitle: 'name', group: groups.shop, defaultColumns: ['name', 'mealPlans', 'applyTax', 'sortOrder'] },
  access: byArea('shop'),
  hooks: announceSiteDocument(),
  fields: [
    ...selection(),
    paymentTypesOf('paymentTypes', words('Ways to pay', 'Modes de paiement')),
    htmlBody('welcomeMessage', words('Welcome (HTML)', 'Mot de bienvenue (HTML)')),
  ],
}
