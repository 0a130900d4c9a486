import type { CollectionConfig, TextField, TextFieldSingleValidation } from 'payload'
import { byArea } from '@collections/access/by-area'
import { basisPoints } from '@collections/shop/percent-fields'
import { customerChoices } from './customer-choices'
import { orderItems, totalFields } from './order-items'
import { cents } from '@collections/shop/cents'
import { customerField } from '@collections/fields/customer-field'
import { paymentTypeField } from '@collections/shop/payment-types'
import { orderPerson } from '@collections/fields/person'
import { wholeNumber } from '@collections/fields/whole-number'
import { checkbox } from '@collections/fields/checkbox'
import { omitWhenEmpty } from './omit-when-empty'
import { salesEndpoints } from '@collections/shop/sales/sales-endpoints'
import { groups, translate, bilingual } from '@collections/labels'

const text = (name: string, en: string, fr: string): TextField => ({
  name,
  type: 'text',
  label: bilingual(en, fr),
  admin: { width: '33%' },
})
const isFourDigits: TextFieldSingleValidation = (value, { req }) =>
  !value || /^\d{4}$/.test(value) || translate(req, bilingual('Enter four digits.', 'Entrez quatre chiffres.'))

/** Orders, written by the shop and read by staff. Only the last four digits of a card are stored. Spec: CUS-2.26. */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: bilingual('Order', 'Commande'), plural: bilingual('Orders', 'Commandes') },
  admin: {
    useAsTitle: 'no',
    group: groups.shop,
    defaultColumns: ['no', 'placedAt', 'totalCents', 'paymentType', 'paymentStatus'],
  },
  access: byArea('sales'),
  endpoints: salesEndpoints,
  hooks: { beforeChange: [omitWhenEmpty('idempotencyKey')] },
  indexes: [{ fields: ['site', 'no'], unique: true }],
  fields: [
    {
      type: 'row',
      fields: [
        { ...text('no', 'Number', 'Numéro'), required: true, index: true },
        { name: 'placedAt', type: 'date', index: true, label: bilingual('Date', 'Date'), admin: { width: '33%' } },
        { ...customerField(), admin: { width: '33%' } },
      ],
    },
    {
      type: 'tabs',
      tabs: [
        { label: bilingual('Items', 'Articles'), fields: [orderItems(), ...totalFields()] },
        {
          label: bilingual('People', 'Personnes'),
          fields: [
            customerChoices(),
            {
              name: 'buyer',
              type: 'group',
              label: bilingual('Buyer', 'Acheteur'),
              fields: [
                ...orderPerson(),
                checkbox('isParent', bilingual('Buys for a student', 'Achète pour un étudiant')),
              ],
            },
            { name: 'student', type: 'group', label: bilingual('Student', 'Étudiant'), fields: orderPerson() },
          ],
        },
        {
          label: bilingual('Payment', 'Paiement'),
          fields: [
            {
              type: 'row',
              fields: [
                paymentTypeField(),
                {
                  name: 'paymentStatus',
                  type: 'select',
                  required: true,
                  defaultValue: 'pending',
                  index: true,
                  label: bilingual('Status', 'État'),
                  options: [
                    { value: 'pending', label: bilingual('Pending', 'En attente') },
                    { value: 'approved', label: bilingual('Approved', 'Approuvé') },
                    { value: 'declined', label: bilingual('Declined', 'Refusé') },
                    { value: 'refunded', label: bilingual('Refunded', 'Remboursé') },
                  ],
                  admin: { width: '33%' },
                },
                text('paymentReference', 'Provider reference', 'Référence du fournisseur'),
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'cardType',
                  type: 'select',
                  label: bilingual('Card', 'Carte'),
                  options: ['American Express', 'Mastercard', 'Visa'],
                  admin: { width: '33%' },
                },
                {
                  name: 'cardLastFour',
                  type: 'text',
                  label: bilingual('Last four digits', 'Quatre derniers chiffres'),
                  validate: isFourDigits, // a full card number can never be stored here
                  admin: { width: '33%' },
                },
              ],
            },
            {
              name: 'installments',
              type: 'group',
              label: bilingual('Instalments', 'Versements'),
              fields: [
                {
                  type: 'row',
                  fields: [
                    text('planId', 'Plan', 'Plan de versements'),
                    text('name', 'Name', 'Nom'),
                    text('frequency', 'Frequency', 'Fréquence'),
                  ],
                },
                {
                  type: 'row',
                  fields: [
                    wholeNumber('count', bilingual('Number', 'Nombre'), { max: 120 }),
                    basisPoints('aprBps', bilingual('Annual rate', 'Taux annuel')),
                    cents('totalCents', bilingual('Total', 'Total')),
                  ],
                },
                {
                  name: 'terms',
                  type: 'textarea',
                  localized: true,
                  label: bilingual('Terms that the buyer accepted', 'Conditions que l’acheteur a acceptées'),
                },
              ],
            },
            {
              name: 'idempotencyKey',
              type: 'text',
              unique: true,
              label: bilingual('Idempotency key', 'Clé d’idempotence'),
              admin: { readOnly: true },
            },
          ],
        },
      ],
    },
  ],
}
