import type { CollectionConfig } from 'payload'
import { shortText } from '@collections/fields/short-text'
import { groups, bilingual } from '@collections/labels'
import { cents } from '@collections/shop/cents'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

/**
 * Refunds of orders, with who gave them and why. The row exists before the provider is asked, and its key is sent along. The key,
 * `refund:{order}:{number}`, is unique: of two refunds that were decided on the same state of an order, one is stored.
 */
export const refunds: CollectionConfig = {
  slug: 'refunds',
  labels: {
    singular: bilingual('Refund', 'Remboursement'),
    plural: bilingual('Refunds', 'Remboursements'),
  },
  admin: {
    custom: { listedUnder: 'orders' },
    useAsTitle: 'key',
    group: groups.shop,
    defaultColumns: ['order', 'amountCents', 'state', 'reason', 'staffEmail', 'createdAt'],
  },
  custom: { area: 'sales' },
  lockDocuments: false,
  fields: [
    row(
      relation('order', 'orders', bilingual('Order', 'Commande'), {
        required: true,
        index: true,
        admin: { width: '33%' },
      }),
      cents('amountCents', bilingual('Amount', 'Montant'), { required: true }),
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'pending',
        index: true,
        label: bilingual('State', 'État'),
        options: [
          { value: 'pending', label: bilingual('Pending', 'En attente') },
          { value: 'done', label: bilingual('Done', 'Fait') },
          { value: 'failed', label: bilingual('Failed', 'Échoué') },
        ],
        admin: { width: '33%' },
      },
    ),
    row(
      cents('federalTaxCents', bilingual('Federal tax in it', 'Dont taxe fédérale')),
      cents('provincialTaxCents', bilingual('Provincial tax in it', 'Dont taxe provinciale')),
      { name: 'settledAt', type: 'date', index: true, label: bilingual('Settled', 'Réglé'), admin: { width: '33%' } },
    ),
    { name: 'reason', type: 'textarea', required: true, maxLength: 500, label: bilingual('Reason', 'Raison') },
    row(
      shortText('staffEmail', 'By', 'Par'),
      shortText('staffRole', 'Role', 'Rôle'),
      shortText('reference', 'Reference', 'Référence'),
    ),
    {
      name: 'cancelsOrder',
      type: 'checkbox',
      label: bilingual('Cancels the order', 'Annule la commande'),
      defaultValue: false,
    },
    {
      name: 'nextCheckAt', // until the refund has reached the ledger and the order, or has failed
      type: 'date',
      index: true,
      label: bilingual('Next check', 'Prochaine vérification'),
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    { ...shortText('key', 'Key', 'Clé'), required: true, unique: true, admin: { readOnly: true } },
  ],
}
