import type { TextField, TextFieldSingleValidation } from 'payload'
import { isBirthday } from '@/domain/birthday'
import { say, words } from '@collections/labels'

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isBirthday(value) ||
  say(req, words('Write month and day, like 02/29.', 'Écrivez le mois et le jour, comme 02/29.'))

/** A birthday without its year, `MM/DD`; empty when it was not told. Spec: CUS-9.15. */
export const birthday: TextField = {
  name: 'birthday',
  type: 'text',
  label: words('Birthday (MM/DD)', 'Anniversaire (MM/JJ)'),
  validate,
  admin: { width: '33%' },
}
