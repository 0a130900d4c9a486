import type { CollectionConfig } from 'payload'
import { customerField } from '@collections/fields/customer-field'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

/**
 * The uses of promo codes, one row each. The two unique indexes are the limits of a code: a use takes a numbered slot of the
 * code and a numbered slot of the buyer, and one `INSERT` takes both or fails (decision 0140). An order takes its use
 * at the submit; the use of an order that is not paid is deleted. Only the shop writes them.
 *
 * - `slot`: `1` to `maxUses`; the row's own id for a code without a limit.
 * - `buyerSlot`: `{buyer}/1` to `{buyer}/{maxUsesPerCustomer}`, or `{buyer}/{id of the row}` without a limit. `{buyer}` is the
 *   id of the account that the buyer's mailbox has or, without one, a digest of the mailbox.
 */
export const promoUses: CollectionConfig = {
  slug: 'promo-uses',
  labels: {
    singular: bilingual('Use of a promo code', 'Utilisation d’un code promo'),
    plural: bilingual('Uses of promo codes', 'Utilisations des codes promo'),
  },
  admin: {
    group: groups.shop,
    defaultColumns: ['promoCode', 'state', 'customer', 'order', 'createdAt'],
    custom: { listedUnder: 'promo-codes' },
  },
  custom: { area: 'sales' },
  lockDocuments: false,
  indexes: [
    { fields: ['promoCode', 'slot'], unique: true },
    { fields: ['buyerSlot', 'promoCode'], unique: true },
  ],
  fields: [
    row(
      relation('promoCode', 'promo-codes', bilingual('Promo code', 'Code promo'), {
        required: true,
        index: true,
        admin: { width: '50%' },
      }),
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'reserved',
        index: true,
        label: bilingual('State', 'État'),
        options: [
          { value: 'reserved', label: bilingual('Reserved', 'Réservée') },
          { value: 'used', label: bilingual('Used', 'Utilisée') },
        ],
        admin: { width: '50%' },
      },
    ),
    row(
      { ...customerField(), admin: { width: '50%' } },
      relation('order', 'orders', bilingual('Order', 'Commande'), { index: true, admin: { width: '50%' } }),
    ),
    { name: 'slot', type: 'text', required: true, label: bilingual('Slot', 'Place'), admin: { hidden: true } },
    { name: 'buyerSlot', type: 'text', required: true, label: bilingual('Slot', 'Place'), admin: { hidden: true } },
  ],
}
