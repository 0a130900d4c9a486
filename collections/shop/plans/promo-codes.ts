import type { CollectionConfig } from 'payload'
import { missingPromoTerms } from '@/domain/shop/missing-terms'
import { basisPoints } from '@collections/shop/percent-fields'
import { campusDate } from '@collections/fields/campus-date'
import { cents } from '@collections/shop/cents'
import { checkbox } from '@collections/fields/checkbox'
import { upperCase } from '@collections/fields/upper-case'
import { wholeNumber } from '@collections/fields/whole-number'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { requireTerms } from './require-terms'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

const limit = {
  min: 1,
  description: bilingual('Leave empty for no limit.', 'Laissez vide pour ne pas limiter.'),
}

/** Promo codes: a discount or a bonus, as a percentage or an amount, with limits. `promo-uses.ts` has their uses. Spec: CUS-3.13, CUS-5.20. */
export const promoCodes: CollectionConfig = {
  slug: 'promo-codes',
  labels: { singular: bilingual('Promo code', 'Code promo'), plural: bilingual('Promo codes', 'Codes promo') },
  admin: {
    useAsTitle: 'promoCode',
    group: groups.shop,
    defaultColumns: ['promoCode', 'promoType', 'promoAdj', 'start', 'end', 'active'],
  },
  custom: { area: 'shop' },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['start', 'end']), requireTerms(missingPromoTerms)] },
  indexes: [{ fields: ['site', 'promoCode'], unique: true }],
  fields: [
    upperCase('promoCode', bilingual('Code', 'Code'), { required: true }),
    row(
      {
        name: 'promoType',
        type: 'select',
        label: bilingual('Effect', 'Effet'),
        required: true,
        defaultValue: 'discount',
        options: [
          { value: 'discount', label: bilingual('A discount', 'Un rabais') },
          { value: 'bonus', label: bilingual('A bonus', 'Un boni') },
        ],
        admin: { width: '33%' },
      },
      {
        name: 'promoAdj',
        type: 'select',
        label: bilingual('Calculated as', 'Calculé en'),
        required: true,
        defaultValue: 'percent',
        options: [
          { value: 'percent', label: bilingual('Percentage', 'Pourcentage') },
          { value: 'fixed', label: bilingual('Amount', 'Montant') },
        ],
        admin: { width: '33%' },
      },
    ),
    {
      type: 'row',
      admin: { condition: (data) => data?.promoAdj === 'percent' },
      fields: [basisPoints('promoValueBps', bilingual('Percentage', 'Pourcentage'))],
    },
    {
      type: 'row',
      admin: { condition: (data) => data?.promoAdj === 'fixed' },
      fields: [cents('promoValueCents', bilingual('Amount', 'Montant'))],
    },
    row(
      cents('promoMinPurchaseCents', bilingual('Minimum purchase', 'Achat minimal')),
      cents('promoPriceCents', bilingual('Promotional price', 'Prix promotionnel'), {
        description: bilingual(
          'For apps that use the API. The shop calculates with the percentage or the amount.',
          'Pour les applications qui utilisent l’API. La boutique calcule avec le pourcentage ou le montant.',
        ),
      }),
    ),
    row(
      wholeNumber('maxUses', bilingual('Uses in total', 'Utilisations en tout'), { ...limit, max: 1_000_000 }),
      wholeNumber('maxUsesPerCustomer', bilingual('Uses per customer', 'Utilisations par client'), {
        ...limit,
        max: 1000,
      }),
    ),
    relation('mealPlans', 'meal-plans', bilingual('Meal plans', 'Forfaits repas'), {
      custom: { emptyMeansAll: true },
      hasMany: true,
      admin: { description: bilingual('Leave empty for all of them.', 'Laissez vide pour tous les forfaits.') },
    }),
    row(
      campusDate('start', { label: bilingual('From', 'Du') }),
      campusDate('end', { label: bilingual('Until', 'Au') }),
    ),
    checkbox('active', bilingual('In use', 'En vigueur'), { on: true, sidebar: true }),
    checkbox(
      'promoTrackOnly',
      bilingual('Tracking only (prices do not change)', 'Suivi seulement (sans effet sur le prix)'),
      {
        sidebar: true,
      },
    ),
  ],
}
