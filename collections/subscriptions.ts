import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { cents } from './fields/cents'
import { checkbox } from './fields/checkbox'
import { customerOf } from './fields/customer-of'
import { frequency } from './fields/frequency'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** What customers subscribed to, and each payment of it. Spec: CUS-3.17. */
export const subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  labels: { singular: words('Subscription', 'Abonnement'), plural: words('Subscriptions', 'Abonnements') },
  admin: {
    useAsTitle: 'name',
    group: groups.shop,
    defaultColumns: ['name', 'customer', 'priceCents', 'frequency', 'start', 'end', 'canceled'],
  },
  access: byArea('sales'),
  hooks: { beforeValidate: [checkDates(['start', 'end'], ['firstBillDate', 'lastBillDate'])] },
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), required: true },
    {
      type: 'row',
      fields: [
        { ...customerOf(), admin: { width: '50%' } },
        {
          name: 'order',
          type: 'relationship',
          relationTo: 'orders',
          index: true,
          label: words('Order', 'Commande'),
          admin: { width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        cents('priceCents', words('Price in cents', 'Prix en cents'), { required: true }),
        frequency('frequency', words('Billed', 'Facturé')),
      ],
    },
    {
      type: 'row',
      fields: [campusDate('start', { label: words('From', 'Du') }), campusDate('end', { label: words('Until', 'Au') })],
    },
    {
      type: 'row',
      fields: [
        campusDate('firstBillDate', { label: words('First bill', 'Première facture') }),
        campusDate('lastBillDate', { label: words('Last bill', 'Dernière facture') }),
      ],
    },
    {
      type: 'row',
      fields: [
        checkbox('canceled', words('Cancelled', 'Annulé'), { width: '33%' }),
        { name: 'canceledAt', type: 'date', label: words('Cancelled on', 'Annulé le'), admin: { width: '33%' } },
      ],
    },
    {
      name: 'payments',
      type: 'array',
      label: words('Payments', 'Paiements'),
      labels: { singular: words('Payment', 'Paiement'), plural: words('Payments', 'Paiements') },
      fields: [
        {
          type: 'row',
          fields: [
            cents('amountCents', words('Amount in cents', 'Montant en cents'), { required: true }),
            { name: 'createdAt', type: 'date', label: words('On', 'Le'), admin: { width: '33%' } },
            { name: 'result', type: 'text', label: words('Result', 'Résultat'), admin: { width: '33%' } },
          ],
        },
      ],
    },
  ],
}
