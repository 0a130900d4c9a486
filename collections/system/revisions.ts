import type { CollectionConfig } from 'payload'

/**
 * One row per site, with the id of the site and a token that changes with every save. Processes compare the tokens to
 * invalidate their caches. The API gives no access.
 */
export const revisions: CollectionConfig = {
  slug: 'revisions',
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  timestamps: false,
  fields: [{ name: 'token', type: 'text', required: true }],
}
