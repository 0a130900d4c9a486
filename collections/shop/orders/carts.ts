import type { CollectionConfig } from 'payload'
import { byArea } from '@collections/access/by-area'
import { systemOnly } from '@collections/access/system-only'
import { cartItems, totalFields } from './cart-items'
import { customerField } from '@collections/fields/customer-field'
import { groups, bilingual } from '@collections/labels'

/** Shopping carts. The cookie gives access to the cart, so staff cannot read it. Spec: CUS-4.6. */
export const carts: CollectionConfig = {
  slug: 'carts',
  labels: { singular: bilingual('Cart', 'Panier'), plural: bilingual('Carts', 'Paniers') },
  admin: { group: groups.shop, defaultColumns: ['id', 'customer', 'totalCents', 'expiresAt'] },
  access: byArea('sales'),
  fields: [
    {
      name: 'cookie',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: bilingual('Cookie', 'Témoin'),
      access: { read: systemOnly, update: systemOnly },
      admin: { hidden: true },
    },
    customerField(),
    cartItems(),
    ...totalFields(),
    { name: 'expiresAt', type: 'date', index: true, label: bilingual('Expires on', 'Expire le') },
  ],
}
