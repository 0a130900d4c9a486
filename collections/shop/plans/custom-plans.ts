import type { CollectionConfig } from 'payload'
import { missingOptionPrices } from '@/domain/shop/missing-terms'
import { byArea } from '@collections/access/by-area'
import { cents } from '@collections/shop/cents'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { nextPriceFields } from './next-price'
import { planPartValue } from './plan-part-value'
import { requireTerms } from './require-terms'
import { settleOptionPrices } from './settle-prices'
import { planFields } from './settle-schedule'
import { groups, bilingual } from '@collections/labels'

/** Plans that buyers assemble from swipes and a balance, each with a price. Spec: CUS-3.9. */
export const customPlans: CollectionConfig = {
  slug: 'custom-plans',
  labels: {
    singular: bilingual('Custom plan', 'Forfait sur mesure'),
    plural: bilingual('Custom plans', 'Forfaits sur mesure'),
  },
  admin: { useAsTitle: 'name', group: groups.shop, defaultColumns: ['name', 'updatedAt'] },
  access: byArea('shop'),
  hooks: { ...announceSiteDocument(), beforeValidate: [requireTerms(missingOptionPrices), settleOptionPrices] },
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    {
      name: 'options',
      type: 'array',
      label: bilingual('Choices', 'Choix'),
      labels: { singular: bilingual('Choice', 'Choix'), plural: bilingual('Choices', 'Choix') },
      fields: [
        { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true },
        {
          type: 'row',
          fields: [
            {
              name: 'type',
              type: 'select',
              label: bilingual('Type', 'Type'),
              required: true,
              options: [
                { value: 'swipe', label: bilingual('Swipes', 'Passages') },
                { value: 'db', label: bilingual('Balance', 'Solde') },
              ],
              admin: { width: '33%' },
            },
            planPartValue,
            cents('priceCents', bilingual('Price', 'Prix'), { required: true }),
          ],
        },
        nextPriceFields(planFields),
      ],
    },
  ],
}
