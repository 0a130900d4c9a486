import type { CollectionConfig } from 'payload'
import { byArea } from '@collections/access/by-area'
import { campusDate } from '@collections/fields/campus-date'
import { customerField } from '@collections/fields/customer-field'
import { wholeNumber } from '@collections/fields/whole-number'
import { groups, bilingual } from '@collections/labels'

/** Table reservations: campus date and time, and the number of friends. Spec: CUS-3.16. */
export const reservations: CollectionConfig = {
  slug: 'reservations',
  labels: { singular: bilingual('Reservation', 'Réservation'), plural: bilingual('Reservations', 'Réservations') },
  admin: {
    listSearchableFields: ['date'],
    group: groups.customers,
    defaultColumns: ['location', 'date', 'hour', 'minute', 'friends', 'status', 'customer'],
  },
  access: byArea('reservations'),
  fields: [
    {
      name: 'location',
      type: 'relationship',
      relationTo: 'locations',
      required: true,
      index: true,
      label: bilingual('Location', 'Point de service'),
    },
    customerField(),
    {
      type: 'row',
      fields: [
        campusDate('date', { label: bilingual('Day', 'Jour'), required: true }),
        { ...wholeNumber('hour', bilingual('Hour', 'Heure'), { max: 23, width: '25%' }), required: true },
        { ...wholeNumber('minute', bilingual('Minute', 'Minute'), { max: 59, width: '25%' }), required: true },
      ],
    },
    { ...wholeNumber('friends', bilingual('Guests', 'Personnes accompagnatrices'), { max: 1000 }), defaultValue: 0 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'booked',
      index: true,
      label: bilingual('Status', 'État'),
      options: [
        { value: 'booked', label: bilingual('Booked', 'Réservée') },
        { value: 'cancelled', label: bilingual('Cancelled', 'Annulée') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'cancelledAt',
      type: 'date',
      label: bilingual('Cancelled on', 'Annulée le'),
      admin: { position: 'sidebar', condition: (data) => data?.status === 'cancelled' },
    },
  ],
}
