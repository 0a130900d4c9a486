import type { ArrayField, Field, TextField } from 'payload'
import { type BilingualText, bilingual } from '@collections/labels'
import { campusDate } from '@collections/fields/campus-date'
import { cents } from '@collections/shop/cents'
import { checkbox } from '@collections/fields/checkbox'
import { frequency } from '@collections/shop/frequency'
import { wholeNumber } from '@collections/fields/whole-number'
import { mealAllowanceField } from '@collections/shop/plans/meal-allowance'
import { relation } from '@collections/fields/relation'

const text = (name: string, label: BilingualText): TextField => ({
  name,
  type: 'text',
  label,
  admin: { width: '33%' },
})
const localizedText = (name: string, label: BilingualText): TextField => ({ ...text(name, label), localized: true })
const dateOf = (name: string, label: BilingualText) => campusDate(name, { label, index: false })
const row = (...fields: Field[]): Field => ({ type: 'row', fields })

/** The items of an order: names in both languages and prices at that time, and the documents they come from. Spec: CUS-3.10, CUS-3.11. */
export const orderItems = (): ArrayField => ({
  name: 'items',
  type: 'array',
  label: bilingual('Items', 'Articles'),
  labels: { singular: bilingual('Item', 'Article'), plural: bilingual('Items', 'Articles') },
  fields: [
    row(
      {
        name: 'type',
        type: 'select',
        label: bilingual('Type', 'Type'),
        required: true,
        options: [
          { value: 'Meal plan', label: bilingual('Meal plan', 'Forfait repas') },
          { value: 'Create your plan', label: bilingual('Custom plan', 'Forfait sur mesure') },
          { value: 'Declining balance', label: bilingual('Declining balance', 'Solde prépayé') },
          { value: 'Coffee subscription', label: bilingual('Coffee subscription', 'Abonnement café') },
        ],
        admin: { width: '33%' },
      },
      localizedText('name', bilingual('Name', 'Nom')),
      localizedText('desc', bilingual('Description', 'Description')),
    ),
    row(
      relation('mealPlan', 'meal-plans', bilingual('Meal plan', 'Forfait repas')),
      relation('customPlan', 'custom-plans', bilingual('Custom plan', 'Forfait sur mesure')),
      relation('decliningBalance', 'declining-balances', bilingual('Declining balance', 'Solde prépayé')),
    ),
    row(
      cents('priceCents', bilingual('Price', 'Prix')),
      cents('taxCents', bilingual('Tax', 'Taxe')),
      checkbox('applyTax', bilingual('Taxed', 'Taxé'), { width: '33%' }),
    ),
    row(
      checkbox('subscription', bilingual('Subscription', 'Abonnement'), { width: '33%' }),
      frequency('subscriptionFrequency', bilingual('Billed', 'Facturé')),
      wholeNumber('payments', bilingual('Payments', 'Paiements'), { max: 520 }),
    ),
    row(
      campusDate('subscriptionStart', { label: bilingual('Subscribed from', 'Abonnement du') }),
      campusDate('subscriptionEnd', { label: bilingual('Subscribed until', 'Abonnement au') }),
    ),
    row(
      dateOf('firstPlanDate', bilingual('First day of the plan', 'Premier jour du forfait')),
      dateOf('lastPlanDate', bilingual('Last day of the plan', 'Dernier jour du forfait')),
    ),
    row(
      { ...mealAllowanceField, admin: { width: '33%' } },
      wholeNumber('meals', bilingual('Number of meals', 'Nombre de repas'), { max: 2000 }),
    ),
    row(
      dateOf('firstBillDate', bilingual('First bill', 'Première facture')),
      dateOf('lastBillDate', bilingual('Last bill', 'Dernière facture')),
    ),
    row(
      text('promoCode', bilingual('Promo code', 'Code promo')),
      cents('beforePromoPriceCents', bilingual('Price before the promo', 'Prix avant le code promo')),
      cents('beforePromoTaxCents', bilingual('Tax before the promo', 'Taxe avant le code promo')),
    ),
    row(
      localizedText('promoMessage', bilingual('Message of the promo', 'Message du code promo')),
      cents('discountCents', bilingual('Discount', 'Rabais')),
    ),
    row(
      wholeNumber('swipeValue', bilingual('Swipes', 'Passages'), { max: 100_000 }),
      cents('swipePriceCents', bilingual('Price of the swipes', 'Prix des passages')),
    ),
    row(
      cents('dbValueCents', bilingual('Balance', 'Solde')),
      cents('dbPriceCents', bilingual('Price of the balance', 'Prix du solde')),
    ),
    row(
      cents('dbDiscountCents', bilingual('Discount on the balance', 'Rabais sur le solde')),
      cents('dbBonusCents', bilingual('Bonus on the balance', 'Boni sur le solde')),
    ),
  ],
})

/** The totals of an order. Spec: CUS-3.12. */
export const totalFields = (): Field[] => [
  row(cents('totalCents', bilingual('Total', 'Total')), cents('savingsCents', bilingual('Savings', 'Économies'))),
  row(
    cents('federalTaxCents', bilingual('Federal tax', 'Taxe fédérale')),
    cents('provincialTaxCents', bilingual('Provincial tax', 'Taxe provinciale')),
  ),
]
