import type { CollectionConfig } from 'payload'
import { noAccess } from '@collections/access/no-access'

/**
 * Which account an identity of a campus's provider signs in to. The unique key is the site (or `staff`) with the issuer and
 * subject, which never change, unlike an email. The API gives no access.
 */
export const signOns: CollectionConfig = {
  slug: 'sign-ons',
  admin: { hidden: true },
  access: noAccess,
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    { name: 'person', type: 'relationship', relationTo: 'staff', index: true },
  ],
}
