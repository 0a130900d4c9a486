import type { CollectionConfig } from 'payload'

/**
 * Second factors of staff, one row per person who has started to turn it on. Separate from the account, because Payload
 * writes accounts as a whole at sign-in and would restore a used code. The secret is encrypted. The API gives no access.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
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
