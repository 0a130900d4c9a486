import type { CollectionConfig } from 'payload'

/**
 * Which account an identity of a campus's provider signs in to. The unique key is the site (or `staff`) with the issuer and
 * subject, which never change, unlike an email. The API gives no access.
 */
export const signOns: CollectionConfig = {
  slug: 'sign-ons',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    { name: 'person', type: 'relationship', relationTo: 'staff', index: true },
  ],
}
