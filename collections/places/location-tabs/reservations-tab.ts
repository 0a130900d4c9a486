import type { Tab } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { wholeNumber } from '@collections/fields/whole-number'
import { bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

/** Rules for reservations, shown for a location that takes them. Spec: CUS-3.16, CUS-5.35 to CUS-5.40. */
export const reservationsTab: Tab = {
  label: bilingual('Reservations', 'Réservations'),
  admin: { condition: (data) => Boolean(data?.useReservations) },
  fields: [
    row(
      wholeNumber(
        'reservationInterval',
        bilingual('Minutes between reservation times', 'Minutes entre les heures de réservation'),
        {
          min: 5,
          max: 240,
          required: true,
        },
      ),
      wholeNumber(
        'reservationCapacity',
        bilingual('Maximum guests at the same time', 'Nombre maximal de personnes en même temps'),
        {
          min: 1,
          required: true,
        },
      ),
    ),
    checkbox(
      'useReservationHours',
      bilingual('Customers first choose a block of hours', 'La clientèle choisit d’abord un bloc d’heures'),
      {
        description: bilingual(
          'The blocks are hours of type “Reservations”.',
          'Les blocs sont des heures de type «\u00a0Réservations\u00a0».',
        ),
      },
    ),
    checkbox(
      'sameDayReservations',
      bilingual('Allow same-day reservations', 'Permettre les réservations le jour même'),
    ),
    checkbox(
      'limitReservationVisits',
      bilingual('Limit reservations per customer', 'Limiter les réservations par personne'),
    ),
    wholeNumber(
      'reservationMaxVisits',
      bilingual('Maximum reservations in one block of hours', 'Nombre maximal de réservations dans un bloc d’heures'),
      {
        min: 1,
        required: true,
        condition: (data) => Boolean(data.limitReservationVisits),
      },
    ),
    checkbox('allowGuestFriends', bilingual('Customers may bring guests', 'La clientèle peut être accompagnée')),
    wholeNumber(
      'guestFriendLimit',
      bilingual('Maximum guests per customer', 'Nombre maximal de personnes accompagnatrices'),
      {
        min: 1,
        required: true,
        condition: (data) => Boolean(data.allowGuestFriends),
      },
    ),
  ],
}
