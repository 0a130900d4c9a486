import type { CollectionConfig } from 'payload'
import { missingPromoTerms } from '@/domain/missing-terms'
import { byArea } from './access/by-area'
import { basisPoints } from './fields/basis-points'
import { campusDate } from './fields/campus-date'
import { cents } from './fields/cents'
import { checkbox } from './fields/checkbox'
import { upperCase } from './fields/upper-case'
import { checkDates } from './hooks/check-dates'
import { requireTerms } from './hooks/require-terms'
import { groups, words } from './labels'

/** Codes that lower a price or add a bonus, by a percentage or an amount. Spec: CUS-3.13, CUS-5.20. */
export const promoCodes: CollectionConfig = {
  slug: 'promo-codes',
  labels: { singular: words('Promo code', 'Code promo'), plural: words('Promo codes', 'Codes promo') },
  admin: {
    useAsTitle: 'promoCode',
    group: groups.shop,
    defaultColumns: ['promoCode', 'promoType', 'promoAdj', 'start', 'end', 'active'],
  },
  access: byArea('shop'),
  hooks: { beforeValidate: [checkDates(['start', 'end']), requireTerms(missingPromoTerms)] },
  indexes: [{ fields: ['site', 'promoCode'], unique: true }],
  fields: [
    upperCase('promoCode', words('Code', 'Code'), { required: true }),
    {
      type: 'row',
      fields: [
        {
          name: 'promoType',
          type: 'select',
          label: words('Gives', 'Donne'),
          required: true,
          defaultValue: 'discount',
          options: [
            { value: 'discount', label: words('A discount', 'Un rabais') },
            { value: 'bonus', label: words('A bonus', 'Un boni') },
          ],
          admin: { width: '33%' },
        },
        {
          name: 'promoAdj',
          type: 'select',
          label: words('By', 'En'),
          required: true,
          defaultValue: 'percent',
          options: [
            { value: 'percent', label: words('Percentage', 'Pourcentage') },
            { value: 'fixed', label: words('Amount', 'Montant') },
          ],
          admin: { width: '33%' },
        },
      ],
    },
    {
      type: 'row',
      admin: { condition: (data) => data?.promoAdj === 'percent' },
      fields: [basisPoints('promoValueBps', words('Percentage, 1000 is 10 %', 'Pourcentage, 1000 vaut 10 %'))],
    },
    {
      type: 'row',
      admin: { condition: (data) => data?.promoAdj === 'fixed' },
      fields: [cents('promoValueCents', words('Amount in cents', 'Montant en cents'))],
    },
    cents('promoMinPurchaseCents', words('For purchases from, in cents', 'Achat minimal, en cents')),
    {
      type: 'row',
      fields: [campusDate('start', { label: words('From', 'Du') }), campusDate('end', { label: words('Until', 'Au') })],
    },
    checkbox('active', words('In use', 'En vigueur'), { on: true, sidebar: true }),
    checkbox('promoTrackOnly', words('Only tracks, changes no price', 'Suivi seulement, sans effet sur le prix'), {
      sidebar: true,
    }),
  ],
}
