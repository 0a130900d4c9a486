import type { CollectionConfig } from 'payload'
import { missingSubscriptionTerms } from '@/domain/missing-terms'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { cents } from './fields/cents'
import { checkbox } from './fields/checkbox'
import { frequency } from './fields/frequency'
import { htmlBody } from './fields/html-body'
import { paymentTypesOf } from './fields/payment-types'
import { drafts } from './fields/publication'
import { sortOrder } from './fields/sort-order'
import { wholeNumber } from './fields/whole-number'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { requireTerms } from './hooks/require-terms'
import { groups, words } from './labels'

/** Meal plans, bought once or by subscription; in both languages, with the pictures of their cards. Spec: CUS-3.7. */
export const mealPlans: CollectionConfig = {
  slug: 'meal-plans',
  labels: { singular: words('Meal plan', 'Forfait repas'), plural: words('Meal plans', 'Forfaits repas') },
  admin: {
    useAsTitle: 'name',
    group: groups.shop,
    defaultColumns: ['name', 'priceCents', 'subscription', 'active', 'sortOrder', '_status'],
  },
  access: byArea('shop'),
  hooks: {
    ...announceSiteDocument(),
    beforeValidate: [
      checkDates(['startDate', 'endDate'], ['subscriptionStart', 'subscriptionEnd']),
      requireTerms(missingSubscriptionTerms),
    ],
  },
  versions: drafts,
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    htmlBody('desc', words('Description (HTML)', 'Description (HTML)')),
    {
      name: 'images',
      type: 'upload',
      relationTo: 'meal-plan-images',
      hasMany: true,
      label: words('Pictures', 'Images'),
    },
    {
      type: 'row',
      fields: [
        cents('priceCents', words('Price in cents', 'Prix en cents'), { required: true }),
        cents('taxCents', words('Tax in cents', 'Taxe en cents')),
      ],
    },
    paymentTypesOf('paymentTypes', words('Ways to pay', 'Modes de paiement')),
    {
      type: 'row',
      fields: [
        campusDate('startDate', { label: words('Valid from', 'Valide du') }),
        campusDate('endDate', { label: words('Valid until', 'Valide jusqu’au') }),
      ],
    },
    checkbox('subscription', words('Sold by subscription', 'Vendu par abonnement')),
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data?.subscription) },
      fields: [
        frequency('subscriptionFrequency', words('Billed', 'Facturé')),
        wholeNumber('payments', words('Payments', 'Paiements'), { max: 520 }),
      ],
    },
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data?.subscription) },
      fields: [
        campusDate('subscriptionStart', { label: words('Subscribed from', 'Abonnement du') }),
        campusDate('subscriptionEnd', { label: words('Subscribed until', 'Abonnement au') }),
      ],
    },
    {
      type: 'row',
      fields: [
        cents('promoBonusCents', words('Bonus of a promo code, in cents', 'Boni d’un code promo, en cents')),
        checkbox('promoTrackOnly', words('Promo codes only track', 'Les codes promo ne servent qu’au suivi')),
      ],
    },
    checkbox('active', words('On sale', 'En vente'), { on: true, sidebar: true }),
    checkbox('applyTax', words('Taxed', 'Taxé'), { on: true, sidebar: true }),
    checkbox('onPanel', words('On the home page', 'Sur la page d’accueil'), { sidebar: true }),
    sortOrder,
  ],
}
