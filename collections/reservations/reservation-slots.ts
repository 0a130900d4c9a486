import type { CollectionConfig } from 'payload'

/**
 * The seats that are taken at each time of a location, one row per time, which the unique `key` holds:
 * `{location}:{date}:{hh}:{mm}`. One statement adds the seats of a reservation where the capacity allows them, so that a time
 * is never overbooked. `claims` is `{ [reservation or wait:{id}]: seats }`. The API gives no access.
 */
export const reservationSlots: CollectionConfig = {
  slug: 'reservation-slots',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'location', type: 'text', required: true, index: true },
    { name: 'date', type: 'text', required: true, index: true },
    { name: 'hour', type: 'number', required: true },
    { name: 'minute', type: 'number', required: true },
    { name: 'taken', type: 'number', required: true, defaultValue: 0 },
    { name: 'claims', type: 'json', required: true, defaultValue: {}, custom: { isQueryable: false } },
    { name: 'blocked', type: 'checkbox', defaultValue: false },
  ],
}
