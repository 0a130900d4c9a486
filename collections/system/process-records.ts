import type { CollectionConfig } from 'payload'

/** Distributed locks: one row per lock key. The API gives no access. */
export const leases: CollectionConfig = {
  slug: 'leases',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'holder', type: 'text', required: true },
    { name: 'until', type: 'number', required: true },
  ],
}

/**
 * One row per site, with the id of the site and a token that changes with every save. Processes compare the tokens to
 * invalidate their caches. The API gives no access.
 */
export const revisions: CollectionConfig = {
  slug: 'revisions',
  admin: { hidden: true },
  timestamps: false,
  fields: [{ name: 'token', type: 'text', required: true }],
}
