import type { Field } from 'payload'
import { shortText } from '@collections/fields/short-text'
import { bilingual } from '@collections/labels'

/** When the card office loaded an order on the card, and who said so. */
export const cardLoadingFields = (): Field => ({
  type: 'row',
  fields: [
    {
      name: 'loadedAt',
      type: 'date',
      index: true,
      label: bilingual('Loaded on the card', 'Chargée sur la carte'),
      admin: { width: '33%' },
    },
    shortText('loadedBy', 'Loaded by', 'Chargée par'),
  ],
})
