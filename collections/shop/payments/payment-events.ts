import type { CollectionConfig } from 'payload'
import { noAccess } from '@collections/access/no-access'

/** The webhooks of payment providers that were processed. The unique `key`, `{provider}:{event}`, makes a replay harmless. */
export const paymentEvents: CollectionConfig = {
  slug: 'payment-events',
  admin: { hidden: true },
  access: noAccess,
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'type', type: 'text', required: true },
    { name: 'reference', type: 'text', index: true },
  ],
}
