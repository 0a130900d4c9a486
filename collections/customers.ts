import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { onlyTheSystem } from './access/only-the-system'
import { closedEndpoints } from './access/closed-endpoints'
import { checkbox } from './fields/checkbox'
import { cardNumbers, fullName, homeAddress } from './fields/person'
import { phone } from './fields/phone'
import { forgetCustomer } from './hooks/forget-customer'
import { accountExists, oneAccountPerSite } from './hooks/one-account-per-site'
import { groups, words } from './labels'

/**
 * The people who buy and book: one account per site and e-mail, so that nobody at one site sees the other's.
 *
 * Nothing of allergies, emergency contacts or food insecurity is kept here: staff who sell read accounts, and only
 * dietitians may read that, each look recorded. It is in dietary-profiles. Staff set neither password nor e-mail: whoever
 * could do either could sign in as the customer and read it there. Spec: CUS-3.1, CUS-3.2.
 */
export const customers: CollectionConfig = {
  slug: 'customers',
  labels: { singular: words('Customer', 'Client'), plural: words('Customers', 'Clients') },
  admin: {
    useAsTitle: 'email',
    group: groups.customers,
    defaultColumns: ['email', 'firstName', 'lastName', 'studentId', 'updatedAt'],
  },
  access: { ...byArea('customers'), unlock: () => false }, // a lock ends by itself after ten minutes
  endpoints: closedEndpoints,
  hooks: { beforeValidate: [oneAccountPerSite], beforeDelete: [forgetCustomer] },
  auth: {
    tokenExpiration: 2 * 60 * 60,
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    useSessions: true,
    loginWithUsername: { allowEmailLogin: false, requireEmail: true },
    cookies: { sameSite: 'Lax', secure: (process.env.SERVER_URL ?? '').startsWith('https:') },
  },
  fields: [
    { name: 'email', type: 'email', index: true, access: { update: onlyTheSystem } },
    {
      name: 'username', // `${site}:${email}`, what the unique index of accounts is on
      type: 'text',
      access: { create: onlyTheSystem, read: onlyTheSystem, update: onlyTheSystem },
      admin: { hidden: true },
      custom: { taken: { says: accountExists, at: 'email' } },
    },
    {
      name: 'password',
      type: 'text',
      virtual: true,
      access: { create: onlyTheSystem, read: onlyTheSystem, update: onlyTheSystem },
      admin: { hidden: true },
    },
    fullName(false),
    {
      type: 'row',
      fields: [phone('phone', words('Phone', 'Téléphone')), phone('mobile', words('Mobile', 'Cellulaire'))],
    },
    cardNumbers(),
    ...homeAddress(),
    checkbox('optIn', words('Wants news and offers', 'Veut des nouvelles et des offres')),
    checkbox('notifyByText', words('Notified by text message', 'Avisé par message texte')),
  ],
}
