import type { TextField, TextFieldSingleValidation } from 'payload'
import { isEmailDomain } from '@/domain/email-domain'
import { say, words } from '@collections/labels'

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isEmailDomain(value) ||
  say(
    req,
    words(
      'Write the two last parts of the addresses, like northgate.example.',
      'Écrivez les deux dernières parties des adresses, comme northgate.example.',
    ),
  )

/** The domain that the e-mails of a site's students have; empty for any. Spec: CUS-5.7. */
export const emailDomain: TextField = {
  name: 'emailDomain',
  type: 'text',
  label: words('Domain of students’ e-mails', 'Domaine des courriels étudiants'),
  validate,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
  admin: { width: '50%' },
}
