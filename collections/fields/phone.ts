import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { isPhoneNumber, phoneDigits } from '@/domain/forms/phone'
import { type BilingualText, translate, bilingual } from '@collections/labels'

const keepDigits: FieldHook = ({ value }) => (typeof value === 'string' ? phoneDigits(value) : value)

/** A phone number of ten digits, stored without separators. Optional. Spec: PUB-5.3. */
export function phone(name: string, label: BilingualText): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) =>
    !value ||
    isPhoneNumber(value) ||
    translate(req, bilingual('Enter ten digits, such as 613 555 0142.', 'Entrez dix chiffres, comme 613 555-0142.'))
  return { name, type: 'text', label, validate, hooks: { beforeValidate: [keepDigits] }, admin: { width: '50%' } }
}
