import type { CollectionConfig, TextField } from 'payload'
import { systemOnly } from '@collections/access/system-only'
import { groups, bilingual } from '@collections/labels'
import { checkReservation, refuseOpenDeletion } from './check-reservation'
import { reservedTime } from './reserved-time'

/**
 * A text that the unique index compares. It is not `required`: a reservation that staff write has none, and MongoDB would index
 * rows without it, too.
 */
const uniqueKey = (name: string): TextField => ({
  name,
  type: 'text',
  unique: true,
  access: { create: systemOnly, read: systemOnly, update: systemOnly },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
})

/** Of fields that follow from the status. */
const byStatus = { create: systemOnly, update: systemOnly }

/**
 * Table reservations: campus date and time, and the number of friends.
 *
 * - `timeKey`: `{customer}:{location}:{date}:{hh}:{mm}`. A customer holds a time once.
 * - `visitKey`: `{customer}:{location}:{schedule}:{date}/{1 to the limit}`, or the row's own id without a limit.
 *
 * Canceled ones have their own id in both, which frees them. A `pending` one has no seats yet. Staff enter reservations and cancel any;
 * they move and delete only what staff have entered (decision 0190). Spec: CUS-3.16, CUS-5.39.
 */
export const reservations: CollectionConfig = {
  slug: 'reservations',
  labels: { singular: bilingual('Reservation', 'Réservation'), plural: bilingual('Reservations', 'Réservations') },
  admin: {
    listSearchableFields: ['date'],
    group: groups.customers,
    defaultColumns: ['location', 'date', 'hour', 'minute', 'friends', 'status', 'customer'],
  },
  custom: { area: 'reservations' },
  hooks: { beforeValidate: [checkReservation], beforeDelete: [refuseOpenDeletion] },
  fields: [
    ...reservedTime(),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'booked',
      index: true,
      label: bilingual('Status', 'État'),
      options: [
        { value: 'booked', label: bilingual('Booked', 'Réservée') },
        { value: 'pending', label: bilingual('Pending', 'En attente') },
        { value: 'cancelled', label: bilingual('Cancelled', 'Annulée') },
      ],
      admin: {
        position: 'sidebar',
        description: bilingual(
          'When you cancel, the customer gets an email, and the seats are free again.',
          'Quand vous annulez, le client reçoit un courriel, et les places sont de nouveau libres.',
        ),
      },
    },
    {
      name: 'cancelledAt',
      type: 'date',
      label: bilingual('Cancelled on', 'Annulée le'),
      access: byStatus,
      admin: { position: 'sidebar', readOnly: true, condition: (data) => data?.status === 'cancelled' },
    },
    {
      name: 'cancelledBy',
      type: 'select',
      label: bilingual('Cancelled by', 'Annulée par'),
      options: [
        { value: 'customer', label: bilingual('Customer', 'Client') },
        { value: 'staff', label: bilingual('Staff', 'Personnel') },
      ],
      access: byStatus,
      admin: { position: 'sidebar', readOnly: true, condition: (data) => data?.status === 'cancelled' },
    },
    {
      name: 'checkedInAt',
      type: 'date',
      label: bilingual('Checked in', 'Arrivée'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'locale',
      type: 'select',
      label: bilingual('Language', 'Langue'),
      options: [
        { value: 'en', label: bilingual('English', 'Anglais') },
        { value: 'fr', label: bilingual('French', 'Français') },
      ],
      admin: { position: 'sidebar' },
    },
    uniqueKey('timeKey'),
    uniqueKey('visitKey'),
  ],
}
