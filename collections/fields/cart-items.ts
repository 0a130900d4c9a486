import type { ArrayField, Field, TextField } from 'payload'
import { words } from '@collections/labels'
import { campusDate } from './campus-date'
import { cents } from './cents'
import { checkbox } from './checkbox'
import { frequency } from './frequency'
import { wholeNumber } from './whole-number'

const text = (name: string, label: ReturnType<typeof words>): TextField => ({
  name,
  type: 'text',
  label,
  admin: { width: '33%' },
})
const row = (...fields: Field[]): Field => ({ type: 'row', fields })

/** What is in a cart, and what was bought: names and prices as they were then, beside what they came from. Spec: CUS-3.10, CUS-3.11. */
export const cartItems = (): ArrayField => ({
  name: 'items',
  type: 'array',
  label: words('Items', 'Articles'),
  labels: { singular: words('Item', 'Article'), plural: words('Items', 'Articles') },
  fields: [
    row(
      {
        name: 'type',
        type: 'select',
        label: words('Kind', 'Genre'),
        required: true,
        options: [
          { value: 'Meal plan', label: words('Meal plan', 'Forfait repas') },
          { value: 'Create your plan', label: words('Own plan', 'Forfait sur mesure') },
          { value: 'Declining balance', label: words('Declining balance', 'Solde dégressif') },
          { value: 'Coffee subscription', label: words('Coffee subscription', 'Abonnement café') },
        ],
        admin: { width: '33%' },
      },
      text('name', words('Name', 'Nom')),
      text('desc', words('Description', 'Description')),
    ),
    row(
      { name: 'mealPlan', type: 'relationship', relationTo: 'meal-plans', label: words('Meal plan', 'Forfait repas') },
      {
        name: 'customPlan',
        type: 'relationship',
        relationTo: 'custom-plans',
        label: words('Own plan', 'Forfait sur mesure'),
      },
      {
        name: 'decliningBalance',
        type: 'relationship',
        relationTo: 'declining-balances',
        label: words('Declining balance', 'Solde dégressif'),
      },
    ),
    row(
      cents('priceCents', words('Price in cents', 'Prix en cents')),
      cents('taxCents', words('Tax in cents', 'Taxe en cents')),
      checkbox('applyTax', words('Taxed', 'Taxé'), { width: '33%' }),
    ),
    row(
      checkbox('subscription', words('Subscription', 'Abonnement'), { width: '33%' }),
      frequency('subscriptionFrequency', words('Billed', 'Facturé')),
      wholeNumber('payments', words('Payments', 'Paiements'), { max: 520 }),
    ),
    row(
      campusDate('subscriptionStart', { label: words('Subscribed from', 'Abonnement du') }),
      campusDate('subscriptionEnd', { label: words('Subscribed until', 'Abonnement au') }),
    ),
    row(
      text('promoCode', words('Promo code', 'Code promo')),
      cents('beforePromoPriceCents', words('Price before the promo, in cents', 'Prix avant le code promo, en cents')),
      cents('beforePromoTaxCents', words('Tax before the promo, in cents', 'Taxe avant le code promo, en cents')),
    ),
    row(
      text('promoMessage', words('Message of the promo', 'Message du code promo')),
      cents('discountCents', words('Discount in cents', 'Rabais en cents')),
    ),
    row(
      wholeNumber('swipeValue', words('Swipes', 'Passages'), { max: 100_000 }),
      cents('swipePriceCents', words('Price of the swipes, in cents', 'Prix des passages, en cents')),
    ),
    row(
      cents('dbValueCents', words('Balance, in cents', 'Solde, en cents')),
      cents('dbPriceCents', words('Price of the balance, in cents', 'Prix du solde, en cents')),
    ),
    row(
      cents('dbDiscountCents', words('Discount on the balance, in cents', 'Rabais sur le solde, en cents')),
      cents('dbBonusCents', words('Bonus on the balance, in cents', 'Boni sur le solde, en cents')),
    ),
  ],
})

/** What a cart or an order comes to. Spec: CUS-3.12. */
export const totals = (): Field[] => [
  row(
    cents('totalCents', words('Total in cents', 'Total en cents')),
    cents('savingsCents', words('Savings in cents', 'Économies en cents')),
  ),
  row(
    cents('federalTaxCents', words('Federal tax in cents', 'Taxe fédérale en cents')),
    cents('provincialTaxCents', words('Provincial tax in cents', 'Taxe provinciale en cents')),
  ),
]
