import type { CollectionConfig } from 'payload'
import { weekdayName } from '@/domain/campus-time'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { timeOfDay } from './fields/time-of-day'
import { announceSiteDocument } from './hooks/announce-change'
import { checkSchedule } from './hooks/check-schedule'
import { groups, words } from './labels'

/** Opening hours, special hours that replace them on their dates, and the meals within them. Spec: PUB-3.5. */
export const schedules: CollectionConfig = {
  slug: 'schedules',
  labels: { singular: words('Hours', 'Heures'), plural: words('Hours', 'Heures') },
  admin: {
    useAsTitle: 'name',
    group: groups.menus,
    defaultColumns: ['location', 'type', 'days', 'opensAt', 'closesAt', 'start', 'end'],
  },
  access: byArea('menus'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkSchedule] },
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
      ],
    },
    {
      name: 'name',
      type: 'text',
      label: words('Name', 'Nom'),
      localized: true,
      admin: {
        description: words('Shown for meals and special hours.', 'Affiché pour les repas et les heures spéciales.'),
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
