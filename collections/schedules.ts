import type { CollectionConfig } from 'payload'
import { weekdayName } from '@/domain/campus-time'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { timeOfDay } from './fields/time-of-day'
import { announceSiteDocument } from './hooks/announce-change'
import { checkSchedule } from './hooks/check-schedule'
import { checkHours, recheckHours } from './hooks/keep-hours-apart'
import { groups, words } from './labels'

const announced = announceSiteDocument()

/**
 * Opening hours, special hours that replace them on their dates, the meals within them, and the blocks that customers may
 * reserve. No two of a type overlap at a location. Spec: PUB-3.5, CUS-3.16.
 */
export const schedules: CollectionConfig = {
  slug: 'schedules',
  labels: { singular: words('Hours', 'Heures'), plural: words('Hours', 'Heures') },
  admin: {
    useAsTitle: 'name',
    group: groups.menus,
    defaultColumns: ['location', 'type', 'days', 'opensAt', 'closesAt', 'start', 'end'],
  },
  access: byArea('menus'),
  hooks: {
    ...announced,
    beforeValidate: [checkSchedule],
    beforeChange: [checkHours],
    afterChange: [recheckHours, ...(announced.afterChange ?? [])],
  },
  fields: [
    {
      name: 'location',
      type: 'relationship',
      relationTo: 'locations',
      required: true,
      index: true,
      label: words('Location', 'Point de service'),
    },
    {
      name: 'type',
      type: 'select',
      label: words('Type', 'Type'),
      required: true,
      defaultValue: 'location',
      options: [
        { value: 'location', label: words('Usual hours', 'Heures habituelles') },
        { value: 'special_hours', label: words('Special hours', 'Heures spéciales') },
        { value: 'meal', label: words('A meal', 'Un repas') },
        { value: 'reservation', label: words('Reservations', 'Réservations') },
      ],
    },
    {
      name: 'name',
      type: 'text',
      label: words('Name', 'Nom'),
      localized: true,
      admin: {
        description: words(
          'Shown for meals, special hours and reservations.',
          'Affiché pour les repas, les heures spéciales et les réservations.',
        ),
      },
    },
    {
      name: 'days',
      type: 'select',
      hasMany: true,
      label: words('Days', 'Jours'),
      required: true,
      defaultValue: ['0', '1', '2', '3', '4', '5', '6'],
      options: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        value: String(day),
        label: words(weekdayName(day, 'en', 'long'), weekdayName(day, 'fr', 'long')),
      })),
    },
    {
      name: 'closed',
      type: 'checkbox',
      label: words('Closed on these dates', 'Fermé à ces dates'),
      defaultValue: false,
      admin: { condition: (data) => data?.type === 'special_hours' },
    },
    {
      type: 'row',
      fields: [timeOfDay('opensAt', words('Opens', 'Ouvre')), timeOfDay('closesAt', words('Closes', 'Ferme'))],
      admin: { condition: (data) => !data?.closed },
    },
    {
      type: 'row',
      fields: [campusDate('start', { label: words('From', 'Du') }), campusDate('end', { label: words('Until', 'Au') })],
    },
    { name: 'openLate', type: 'checkbox', label: words('Open late', 'Ouvert tard'), defaultValue: false },
  ],
}
