import type { CollectionConfig, TextField, TextFieldSingleValidation } from 'payload'
import { byArea } from './access/by-area'
import { basisPoints } from './fields/basis-points'
import { cartItems, totals } from './fields/cart-items'
import { cents } from './fields/cents'
import { customerOf } from './fields/customer-of'
import { paymentType } from './fields/payment-types'
import { orderPerson } from './fields/person'
import { wholeNumber } from './fields/whole-number'
import { checkbox } from './fields/checkbox'
import { absentWhenEmpty } from './hooks/absent-when-empty'
import { groups, say, words } from './labels'

const text = (name: string, en: string, fr: string): TextField => ({
  name,
  type: 'text',
  label: words(en, fr),
  admin: { width: '33%' },
})
const fourDigits: TextFieldSingleValidation = (value, { req }) =>
  !value || /^\d{4}$/.test(value) || say(req, words('Keep four digits.', 'Gardez quatre chiffres.'))

/** Sales, as they were made: a record that the shop writes and staff read. Of a card only its last four digits are kept. Spec: CUS-2.26. */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: words('Order', 'Commande'), plural: words('Orders', 'Commandes') },
  admin: {
    useAsTitle: 'no',
    group: groups.shop,
    defaultColumns: ['no', 'placedAt', 'totalCents', 'paymentType', 'paymentStatus'],
  },
  access: byArea('sales'),
  hooks: { beforeChange: [absentWhenEmpty('idempotencyKey')] },
  indexes: [{ fields: ['site', 'no'], unique: true }],
  fields: [
    {
      type: 'row',
      fields: [
        { ...text('no', 'Number', 'Numéro'), required: true, index: true },
        { name: 'placedAt', type: 'date', index: true, label: words('Placed', 'Passée'), admin: { width: '33%' } },
        { ...customerOf(), admin: { width: '33%' } },
      ],
    },
    {
      type: 'tabs',
      tabs: [
        { label: words('Items', 'Articles'), fields: [cartItems(), ...totals()] },
        {
          label: words('People', 'Personnes'),
          fields: [
            {
              name: 'buyer',
              type: 'group',
              label: words('Buyer', 'Acheteur'),
              fields: [...orderPerson(), checkbox('isParent', words('Buys for a student', 'Achète pour un étudiant'))],
            },
            { name: 'student', type: 'group', label: words('Student', 'Étudiant'), fields: orderPerson() },
          ],
        },
        {
          label: words('Payment', 'Paiement'),
          fields: [
            {
              type: 'row',
              fields: [
                paymentType(),
                {
                  name: 'paymentStatus',
                  type: 'select',
                  required: true,
                  defaultValue: 'pending',
                  index: true,
                  label: words('Status', 'État'),
                  options: [
                    { value: 'pending', label: words('Pending', 'En attente') },
                    { value: 'approved', label: words('Approved', 'Approuvé') },
                    { value: 'declined', label: words('Declined', 'Refusé') },
                    { value: 'refunded', label: words('Refunded', 'Remboursé') },
                  ],
                  admin: { width: '33%' },
                },
                text('paymentReference', 'Reference of the provider', 'Référence du fournisseur'),
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'cardType',
                  type: 'select',
                  label: words('Card', 'Carte'),
                  options: ['American Express', 'Mastercard', 'Visa'],
                  admin: { width: '33%' },
                },
                {
                  name: 'cardLastFour',
                  type: 'text',
                  label: words('Last four digits', 'Quatre derniers chiffres'),
                  validate: fourDigits, // a whole number can never be stored here, by whatever mistake
                  admin: { width: '33%' },
                },
              ],
            },
            {
              name: 'installments',
              type: 'group',
              label: words('Installments', 'Versements'),
              fields: [
                {
                  type: 'row',
                  fields: [
                    text('planId', 'Plan', 'Régime'),
                    text('name', 'Name', 'Nom'),
                    text('frequency', 'Frequency', 'Fréquence'),
                  ],
                },
                {
                  type: 'row',
                  fields: [
                    wholeNumber('count', words('Number', 'Nombre'), { max: 120 }),
                    basisPoints('aprBps', words('Annual rate, 500 is 5 %', 'Taux annuel, 500 vaut 5 %')),
                    cents('totalCents', words('Total in cents', 'Total en cents')),
                  ],
                },
              ],
            },
            {
              name: 'idempotencyKey',
              type: 'text',
              unique: true,
              label: words('Key of the request', 'Clé de la demande'),
              admin: { readOnly: true },
            },
          ],
        },
      ],
    },
  ],
}
