import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { cents } from '@collections/shop/cents'
import { wholeNumber } from '@collections/fields/whole-number'
import { bilingual } from '@collections/labels'
import { fieldsOf } from '@/server/database/stored-values'

const label = bilingual('Swipes or balance', 'Passages ou solde')
const swipes = wholeNumber('value', label, { max: 100_000, required: true, width: '33%' })
const balance = cents('value', label, { required: true })
const check: NumberFieldSingleValidation = (value, options) => {
  const { validate } = fieldsOf(options.siblingData).type === 'db' ? balance : swipes
  return (validate as NumberFieldSingleValidation)(value, options)
}

/** What a choice of a custom plan gives: whole cents of a balance, or a number of swipes, as its type says. */
export const planPartValue: NumberField = {
  name: 'value',
  type: 'number',
  label,
  validate: check,
  admin: { width: '33%', components: { Field: '@/studio/amounts/plan-part-input#PlanPartInput' } },
}
