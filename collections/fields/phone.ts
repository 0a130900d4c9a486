import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { say, words } from '@collections/labels'

const digitsOf: FieldHook = ({ value }) => (typeof value === 'string' ? value.replace(/\D/g, '') : value)

/** A phone number of exactly ten digits, kept as digits however it is written; empty for none. Spec: PUB-5.3. */
export function phone(name: string, label: ReturnType<typeof words>): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) =>
    !value ||
    /^\d{10}$/.test(value) ||
    say(req, words('Write ten digits, such as 613 555 0142.', 'Écrivez dix chiffres, comme 613 555-0142.'))
  return { name, type: 'text', label, validate, hooks: { beforeValidate: [digitsOf] }, admin: { width: '50%' } }
}
