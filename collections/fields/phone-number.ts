import type { TextField, TextFieldSingleValidation } from 'payload'
import { isPhone, phoneDigits } from '@/domain/phone'
import { say, words } from '@collections/labels'

/** A phone number, kept as its ten digits however it is typed; empty for none. Spec: CUS-5.9. */
export function phoneNumber(name: string, label: ReturnType<typeof words>): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) =>
    !value || isPhone(value) || say(req, words('Write ten digits.', 'Écrivez dix chiffres.'))
  return {
    name,
    type: 'text',
    label,
    validate,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? phoneDigits(value) : value)] },
    admin: { width: '33%' },
  }
}
