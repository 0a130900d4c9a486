import type { Field } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { cents } from '@collections/shop/cents'
import { bilingual } from '@collections/labels'

/** A price that replaces the current one on a campus day (`src/domain/shop/plan-price.ts`). */
export const nextPriceFields: Field = {
  type: 'row',
  fields: [
    cents('nextPriceCents', bilingual('New price', 'Nouveau prix')),
    cents('nextTaxCents', bilingual('New tax', 'Nouvelle taxe')),
    campusDate('nextPriceFrom', { label: bilingual('New price from', 'Nouveau prix à partir du'), index: false }),
  ],
}
