import type { TextField, TextFieldSingleValidation } from 'payload'
import { isBirthday } from '@/domain/account/birthday'
import { translate, bilingual } from '@collections/labels'

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isBirthday(value) ||
  translate(req, bilingual('Enter a month and a day, like 02/29.', 'Entrez le mois et le jour, comme 02/29.'))

/** A birthday without a year, `MM/DD`. Optional. Spec: CUS-9.15. */
export const birthday: TextField = {
  name: 'birthday',
  type: 'text',
  label: bilingual('Birthday (MM/DD)', 'Anniversaire (MM/JJ)'),
  validate,
  admin: { width: '33%' },
}
