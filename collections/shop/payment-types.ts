import type { SelectField } from 'payload'
import { paymentTypes, type PaymentType } from '@/domain/shop/payments/payment-types'
import { type BilingualText, bilingual } from '@collections/labels'

const names: Record<PaymentType, BilingualText> = {
  'Student ID': bilingual('Student ID', 'Carte étudiante'),
  'Payroll deduction': bilingual('Payroll deduction', 'Retenue salariale'),
  'Credit card': bilingual('Credit card', 'Carte de crédit'),
  ApplePay: bilingual('Apple Pay', 'Apple Pay'),
  GooglePay: bilingual('Google Pay', 'Google Pay'),
  installments: bilingual('Instalments', 'Versements'),
}
const options = paymentTypes.map((value) => ({ value, label: names[value] }))

/**
 * Accepted payment types. An empty list restricts nothing: a purchase offers the types that the lists of the site, the customer
 * type and every item have in common. Spec: CUS-4.10, CUS-9.3.
 */
export const paymentTypesField = (name: string, label: BilingualText): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  label,
  options,
  admin: {
    description: bilingual(
      'Leave empty for no restriction. Buyers see the ways to pay that the order form, the customer type and every item in the cart have in common.',
      'Laissez vide pour ne rien restreindre. On offre les modes de paiement communs au bon de commande, au type de clientèle et à tous les articles du panier.',
    ),
  },
})

/** The payment type of an order. */
export const paymentTypeField = (): SelectField => ({
  name: 'paymentType',
  type: 'select',
  label: bilingual('Paid by', 'Payé par'),
  options,
  admin: { width: '33%' },
})
