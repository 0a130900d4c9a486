import type { CollectionConfig } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { wholeNumber } from '@collections/fields/whole-number'
import { shortText } from '@collections/fields/short-text'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

/**
 * Comparisons of the ledger with what the payment provider settled, one row per site and campus day, which the unique `key` holds.
 * The page "Sales" shows them.
 */
export const reconciliations: CollectionConfig = {
  slug: 'reconciliations',
  labels: {
    singular: bilingual('Comparison with the provider', 'Comparaison avec le fournisseur'),
    plural: bilingual('Comparisons with the provider', 'Comparaisons avec le fournisseur'),
  },
  admin: {
    custom: { listedUnder: 'orders' },
    useAsTitle: 'key',
    group: groups.shop,
    defaultColumns: ['day', 'provider', 'matched', 'differenceCount', 'comparedAt'],
  },
  custom: { area: 'sales' },
  lockDocuments: false,
  fields: [
    row(
      campusDate('day', { label: bilingual('Day', 'Jour'), required: true, width: '33%' }),
      shortText('provider', 'Provider', 'Fournisseur'),
      {
        name: 'comparedAt',
        type: 'date',
        required: true,
        label: bilingual('Compared', 'Comparé'),
        admin: { width: '33%' },
      },
    ),
    row(
      wholeNumber('matched', bilingual('Matches', 'Concordances'), { width: '33%' }),
      wholeNumber('differenceCount', bilingual('Differences', 'Écarts'), { width: '33%' }),
    ),
    {
      name: 'differences', // `Difference[]` of `src/domain/shop/sales/reconcile.ts`
      type: 'json',
      label: bilingual('Differences', 'Écarts'),
      custom: { isQueryable: false },
    },
    { ...shortText('key', 'Key', 'Clé'), required: true, unique: true, admin: { readOnly: true } },
  ],
}
