import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { onlyTheSystem } from './access/only-the-system'
import { cartItems, totals } from './fields/cart-items'
import { customerOf } from './fields/customer-of'
import { groups, words } from './labels'

/** What visitors are about to buy. Whoever knows the cookie holds the cart, so no member of staff reads it. Spec: CUS-4.6. */
export const carts: CollectionConfig = {
  slug: 'carts',
  labels: { singular: words('Cart', 'Panier'), plural: words('Carts', 'Paniers') },
  admin: { group: groups.shop, defaultColumns: ['id', 'customer', 'totalCents', 'expiresAt'] },
  access: byArea('sales'),
  fields: [
    {
      name: 'cookie',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: words('Cookie', 'Témoin'),
      access: { read: onlyTheSystem, update: onlyTheSystem },
      admin: { hidden: true },
    },
    customerOf(),
    cartItems(),
    ...totals(),
    { name: 'expiresAt', type: 'date', index: true, label: words('Kept until', 'Conservé jusqu’au') },
  ],
}
