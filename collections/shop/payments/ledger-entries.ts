import type { CollectionConfig } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { shortText } from '@collections/fields/short-text'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

/**
 * The ledger: one row per entry, whose postings sum to zero, so that a single insert books both sides. The unique `key`, such as
 * `sale:{order}`, books each fact once. Rows are never changed; a refund is an entry of its own.
 */
export const ledgerEntries: CollectionConfig = {
  slug: 'ledger-entries',
  labels: {
    singular: bilingual('Ledger entry', 'Écriture comptable'),
    plural: bilingual('Ledger', 'Grand livre'),
  },
  admin: {
    custom: { listedUnder: 'orders' },
    useAsTitle: 'key',
    group: groups.shop,
    defaultColumns: ['bookedOn', 'kind', 'order', 'provider', 'reference'],
  },
  custom: { area: 'sales' },
  lockDocuments: false,
  fields: [
    row(
      campusDate('bookedOn', { label: bilingual('Booked on', 'Inscrite le'), required: true, width: '33%' }),
      {
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        label: bilingual('Kind', 'Genre'),
        options: [
          { value: 'sale', label: bilingual('Sale', 'Vente') },
          { value: 'renewal', label: bilingual('Renewal', 'Renouvellement') },
          { value: 'refund', label: bilingual('Refund', 'Remboursement') },
        ],
        admin: { width: '33%' },
      },
      relation('order', 'orders', bilingual('Order', 'Commande'), { index: true, admin: { width: '33%' } }),
    ),
    row(shortText('provider', 'Provider', 'Fournisseur'), shortText('reference', 'Reference', 'Référence')),
    {
      name: 'postings', // [{ account, amountCents }], of `src/domain/shop/orders/ledger.ts`
      type: 'json',
      required: true,
      label: bilingual('Postings', 'Inscriptions'),
      custom: { isQueryable: false },
    },
    { ...shortText('key', 'Key', 'Clé'), required: true, unique: true, admin: { readOnly: true } },
  ],
}
