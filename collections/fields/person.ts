import type { Field, TextField } from 'payload'
import { words } from '@collections/labels'
import { phone } from './phone'
import { upperCase } from './upper-case'

const text = (name: string, en: string, fr: string, required = false): TextField => ({
  name,
  type: 'text',
  label: words(en, fr),
  required,
  maxLength: 200,
  admin: { width: '33%' },
})

/** A person's first and last name, side by side. */
export const fullName = (required: boolean): Field => ({
  type: 'row',
  fields: [text('firstName', 'First name', 'Prénom', required), text('lastName', 'Last name', 'Nom', required)],
})

/** How a campus knows a person: by the number of the student and by the bar code of the card. */
export const cardNumbers = (): Field => ({
  type: 'row',
  fields: [text('studentId', 'Student ID', 'Numéro étudiant'), text('barcodeId', 'Bar code', 'Code à barres')],
})

/** Where a person lives: a province and a postal code in Canada, a state and a ZIP code elsewhere. Spec: CUS-3.3. */
export const homeAddress = (): Field[] => [
  text('address', 'Address', 'Adresse'),
  {
    type: 'row',
    fields: [
      text('city', 'City', 'Ville'),
      upperCase('province', words('Province', 'Province'), { width: '33%' }),
      upperCase('postalCode', words('Postal code', 'Code postal'), { width: '33%' }),
    ],
  },
  {
    type: 'row',
    fields: [
      upperCase('state', words('State', 'État'), { width: '33%' }),
      upperCase('zipCode', words('ZIP code', 'Code ZIP'), { width: '33%' }),
    ],
  },
]

/** The person of an order, as they were when they bought: an account may change later. Spec: CUS-3.3, CUS-3.4. */
export const orderPerson = (): Field[] => [
  fullName(false),
  {
    type: 'row',
    fields: [
      { name: 'email', type: 'email', label: words('E-mail', 'Courriel'), admin: { width: '33%' } },
      phone('phone', words('Phone', 'Téléphone')),
    ],
  },
  cardNumbers(),
  ...homeAddress(),
]
