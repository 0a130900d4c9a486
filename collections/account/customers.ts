import type { CollectionConfig, PayloadRequest } from 'payload'
import { isEmail } from '@/domain/forms/text-rules'
import { hashGivenKey, hashStoredKey, resetLinkMinutes } from '@/server/auth/reset-links'
import { offersTexts } from '@/server/text-messages/get-text-provider'
import { systemOnly } from '@collections/access/system-only'
import { closedEndpoints } from './closed-endpoints'
import { checkbox } from '@collections/fields/checkbox'
import { cardNumbers, fullName, homeAddress } from '@collections/fields/person'
import { phone } from '@collections/fields/phone'
import { searchWords } from '@collections/hooks/search-words'
import { endSessionsOnNewEmail, voidResetLink } from '@collections/hooks/credential-changes'
import { sessionDevice } from '@collections/fields/session-device'
import { deleteCustomerData } from './delete-customer-data'
import { recordAccountConsents } from './record-consents'
import { accountExists, oneAccountPerSite } from './one-account-per-site'
import { groups, bilingual } from '@collections/labels'
import { uniqueMessage } from '@collections/plugins/unique-errors'
import { row } from '@collections/fields/row'

/**
 * Customer accounts: one per site and email, so that sites do not share customers.
 *
 * Health data is in `dietary-profiles.ts`, which shop staff cannot read. Staff set neither password nor email, because with
 * either they could sign in as the customer and read the health data. Spec: CUS-3.1, CUS-3.2.
 */
export const customers: CollectionConfig = {
  slug: 'customers',
  labels: { singular: bilingual('Customer', 'Client'), plural: bilingual('Customers', 'Clients') },
  admin: {
    useAsTitle: 'email',
    group: groups.customers,
    defaultColumns: ['email', 'firstName', 'lastName', 'studentId', 'updatedAt'],
    listSearchableFields: ['email', 'firstName', 'lastName', 'studentId'],
  },
  custom: { area: 'customers' },
  access: { unlock: () => false }, // a lock ends after ten minutes
  endpoints: closedEndpoints,
  hooks: {
    beforeOperation: [searchWords, hashGivenKey],
    beforeValidate: [oneAccountPerSite],
    beforeChange: [hashStoredKey, voidResetLink],
    afterChange: [endSessionsOnNewEmail, recordAccountConsents],
    beforeDelete: [deleteCustomerData],
  },
  auth: {
    depth: 0,
    tokenExpiration: 2 * 60 * 60,
    maxLoginAttempts: Number.MAX_SAFE_INTEGER, // Payload's lock calls a right password wrong: attempt-limits.ts limits
    useSessions: true,
    forgotPassword: { expiration: resetLinkMinutes * 60_000 },
    loginWithUsername: { allowEmailLogin: false, requireEmail: true },
    cookies: { sameSite: 'Lax', secure: (process.env.SERVER_URL ?? '').startsWith('https:') },
  },
  fields: [
    {
      name: 'email',
      type: 'email',
      label: bilingual('Email', 'Courriel'),
      index: true,
      access: { update: systemOnly },
      // As the form: Payload accepts no letters beyond ASCII.
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' && isEmail(value)) || req.t('validation:emailAddress'),
    },
    {
      name: 'username', // `${site}:${email}`, with the unique index
      type: 'text',
      access: { create: systemOnly, read: systemOnly, update: systemOnly },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      custom: uniqueMessage(accountExists, 'email'),
    },
    {
      name: 'password',
      type: 'text',
      virtual: true,
      access: { create: systemOnly, read: systemOnly, update: systemOnly },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    fullName(false),
    row(phone('phone', bilingual('Phone', 'Téléphone')), phone('mobile', bilingual('Mobile', 'Cellulaire'))),
    cardNumbers(),
    ...homeAddress(),
    checkbox('optIn', bilingual('Wants news and offers', 'Veut des nouvelles et des offres')),
    {
      // A checkout with this email chooses the first password of a guest.
      ...checkbox('isGuest', bilingual('Guest without a password', 'Invité sans mot de passe')),
      access: { create: systemOnly, update: systemOnly },
      admin: { readOnly: true },
    },
    {
      ...checkbox('campusSignIn', bilingual('Signs in with a campus account', 'Se connecte avec un compte du campus')),
      access: { create: systemOnly, update: systemOnly },
    },
    {
      ...checkbox('notifyByText', bilingual('Notify by text message', 'Aviser par message texte')),
      admin: { condition: () => offersTexts() }, // otherwise it would change nothing
    },
    {
      name: 'favouriteMails', // the language of the mails; empty without consent
      type: 'select',
      label: bilingual('Emails about favourites, in', 'Courriels sur les favoris, en'),
      options: [
        { value: 'en', label: bilingual('English', 'Anglais') },
        { value: 'fr', label: bilingual('French', 'Français') },
      ],
      index: true,
      access: { create: systemOnly, update: systemOnly },
      admin: { readOnly: true },
    },
    {
      name: 'emailVerifiedAt', // when a link in the mailbox or the campus last proved that the email is theirs
      type: 'date',
      label: bilingual('Email confirmed on', 'Courriel confirmé le'),
      access: { create: systemOnly, update: systemOnly },
      admin: { readOnly: true },
    },
    {
      ...checkbox('favouriteCalendar', bilingual('Favourites in the calendar', 'Favoris dans le calendrier')),
      access: { create: systemOnly, update: systemOnly },
      admin: { readOnly: true },
    },
    sessionDevice(),
    {
      name: 'calendarKeyHash', // SHA-256 of the secret in the URL of the customer's calendar
      type: 'text',
      unique: true,
      access: { create: systemOnly, read: systemOnly, update: systemOnly },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
}
