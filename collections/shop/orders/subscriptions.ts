import type { CollectionConfig } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { cents } from '@collections/shop/cents'
import { checkbox } from '@collections/fields/checkbox'
import { customerField } from '@collections/fields/customer-field'
import { frequency } from '@collections/shop/frequency'
import { checkDates } from '@collections/hooks/check-dates'
import { systemOnly } from '@collections/access/system-only'
import { cardFields } from './order-payment'
import { omitWhenEmpty } from './omit-when-empty'
import { shortText } from '@collections/fields/short-text'
import { stopEndpoint } from '@collections/shop/sales/stop-subscription'
import { buyerLanguage } from '@collections/shop/buyer-language'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

/** Subscriptions of customers, with their payments. Spec: CUS-3.17. */
export const subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  labels: { singular: bilingual('Subscription', 'Abonnement'), plural: bilingual('Subscriptions', 'Abonnements') },
  admin: {
    useAsTitle: 'name',
    group: groups.shop,
    defaultColumns: ['name', 'customer', 'priceCents', 'frequency', 'start', 'end', 'canceled'],
  },
  custom: { area: 'sales' },
  endpoints: [stopEndpoint],
  hooks: {
    beforeValidate: [checkDates(['start', 'end'], ['firstBillDate', 'lastBillDate'])],
    beforeChange: [omitWhenEmpty('itemKey')],
  },
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    {
      name: 'stop',
      type: 'ui',
      admin: { components: { Field: '@/studio/sales/subscription/stop#Stop' }, disableListColumn: true },
    },
    row(
      { ...customerField(), admin: { width: '50%' } },
      relation('order', 'orders', bilingual('Order', 'Commande'), { index: true, admin: { width: '50%' } }),
    ),
    row(
      cents('priceCents', bilingual('Price', 'Prix'), { required: true }),
      frequency('frequency', bilingual('Billed', 'Facturé')),
    ),
    row(
      campusDate('start', { label: bilingual('From', 'Du') }),
      campusDate('end', { label: bilingual('Until', 'Au') }),
    ),
    row(
      campusDate('firstBillDate', { label: bilingual('First bill', 'Première facture') }),
      campusDate('lastBillDate', { label: bilingual('Last bill', 'Dernière facture') }),
    ),
    row(
      cents('federalTaxCents', bilingual('Federal tax per payment', 'Taxe fédérale par paiement')),
      cents('provincialTaxCents', bilingual('Provincial tax per payment', 'Taxe provinciale par paiement')),
    ),
    row(campusDate('nextBillDate', { label: bilingual('Next bill', 'Prochaine facture') }), buyerLanguage()),
    cardFields(),
    row(
      { name: 'provider', type: 'text', label: bilingual('Provider', 'Fournisseur'), admin: { width: '50%' } },
      {
        name: 'savedMethod', // the provider's name for the card
        type: 'text',
        label: bilingual('Saved card', 'Carte enregistrée'),
        access: { read: systemOnly, update: systemOnly },
        admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      },
    ),
    {
      name: 'itemKey', // `{order}:{item}`: an item of an order starts one subscription
      type: 'text',
      unique: true,
      label: bilingual('Item of the order', 'Article de la commande'),
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    row(
      checkbox('canceled', bilingual('Cancelled', 'Annulé'), { width: '33%' }),
      { name: 'canceledAt', type: 'date', label: bilingual('Cancelled on', 'Annulé le'), admin: { width: '33%' } },
      shortText('canceledBy', 'Cancelled by', 'Annulé par'), // a member of staff; none for customers
    ),
    {
      name: 'cancelReason',
      type: 'textarea',
      label: bilingual('Reason for the cancellation', 'Raison de l’annulation'),
    },
    {
      name: 'payments',
      type: 'array',
      label: bilingual('Payments', 'Paiements'),
      labels: { singular: bilingual('Payment', 'Paiement'), plural: bilingual('Payments', 'Paiements') },
      fields: [
        row(
          cents('amountCents', bilingual('Amount', 'Montant'), { required: true }),
          { name: 'createdAt', type: 'date', label: bilingual('On', 'Le'), admin: { width: '33%' } },
          { name: 'result', type: 'text', label: bilingual('Result', 'Résultat'), admin: { width: '33%' } },
        ),
      ],
    },
  ],
}
