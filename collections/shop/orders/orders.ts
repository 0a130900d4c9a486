import type { CollectionConfig, Field, JSONField } from 'payload'
import { customerChoices } from './customer-choices'
import { orderItems, totalFields } from './order-items'
import { orderConsents, orderPayment } from './order-payment'
import { customerField } from '@collections/fields/customer-field'
import { orderPerson } from '@collections/fields/person'
import { checkbox } from '@collections/fields/checkbox'
import { omitWhenEmpty } from './omit-when-empty'
import { searchWords } from '@collections/hooks/search-words'
import { salesEndpoints } from '@collections/shop/sales/sales-endpoints'
import { shortText } from '@collections/fields/short-text'
import { buyerLanguage } from '@collections/shop/buyer-language'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

/** When the card office loaded an order on the card, and who said so. */
const cardLoadingFields = (): Field =>
  row(
    {
      name: 'loadedAt',
      type: 'date',
      index: true,
      label: bilingual('Loaded on the card', 'Chargée sur la carte'),
      admin: { width: '33%' },
    },
    shortText('loadedBy', 'Loaded by', 'Chargée par'),
  )

/** The rule behind each amount, as the buyer saw it: `PricedCart` of `src/domain/shop/cart/price-cart.ts`. */
const pricing: JSONField = {
  name: 'pricing',
  type: 'json',
  label: bilingual('Why this total', 'Explication du total'),
  custom: { isQueryable: false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** Who sold, with the tax numbers and rates of that day: `ReceiptSeller` of `src/domain/shop/receipts/receipt.ts`. */
const seller: JSONField = {
  name: 'seller',
  type: 'json',
  label: bilingual('Seller', 'Vendeur'),
  custom: { isQueryable: false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** What buyers and students give when they ask about an order. */
const searchedFields = [
  'no',
  ...['buyer', 'student'].flatMap((person) =>
    ['firstName', 'lastName', 'email', 'studentId'].map((name) => `${person}.${name}`),
  ),
]

/** A person as one column of the list. */
const personColumn = { components: { Cell: '@/studio/sales/order/person-cell#PersonCell' } }

/** The page of an order as people read it, and below it, folded, everything that is stored. */
const withOrderPage = (stored: Field[]): Field[] => [
  {
    name: 'money',
    type: 'ui',
    admin: { components: { Field: '@/studio/sales/order/order-money#OrderMoney' }, disableListColumn: true },
  },
  {
    type: 'collapsible',
    label: bilingual('All stored fields', 'Tous les champs enregistrés'),
    admin: { initCollapsed: true },
    fields: stored,
  },
]

/** Orders, written by the shop and read by staff. Only the last four digits of a card are stored. Spec: CUS-2.26. */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: bilingual('Order', 'Commande'), plural: bilingual('Orders', 'Commandes') },
  admin: {
    useAsTitle: 'no',
    group: groups.shop,
    defaultColumns: ['no', 'placedAt', 'buyer', 'student', 'totalCents', 'paymentStatus', 'loadedAt'],
    listSearchableFields: searchedFields,
  },
  custom: { area: 'sales' },
  endpoints: salesEndpoints,
  hooks: { beforeOperation: [searchWords], beforeChange: [omitWhenEmpty('idempotencyKey')] },
  indexes: [{ fields: ['site', 'no'], unique: true }],
  fields: withOrderPage([
    row(
      { ...shortText('no', 'Number', 'Numéro'), required: true, index: true },
      { name: 'placedAt', type: 'date', index: true, label: bilingual('Date', 'Date'), admin: { width: '33%' } },
      { ...customerField(), admin: { width: '33%' } },
    ),
    buyerLanguage(),
    cardLoadingFields(),
    {
      type: 'tabs',
      tabs: [
        { label: bilingual('Items', 'Articles'), fields: [orderItems(), ...totalFields(), pricing, seller] },
        {
          label: bilingual('People', 'Personnes'),
          fields: [
            customerChoices(),
            {
              name: 'buyer',
              type: 'group',
              label: bilingual('Buyer', 'Acheteur'),
              admin: personColumn,
              fields: [
                ...orderPerson(),
                checkbox('isParent', bilingual('Buys for a student', 'Achète pour un étudiant')),
              ],
            },
            {
              name: 'student',
              type: 'group',
              label: bilingual('Student', 'Étudiant'),
              admin: personColumn,
              fields: orderPerson(),
            },
          ],
        },
        {
          label: bilingual('Payment', 'Paiement'),
          fields: [...orderPayment(), orderConsents()],
        },
      ],
    },
  ]),
}
