import type { Field, TextField } from 'payload'
import { bilingual } from '@collections/labels'
import { phone } from './phone'
import { upperCase } from './upper-case'
import { row } from '@collections/fields/row'

const text = (name: string, en: string, fr: string, required = false): TextField => ({
  name,
  type: 'text',
  label: bilingual(en, fr),
  required,
  maxLength: 200,
  admin: { width: '33%' },
})

/** First and last name, side by side. */
export const fullName = (required: boolean): Field =>
  row(text('firstName', 'First name', 'Prénom', required), text('lastName', 'Last name', 'Nom', required))

/** Student number and bar code of the campus card. */
export const cardNumbers = (): Field =>
  row(text('studentId', 'Student ID', 'Numéro étudiant'), text('barcodeId', 'Bar code', 'Code à barres'))

/** A home address: province and postal code in Canada, state and ZIP code in the United States. Spec: CUS-3.3. */
export const homeAddress = (): Field[] => [
  text('address', 'Address', 'Adresse'),
  row(
    text('city', 'City', 'Ville'),
    upperCase('province', bilingual('Province', 'Province'), { width: '33%' }),
    upperCase('postalCode', bilingual('Postal code', 'Code postal'), { width: '33%' }),
  ),
  row(
    upperCase('state', bilingual('State', 'État'), { width: '33%' }),
    upperCase('zipCode', bilingual('ZIP code', 'Code postal américain'), { width: '33%' }),
  ),
]

/** The buyer or the student of an order, copied at the time of purchase, because accounts change. Spec: CUS-3.3, CUS-3.4. */
export const orderPerson = (): Field[] => [
  fullName(false),
  row(
    { name: 'email', type: 'email', label: bilingual('Email', 'Courriel'), admin: { width: '33%' } },
    phone('phone', bilingual('Phone', 'Téléphone')),
  ),
  cardNumbers(),
  ...homeAddress(),
]
