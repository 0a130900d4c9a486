import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload'
import { systemOnly } from '@collections/access/system-only'
import { wholeNumber } from '@collections/fields/whole-number'
import { cents } from '@collections/shop/cents'
import { customerChoices } from './customer-choices'
import { customerField } from '@collections/fields/customer-field'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

const isDigest: TextFieldSingleValidation = (value) => /^[0-9a-f]{64}$/.test(value ?? '') || 'SHA-256'

const hidden = {
  access: { create: systemOnly, read: systemOnly, update: systemOnly },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/**
 * The code that was mailed to confirm a payment by student ID or payroll: digests of the order attempt and of the code, how
 * often it was tried and when it was sent. The code itself is stored nowhere.
 */
const payerCodeFields: Field[] = [
  {
    name: 'codeFor',
    type: 'text',
    label: bilingual('Digest of the order attempt', 'Empreinte de la commande'),
    ...hidden,
  },
  { name: 'codeHash', type: 'text', label: bilingual('Digest of the code', 'Empreinte du code'), ...hidden },
  { name: 'codeTries', type: 'number', label: bilingual('Tries of the code', 'Essais du code'), ...hidden },
  { name: 'codeSentAt', type: 'date', label: bilingual('Code sent', 'Code envoyé'), ...hidden },
]

/**
 * Shopping carts: choices, not prices (`src/domain/shop/cart/cart-contents.ts`). The shop writes them below Payload, one
 * statement per change that compares `revision`. The cookie holds a secret of which only the digest is stored, so that nobody
 * who reads the database can open a cart. Spec: CUS-4.6.
 */
export const carts: CollectionConfig = {
  slug: 'carts',
  labels: { singular: bilingual('Cart', 'Panier'), plural: bilingual('Carts', 'Paniers') },
  admin: {
    custom: { listedUnder: 'orders' },
    group: groups.shop,
    defaultColumns: ['id', 'customer', 'itemCount', 'totalCents', 'customerType', 'updatedAt', 'expiresAt'],
  },
  custom: { area: 'sales' },
  fields: [
    {
      name: 'secretHash',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: bilingual('Digest of the cookie', 'Empreinte du témoin'),
      validate: isDigest,
      access: { read: systemOnly, update: systemOnly },
      admin: { hidden: true },
    },
    customerField(),
    customerChoices(),
    {
      name: 'contents',
      type: 'json',
      label: bilingual('Items', 'Articles'),
      defaultValue: { lines: [] },
      custom: { isQueryable: false, isExported: true },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '@/studio/shop/cart-contents-field#CartContentsField' },
      },
    },
    row(
      wholeNumber('itemCount', bilingual('Items', 'Articles'), { width: '33%' }),
      cents('totalCents', bilingual('Total as last shown', 'Total affiché en dernier')),
    ),
    {
      ...wholeNumber('revision', bilingual('Revision', 'Révision'), {}),
      defaultValue: 0,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'pendingOrder', // the order that is being paid; until it is settled, the cart does not change
      type: 'text',
      label: bilingual('Order in progress', 'Commande en cours'),
      admin: { readOnly: true },
    },
    { name: 'expiresAt', type: 'date', index: true, label: bilingual('Expires on', 'Expire le') },
    ...payerCodeFields,
  ],
}
