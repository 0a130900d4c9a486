import type { TextField, TextFieldSingleValidation } from 'payload'
import { say, words } from '@collections/labels'

/** A telephone number, stored as its ten digits however it was written; empty for none. Spec: PUB-5.3. */
export function phone(name: string, label: ReturnType<typeof words>): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) =>
    !value ||
    /^\d{10}$/.test(value) ||
    say(req, words('Write a phone number of ten digits.', 'Écrivez un numéro de téléphone de dix chiffres.'))
  return {
    name,
    type: 'text',
    label,
    validate,
    admin: { width: '50%' },
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.replace(/\D/g, '') : value)] },
  }
}
