import type { CollectionConfig } from 'payload'

/** What only one process or request may do at a time: one row per errand. Nobody reaches it through Payload's doors. */
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
