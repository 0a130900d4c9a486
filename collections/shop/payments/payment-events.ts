import type { CollectionConfig } from 'payload'

/** The webhooks of payment providers that were processed. The unique `key`, `{provider}:{event}`, makes a replay harmless. */
export const paymentEvents: CollectionConfig = {
  slug: 'payment-events',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'type', type: 'text', required: true },
    { name: 'reference', type: 'text', index: true },
  ],
}

/**
 * What the sandbox has charged and refunded: the memory of a payment provider that is not there. A real provider keeps this
 * itself. The unique `key` gives the same answer to the same request, also after a crash and in another process.
 */
export const sandboxPayments: CollectionConfig = {
  slug: 'sandbox-payments',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'reference', type: 'text', required: true, index: true },
    { name: 'kind', type: 'text', required: true }, // charge, refund or method
    { name: 'state', type: 'text', required: true, index: true },
    { name: 'orderId', type: 'text', index: true },
    { name: 'amountCents', type: 'number', required: true },
    { name: 'details', type: 'json', custom: { isQueryable: false } }, // network, last four digits; never a number
    { name: 'settledAt', type: 'date', index: true },
  ],
}
