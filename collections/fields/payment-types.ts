import type { SelectField } from 'payload'
import { paymentTypes, type PaymentType } from '@/domain/payment-types'
import { words } from '@collections/labels'

const names: Record<PaymentType, ReturnType<typeof words>> = {
  'Student ID': words('Student ID', 'Carte étudiante'),
  'Payroll deduction': words('Payroll deduction', 'Retenue salariale'),
  'Credit card': words('Credit card', 'Carte de crédit'),
  ApplePay: words('Apple Pay', 'Apple Pay'),
  GooglePay: words('Google Pay', 'Google Pay'),
  installments: words('Installments', 'Versements'),
}
const options = paymentTypes.map((value) => ({ value, label: names[value] }))

/** The ways to pay that something accepts; none chosen is no limit of its own. Spec: CUS-9.3. */
export const paymentTypesOf = (name: string, label: ReturnType<typeof words>): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  label,
  options,
})

/** The one way in which something was paid. */
export const paymentType = (): SelectField => ({
  name: 'paymentType',
  type: 'select',
  label: words('Paid by', 'Payé par'),
  options,
  admin: { width: '33%' },
})
