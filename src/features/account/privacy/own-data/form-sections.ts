import type { Where } from 'payload'
import { isOwnEmail } from '@/domain/account/own-records'
import { textOf } from '@/server/database/stored-values'
import { byCustomerOrEmail, type Section } from './section'

/** Of every inbox. */
const answers = ['locale', 'staffNotes', 'replies']
const withheld = { status: 'how far staff are with it', assignee: 'about a member of staff' }

/** The forms that a customer sent while signed in, or with the email that is confirmed as theirs. */
export const formSections: readonly Section[] = [
  {
    name: 'messages',
    collection: 'contact-messages',
    ...byCustomerOrEmail('email'),
    fields: ['name', 'email', 'message', ...answers],
    withheld,
  },
  {
    name: 'feedback',
    collection: 'feedback',
    ...byCustomerOrEmail('email'),
    fields: [
      ...['firstName', 'lastName', 'email', 'location', 'birthday', 'customerResidence', 'customerType', 'comments'],
      ...['offers', ...answers],
    ],
    withheld,
  },
  {
    name: 'healthForms',
    collection: 'dietary-health-forms',
    ...byCustomerOrEmail('email'),
    fields: [
      ...['date', 'name', 'email', 'city', 'allergens', 'otherAllergies', 'epipen', 'carriesEpinephrine', 'celiac'],
      ...['glutenIntolerant', 'gfDiet', 'medicalDiet', 'additionalComments', 'consent', ...answers],
    ],
    withheld,
  },
  {
    name: 'onTheGoOrders',
    collection: 'on-the-go-orders',
    ...byCustomerOrEmail('email'),
    fields: [
      ...['name', 'email', 'studentId', 'pickUp', 'plan', 'entree', 'base', 'protein', 'cheese', 'dressingSauce'],
      ...['drink', 'addons', 'sides', 'allergens', 'otherAllergies', 'comments', ...answers],
    ],
    withheld,
  },
  {
    name: 'facultyList',
    collection: 'faculty-emails',
    find: ({ siteId, email, isEmailConfirmed }) => {
      const found: Where = { and: [{ site: { equals: siteId } }, { email: { like: email } }] }
      return isEmailConfirmed ? found : null
    },
    isOwn: (row, owner) => isOwnEmail(owner, textOf(row.email)),
    fields: ['email'],
  },
]
