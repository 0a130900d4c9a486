import type { CollectionConfig } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { customerField } from '@collections/fields/customer-field'
import { wholeNumber } from '@collections/fields/whole-number'
import { shortText } from '@collections/fields/short-text'
import { groups, bilingual } from '@collections/labels'
import { cents } from '@collections/shop/cents'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

/**
 * The charges of subscriptions, one row per subscription and period. The unique `key`, `{subscription}:{period}`, is written
 * before the provider is asked, so that a period is charged once, whatever the number of processes. Spec: CUS-9.12.
 */
export const subscriptionCharges: CollectionConfig = {
  slug: 'subscription-charges',
  labels: {
    singular: bilingual('Subscription charge', 'Prélèvement d’abonnement'),
    plural: bilingual('Subscription charges', 'Prélèvements d’abonnement'),
  },
  admin: {
    custom: { listedUnder: 'subscriptions' },
    useAsTitle: 'key',
    group: groups.shop,
    defaultColumns: ['period', 'subscription', 'customer', 'amountCents', 'state', 'attempts'],
  },
  custom: { area: 'sales' },
  lockDocuments: false,
  fields: [
    row(
      relation('subscription', 'subscriptions', bilingual('Subscription', 'Abonnement'), {
        required: true,
        index: true,
        admin: { width: '33%' },
      }),
      { ...customerField(), admin: { width: '33%' } },
      campusDate('period', { label: bilingual('Period from', 'Période du'), required: true, width: '33%' }),
    ),
    row(
      cents('amountCents', bilingual('Amount with taxes', 'Montant avec taxes'), { required: true }),
      cents('federalTaxCents', bilingual('Federal tax', 'Taxe fédérale')),
      cents('provincialTaxCents', bilingual('Provincial tax', 'Taxe provinciale')),
    ),
    row(
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'pending',
        index: true,
        label: bilingual('State', 'État'),
        options: [
          { value: 'pending', label: bilingual('Pending', 'En attente') },
          { value: 'approved', label: bilingual('Approved', 'Approuvé') },
          { value: 'declined', label: bilingual('Declined', 'Refusé') },
          { value: 'failed', label: bilingual('Given up', 'Abandonné') },
        ],
        admin: { width: '33%' },
      },
      wholeNumber('attempts', bilingual('Attempts', 'Tentatives'), { max: 100, width: '33%' }),
      {
        name: 'nextAttemptAt',
        type: 'date',
        index: true,
        label: bilingual('Next attempt', 'Prochaine tentative'),
        admin: { width: '33%' },
      },
    ),
    row(shortText('provider', 'Provider', 'Fournisseur'), shortText('reference', 'Reference', 'Référence')),
    row(
      { name: 'settledAt', type: 'date', label: bilingual('Paid at', 'Payé le'), admin: { width: '33%' } },
      shortText('cardType', 'Card', 'Carte'),
      shortText('cardLastFour', 'Last four digits', 'Quatre derniers chiffres'),
    ),
    { ...shortText('key', 'Key', 'Clé'), required: true, unique: true, admin: { readOnly: true } },
  ],
}
