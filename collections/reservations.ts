import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { customerOf } from './fields/customer-of'
import { wholeNumber } from './fields/whole-number'
import { groups, words } from './labels'

/** Tables that customers booked: a day and a time of the campus, and how many friends come along. Spec: CUS-3.16. */
export const reservations: CollectionConfig = {
  slug: 'reservations',
  labels: { singular: words('Reservation', 'Réservation'), plural: words('Reservations', 'Réservations') },
  admin: {
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
      label: words('Location', 'Point de service'),
    },
    customerOf(),
    {
      type: 'row',
      fields: [
        campusDate('date', { label: words('Day', 'Jour'), required: true }),
        { ...wholeNumber('hour', words('Hour', 'Heure'), { max: 23, width: '25%' }), required: true },
        { ...wholeNumber('minute', words('Minute', 'Minute'), { max: 59, width: '25%' }), required: true },
      ],
    },
    { ...wholeNumber('friends', words('Friends', 'Amis'), { max: 1000 }), defaultValue: 0 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'booked',
      index: true,
      label: words('Status', 'État'),
      options: [
        { value: 'booked', label: words('Booked', 'Réservée') },
        { value: 'cancelled', label: words('Cancelled', 'Annulée') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'cancelledAt',
      type: 'date',
      label: words('Cancelled on', 'Annulée le'),
      admin: { position: 'sidebar', condition: (data) => data?.status === 'cancelled' },
    },
  ],
}
