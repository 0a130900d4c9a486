import type { SelectField } from 'payload'
import { paymentTypes, type PaymentType } from '@/domain/shop/payment-types'
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

/** Accepted payment types. An empty list sets no limit. Spec: CUS-9.3. */
export const paymentTypesField = (name: string, label: BilingualText): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  label,
  options,
})

/** The payment type of an order. */
export const paymentTypeField = (): SelectField => ({
  name: 'paymentType',
  type: 'select',
  label: bilingual('Paid by', 'Payé par'),
  options,
  admin: { width: '33%' },
})
