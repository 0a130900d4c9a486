import type { CollectionConfig } from 'payload'
import { shortText } from '@collections/fields/short-text'
import { groups, bilingual } from '@collections/labels'
import { reservedTime } from './reserved-time'

/**
 * Who waits for a seat at a time that is full. The unique `key`, `{customer}:{location}:{date}:{hh}:{mm}`, lets a customer wait
 * once; a wait that has ended has its own id there. An offer holds seats of the time until `offeredUntil`.
 */
export const reservationWaits: CollectionConfig = {
  slug: 'reservation-waits',
  labels: {
    singular: bilingual('Waiting list entry', 'Inscription à la liste d’attente'),
    plural: bilingual('Waiting list', 'Liste d’attente'),
  },
  admin: {
    custom: { listedUnder: 'reservations' },
    group: groups.customers,
    defaultColumns: ['location', 'date', 'hour', 'minute', 'friends', 'status', 'customer'],
  },
  custom: { area: 'reservations' },
  access: { create: () => false, update: () => false }, // an entry moves with its seats and its key
  lockDocuments: false,
  fields: [
    ...reservedTime(),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      label: bilingual('Status', 'État'),
      options: [
        { value: 'waiting', label: bilingual('Waiting', 'En attente') },
        { value: 'offered', label: bilingual('Offered a seat', 'Place offerte') },
        { value: 'booked', label: bilingual('Booked', 'Réservée') },
        { value: 'expired', label: bilingual('Expired', 'Expirée') },
        { value: 'cancelled', label: bilingual('Cancelled', 'Annulée') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'offeredUntil',
      type: 'date',
      index: true,
      label: bilingual('Offered until', 'Offerte jusqu’au'),
      admin: { position: 'sidebar' },
    },
    shortText('locale', 'Language', 'Langue'),
    { ...shortText('key', 'Key', 'Clé'), required: true, unique: true, admin: { hidden: true } },
  ],
}
