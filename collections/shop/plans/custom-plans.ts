import type { CollectionConfig, NumberField, NumberFieldSingleValidation } from 'payload'
import { missingOptionPrices } from '@/domain/shop/missing-terms'
import { cents } from '@collections/shop/cents'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { nextPriceFields } from './next-price'
import { requireTerms } from './require-terms'
import { settleOptionPrices } from './settle-prices'
import { planFields } from './settle-schedule'
import { groups, bilingual } from '@collections/labels'
import { wholeNumber } from '@collections/fields/whole-number'
import { fieldsOf } from '@/server/database/stored-values'
import { row } from '@collections/fields/row'

const label = bilingual('Swipes or balance', 'Passages ou solde')
const swipes = wholeNumber('value', label, { max: 100_000, required: true, width: '33%' })
const balance = cents('value', label, { required: true })
const check: NumberFieldSingleValidation = (value, options) => {
  const { validate } = fieldsOf(options.siblingData).type === 'db' ? balance : swipes
  return (validate as NumberFieldSingleValidation)(value, options)
}

/** What a choice of a custom plan gives: whole cents of a balance, or a number of swipes, as its type says. */
const planPartValue: NumberField = {
  name: 'value',
  type: 'number',
  label,
  validate: check,
  admin: { width: '33%', components: { Field: '@/studio/amounts/plan-part-input#PlanPartInput' } },
}

/** Plans that buyers assemble from swipes and a balance, each with a price. Spec: CUS-3.9. */
export const customPlans: CollectionConfig = {
  slug: 'custom-plans',
  labels: {
    singular: bilingual('Custom plan', 'Forfait sur mesure'),
    plural: bilingual('Custom plans', 'Forfaits sur mesure'),
  },
  admin: { useAsTitle: 'name', group: groups.shop, defaultColumns: ['name', 'updatedAt'] },
  custom: { area: 'shop', public: true },
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
        row(
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
        ),
        nextPriceFields(planFields),
      ],
    },
  ],
}
