import type { TextField, TextFieldSingleValidation } from 'payload'
import { isEmailDomain } from '@/domain/shop/email-domain'
import { translate, bilingual } from '@collections/labels'

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isEmailDomain(value) ||
  translate(
    req,
    bilingual(
      'Enter the last two parts of the email addresses, like northgate.example.',
      'Entrez les deux dernières parties des adresses courriel, comme northgate.example.',
    ),
  )

/** The domain that student emails must have. Empty accepts any. Spec: CUS-5.7. */
export const emailDomain: TextField = {
  name: 'emailDomain',
  type: 'text',
  label: bilingual('Domain of student emails', 'Domaine des courriels étudiants'),
  validate,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
  admin: { width: '50%' },
}
