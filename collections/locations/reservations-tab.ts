import type { Tab } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { wholeNumber } from '@collections/fields/whole-number'
import { words } from '@collections/labels'

/** How tables are reserved, for a location that takes reservations. Spec: CUS-3.16, CUS-5.35 to CUS-5.40. */
export const reservationsTab: Tab = {
  label: words('Reservations', 'Réservations'),
  admin: { condition: (data) => Boolean(data?.useReservations) },
  fields: [
    {
      type: 'row',
      fields: [
        wholeNumber('reservationInterval', words('A table every … minutes', 'Une table toutes les … minutes'), {
          min: 5,
          max: 240,
          required: true,
        }),
        wholeNumber('reservationCapacity', words('Guests at the same time', 'Personnes au même moment'), {
          min: 1,
          required: true,
        }),
      ],
    },
    checkbox('useReservationHours', words('Choose a block of hours first', 'Choisir d’abord un bloc d’heures'), {
      description: words(
        'The blocks are hours of type “Reservations”.',
        'Les blocs sont des heures de type « Réservations ».',
      ),
    }),
    checkbox('sameDayReservations', words('On the same day', 'Le jour même')),
    checkbox(
      'limitReservationVisits',
      words('Limit how often a customer reserves', 'Limiter les réservations d’une personne'),
    ),
    wholeNumber('reservationMaxVisits', words('Times in one block of a day', 'Fois dans un même bloc d’une journée'), {
      min: 1,
      required: true,
      condition: (data) => Boolean(data.limitReservationVisits),
    }),
    checkbox('allowGuestFriends', words('Customers may bring guests', 'La clientèle peut amener des personnes')),
    wholeNumber('guestFriendLimit', words('Guests with one customer, at most', 'Personnes accompagnantes, au plus'), {
      min: 1,
      required: true,
      condition: (data) => Boolean(data.allowGuestFriends),
    }),
  ],
}
