import type { CollectionConfig } from 'payload'

/**
 * The favourite dishes and locations of customers, one row each. The unique `key`, `{customer}:{kind}:{target}`, stores one once,
 * whatever the number of clicks. Texts instead of relationships: a favourite must not keep staff from deleting a dish. The API
 * gives no access.
 */
export const favourites: CollectionConfig = {
  slug: 'favourites',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'customer', type: 'text', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: ['dish', 'location'] },
    { name: 'target', type: 'text', required: true },
  ],
}
