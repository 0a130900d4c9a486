import type { CollectionConfig } from 'payload'

/**
 * The second step of sign-in, one row per person who has begun to turn it on. It stands apart from the account: Payload
 * writes accounts whole when people sign in, and would put back what a code has just used up. Nobody reaches it through
 * Payload's doors, and its secret is encrypted.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'person', type: 'text', required: true, unique: true },
    { name: 'secret', type: 'text', required: true },
    { name: 'active', type: 'checkbox', required: true, defaultValue: false },
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    { name: 'recovery', type: 'text' },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'triedAt', type: 'number', required: true, defaultValue: 0 },
  ],
}
