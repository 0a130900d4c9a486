import type { CollectionConfig, Condition, Field } from 'payload'
import { missingBalanceTerms, missingNextPrice } from '@/domain/shop/missing-terms'
import { basisPoints } from '@collections/shop/percent-fields'
import { cents } from '@collections/shop/cents'
import { checkbox } from '@collections/fields/checkbox'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { nextPriceFields, planPrice } from './next-price'
import { requireTerms } from './require-terms'
import { settlePrices } from './settle-prices'
import { planFields } from './settle-schedule'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

const isChecked =
  (name: string): Condition =>
  (data) =>
    Boolean(data?.[name])
const rowFor = (name: string, ...fields: Field[]): Field => ({
  type: 'row',
  admin: { condition: isChecked(name) },
  fields,
})

/** Declining balances, with a discount or a bonus, fixed or growing in steps. Spec: CUS-3.8, CUS-9.5. */
export const decliningBalances: CollectionConfig = {
  slug: 'declining-balances',
  labels: {
    singular: bilingual('Declining balance', 'Solde prépayé'),
    plural: bilingual('Declining balances', 'Soldes prépayés'),
  },
  admin: {
    useAsTitle: 'name',
    group: groups.shop,
    defaultColumns: ['name', 'priceCents', 'nextPriceCents', 'nextPriceFrom', 'minimumPurchaseCents'],
  },
  custom: { area: 'shop', public: true },
  hooks: {
    ...announceSiteDocument(),
    beforeValidate: [
      requireTerms((terms) => [...missingBalanceTerms(terms), ...missingNextPrice(terms)]),
      settlePrices,
    ],
  },
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    row(planPrice(), cents('minimumPurchaseCents', bilingual('Minimum purchase', 'Achat minimal'))),
    nextPriceFields(planFields),
    checkbox('requiresPlan', bilingual('Only with a meal plan', 'Seulement avec un forfait repas'), { sidebar: true }),
    checkbox('applyTax', bilingual('Taxed', 'Taxé'), { on: true, sidebar: true }),
    checkbox('isDiscount', bilingual('Discount', 'Rabais')),
    rowFor('isDiscount', basisPoints('discountBps', bilingual('Discount', 'Rabais'))),
    checkbox('isGradDiscount', bilingual('Discount that grows by steps', 'Rabais qui croît par paliers')),
    rowFor(
      'isGradDiscount',
      basisPoints('gradDiscountBps', bilingual('Rate per step', 'Taux par palier')),
      cents('gradDiscountIntervalCents', bilingual('Size of a step', 'Taille d’un palier')),
      basisPoints('maxGradDiscountBps', bilingual('Maximum rate', 'Taux maximal')),
    ),
    checkbox('isBonus', bilingual('Bonus', 'Boni')),
    rowFor('isBonus', basisPoints('bonusBps', bilingual('Bonus', 'Boni'))),
    checkbox('isGradBonus', bilingual('Bonus that grows by steps', 'Boni qui croît par paliers')),
    rowFor(
      'isGradBonus',
      basisPoints('gradBonusBps', bilingual('Rate per step', 'Taux par palier')),
      cents('gradBonusIntervalCents', bilingual('Size of a step', 'Taille d’un palier')),
      basisPoints('maxGradBonusBps', bilingual('Maximum rate', 'Taux maximal')),
    ),
  ],
}
