import type { CollectionConfig } from 'payload'

/** Distributed locks: one row per lock key. The API gives no access. */
export const leases: CollectionConfig = {
  slug: 'leases',
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'errand', type: 'text', required: true, unique: true },
    { name: 'holder', type: 'text', required: true },
    { name: 'until', type: 'number', required: true },
  ],
}
