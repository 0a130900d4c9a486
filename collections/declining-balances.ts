import type { CollectionConfig, Condition, Field } from 'payload'
import { missingBalanceTerms } from '@/domain/missing-terms'
import { byArea } from './access/by-area'
import { basisPoints } from './fields/basis-points'
import { cents } from './fields/cents'
import { checkbox } from './fields/checkbox'
import { announceSiteDocument } from './hooks/announce-change'
import { requireTerms } from './hooks/require-terms'
import { groups, words } from './labels'

const chosen =
  (name: string): Condition =>
  (data) =>
    Boolean(data?.[name])
const rowFor = (name: string, ...fields: Field[]): Field => ({
  type: 'row',
  admin: { condition: chosen(name) },
  fields,
})

/** Balances that are bought and spent, with a discount or a bonus, plain or growing by steps. Spec: CUS-3.8, CUS-9.5. */
export const decliningBalances: CollectionConfig = {
  slug: 'declining-balances',
  labels: {
    singular: words('Declining balance', 'Solde dégressif'),
    plural: words('Declining balances', 'Soldes dégressifs'),
  },
  admin: { useAsTitle: 'name', group: groups.shop, defaultColumns: ['name', 'priceCents', 'minimumPurchaseCents'] },
  access: byArea('shop'),
  hooks: { ...announceSiteDocument(), beforeValidate: [requireTerms(missingBalanceTerms)] },
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    {
      type: 'row',
      fields: [
        cents('priceCents', words('Price in cents', 'Prix en cents')),
        cents('minimumPurchaseCents', words('At least, in cents', 'Au moins, en cents')),
        cents('taxCents', words('Tax in cents', 'Taxe en cents')),
      ],
    },
    checkbox('requiresPlan', words('Only with a meal plan', 'Seulement avec un forfait repas'), { sidebar: true }),
    checkbox('applyTax', words('Taxed', 'Taxé'), { on: true, sidebar: true }),
    checkbox('isDiscount', words('Discount', 'Rabais')),
    rowFor('isDiscount', basisPoints('discountBps', words('Discount, 1000 is 10 %', 'Rabais, 1000 vaut 10 %'))),
    checkbox('isGradDiscount', words('Discount that grows by steps', 'Rabais qui croît par paliers')),
    rowFor(
      'isGradDiscount',
      basisPoints('gradDiscountBps', words('A step, 100 is 1 %', 'Un palier, 100 vaut 1 %')),
      cents('gradDiscountIntervalCents', words('Every so many cents', 'À chaque tranche de, en cents')),
      basisPoints('maxGradDiscountBps', words('At most', 'Au plus')),
    ),
    checkbox('isBonus', words('Bonus', 'Boni')),
    rowFor('isBonus', basisPoints('bonusBps', words('Bonus, 1000 is 10 %', 'Boni, 1000 vaut 10 %'))),
    checkbox('isGradBonus', words('Bonus that grows by steps', 'Boni qui croît par paliers')),
    rowFor(
      'isGradBonus',
      basisPoints('gradBonusBps', words('A step, 100 is 1 %', 'Un palier, 100 vaut 1 %')),
      cents('gradBonusIntervalCents', words('Every so many cents', 'À chaque tranche de, en cents')),
      basisPoints('maxGradBonusBps', words('At most', 'Au plus')),
    ),
  ],
}
