import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { phone as phoneFault } from '@/domain/form-rules'
import { phoneDigits } from '@/domain/phone'
import { say, words } from '@collections/labels'

const digitsOf: FieldHook = ({ value }) => (typeof value === 'string' ? phoneDigits(value) : value)

/** A phone number of exactly ten digits, kept as digits however it is written; empty for none. Spec: PUB-5.3. */
export function phone(name: string, label: ReturnType<typeof words>): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) =>
    phoneFault(value ?? '') === null ||
    say(req, words('Write ten digits, such as 613 555 0142.', 'Écrivez dix chiffres, comme 613 555-0142.'))
  return { name, type: 'text', label, validate, hooks: { beforeValidate: [digitsOf] }, admin: { width: '50%' } }
}
