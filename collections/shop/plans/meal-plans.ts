import type { CollectionConfig } from 'payload'
import { missingNextPrice, missingSubscriptionTerms } from '@/domain/shop/missing-terms'
import { campusDate } from '@collections/fields/campus-date'
import { cents } from '@collections/shop/cents'
import { checkbox } from '@collections/fields/checkbox'
import { frequency } from '@collections/shop/frequency'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { paymentTypesField } from '@collections/shop/payment-types'
import { drafts } from '@collections/fields/publication'
import { sortOrder } from '@collections/fields/sort-order'
import { wholeNumber } from '@collections/fields/whole-number'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { calculatedTax } from './calculated-tax'
import { mealAllowanceFields } from './meal-allowance'
import { nextPriceFields, planPrice } from './next-price'
import { requireTerms } from './require-terms'
import { settlePrices } from './settle-prices'
import { planFields } from './settle-schedule'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

/** Meal plans, sold once or by subscription. Spec: CUS-3.7. */
export const mealPlans: CollectionConfig = {
  slug: 'meal-plans',
  labels: { singular: bilingual('Meal plan', 'Forfait repas'), plural: bilingual('Meal plans', 'Forfaits repas') },
  admin: {
    useAsTitle: 'name',
    group: groups.shop,
    defaultColumns: [
      'name',
      'priceCents',
      'nextPriceCents',
      'nextPriceFrom',
      'subscription',
      'active',
      'sortOrder',
      '_status',
    ],
  },
  custom: { area: 'shop', public: { active: { equals: true } } },
  hooks: {
    ...announceSiteDocument(),
    beforeValidate: [
      checkDates(['startDate', 'endDate'], ['saleFrom', 'saleUntil'], ['subscriptionStart', 'subscriptionEnd']),
      requireTerms((terms) => [...missingSubscriptionTerms(terms), ...missingNextPrice(terms)]),
      settlePrices,
    ],
  },
  versions: drafts,
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    ...richTextBody('desc', bilingual('Description', 'Description')),
    {
      name: 'images',
      type: 'upload',
      relationTo: 'meal-plan-images',
      hasMany: true,
      label: bilingual('Pictures', 'Images'),
    },
    row(planPrice({ required: true }), calculatedTax()),
    nextPriceFields(planFields),
    {
      type: 'row',
      fields: mealAllowanceFields,
    },
    paymentTypesField('paymentTypes', bilingual('Ways to pay', 'Modes de paiement')),
    row(
      campusDate('startDate', { label: bilingual('Valid from', 'Valide du') }),
      campusDate('endDate', { label: bilingual('Valid until', 'Valide jusqu’au') }),
    ),
    row(
      campusDate('saleFrom', { label: bilingual('Sold from', 'En vente du') }),
      campusDate('saleUntil', {
        label: bilingual('Sold until', 'En vente jusqu’au'),
        description: bilingual(
          'The last day on which it can be bought. Empty: until it is no longer valid.',
          'Le dernier jour où on peut l’acheter. Vide\u00a0: jusqu’à la fin de sa validité.',
        ),
      }),
    ),
    checkbox('subscription', bilingual('Sold by subscription', 'Vendu par abonnement')),
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data?.subscription) },
      fields: [
        frequency('subscriptionFrequency', bilingual('Billed', 'Facturé')),
        wholeNumber('payments', bilingual('Payments', 'Paiements'), { max: 520 }),
      ],
    },
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data?.subscription) },
      fields: [
        campusDate('subscriptionStart', { label: bilingual('Subscribed from', 'Abonnement du') }),
        campusDate('subscriptionEnd', { label: bilingual('Subscribed until', 'Abonnement au') }),
      ],
    },
    row(
      cents('promoBonusCents', bilingual('Bonus from a promo code', 'Boni d’un code promo'), {
        description: bilingual(
          'For apps that use the API. The shop calculates the bonus from the promo code.',
          'Pour les applications qui utilisent l’API. La boutique calcule le boni à partir du code promo.',
        ),
      }),
      checkbox(
        'promoTrackOnly',
        bilingual('Promo codes are for tracking only', 'Les codes promo ne servent qu’au suivi'),
      ),
    ),
    checkbox('active', bilingual('On sale', 'En vente'), { on: true, sidebar: true }),
    checkbox('applyTax', bilingual('Taxed', 'Taxé'), { on: true, sidebar: true }),
    checkbox('onPanel', bilingual('On the home page', 'Sur la page d’accueil'), { sidebar: true }),
    sortOrder,
  ],
}
