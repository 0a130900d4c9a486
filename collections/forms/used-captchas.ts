import type { CollectionConfig } from 'payload'

/**
 * The captchas that forms were sent with, so that each is accepted once. The unique `key` is the signature of the challenge. Rows
 * hold nothing about a person, and are deleted once their challenge has expired. The API gives no access.
 */
export const usedCaptchas: CollectionConfig = {
  slug: 'used-captchas',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
