import type { CollectionConfig } from 'payload'

/**
 * One row per site, under the site's own id: a token that changes with every save of the site. Processes compare it, so that what one of them
 * saved is seen by all. Nobody reaches it through Payload's doors.
 */
export const revisions: CollectionConfig = {
  slug: 'revisions',
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  timestamps: false,
  fields: [{ name: 'token', type: 'text', required: true }],
}
