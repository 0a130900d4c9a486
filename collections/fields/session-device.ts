import type { ArrayField } from 'payload'

/**
 * Adds a plain description of the device to the sessions that Payload stores with an account (`src/domain/account/device-name.ts`).
 * Payload merges its own fields into it: their access rules apply, so that nobody writes it through the API.
 */
export const sessionDevice = (): ArrayField => ({
  name: 'sessions',
  type: 'array',
  fields: [{ name: 'device', type: 'text' }],
})
