import type { CollectionConfig, Field } from 'payload'
import { weekdayName } from '@/domain/time/date-formats'
import { systemOnly } from '@collections/access/system-only'
import { campusDate } from '@collections/fields/campus-date'
import { timeOfDay } from '@collections/fields/time-of-day'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { closingEndpoints } from './closing/closing-endpoints'
import { checkSchedule } from './check-schedule'
import { refuseOverlap, recheckOverlap } from './check-hours-overlap'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

const written = { create: systemOnly, update: systemOnly }

/** Marks the special hours that Close… wrote: the id that all of one closure share, and who closed. */
const closureFields: Field[] = [
  {
    name: 'closure',
    type: 'text',
    index: true,
    access: written,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    disableDuplicate: true,
  },
  {
    name: 'closedBy',
    type: 'relationship',
    relationTo: 'staff',
    label: bilingual('Closed by', 'Fermé par'),
    access: { ...written, read: systemOnly }, // a search through it would tell of staff of other sites
    admin: {
      readOnly: true,
      position: 'sidebar',
      disableBulkEdit: true,
      condition: (data) => Boolean(data?.closure),
      description: bilingual(
        'Added by “Close…” on the dashboard. “Reopen” removes these hours.',
        'Ajoutées par «\u00a0Fermer…\u00a0» dans le tableau de bord. «\u00a0Rouvrir\u00a0» retire ces heures.',
      ),
    },
    disableDuplicate: true,
  },
]

const announce = announceSiteDocument()

/**
 * Opening hours, special hours that replace them on their dates, meals, and blocks for reservations. Two of the same type
 * must not overlap at a location. Spec: PUB-3.5, CUS-3.16.
 */
export const schedules: CollectionConfig = {
  slug: 'schedules',
  labels: { singular: bilingual('Hours', 'Heures'), plural: bilingual('Hours', 'Heures') },
  admin: {
    useAsTitle: 'name',
    group: groups.places,
    components: { edit: { beforeDocumentControls: ['@/studio/menu/location-title#LocationTitle'] } },
    defaultColumns: ['location', 'type', 'days', 'opensAt', 'closesAt', 'start', 'end'],
  },
  custom: { area: 'menus', public: true },
  endpoints: closingEndpoints,
  hooks: {
    ...announce,
    beforeValidate: [checkSchedule],
    beforeChange: [refuseOverlap],
    afterChange: [recheckOverlap, ...(announce.afterChange ?? [])],
  },
  fields: [
    relation('location', 'locations', bilingual('Location', 'Point de service'), { required: true, index: true }),
    {
      name: 'type',
      type: 'select',
      label: bilingual('Type', 'Type'),
      required: true,
      defaultValue: 'location',
      options: [
        { value: 'location', label: bilingual('Usual hours', 'Heures habituelles') },
        { value: 'special_hours', label: bilingual('Special hours', 'Heures spéciales') },
        { value: 'meal', label: bilingual('Meal', 'Repas') },
        { value: 'reservation', label: bilingual('Reservations', 'Réservations') },
      ],
    },
    {
      name: 'name',
      type: 'text',
      label: bilingual('Name', 'Nom'),
      localized: true,
      admin: {
        description: bilingual(
          'Shown for meals, special hours and reservations.',
          'Affiché pour les repas, les heures spéciales et les réservations.',
        ),
      },
    },
    {
      name: 'days',
      type: 'select',
      hasMany: true,
      label: bilingual('Days', 'Jours'),
      required: true,
      defaultValue: ['0', '1', '2', '3', '4', '5', '6'],
      options: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        value: String(day),
        label: bilingual(weekdayName(day, 'en', 'long'), weekdayName(day, 'fr', 'long')),
      })),
    },
    {
      name: 'closed',
      type: 'checkbox',
      label: bilingual('Closed on these dates', 'Fermé à ces dates'),
      defaultValue: false,
      admin: { condition: (data) => data?.type === 'special_hours' },
    },
    {
      type: 'row',
      fields: [timeOfDay('opensAt', bilingual('Opens', 'Ouvre')), timeOfDay('closesAt', bilingual('Closes', 'Ferme'))],
      admin: { condition: (data) => !data?.closed },
    },
    row(
      campusDate('start', { label: bilingual('From', 'Du') }),
      campusDate('end', { label: bilingual('Until', 'Au') }),
    ),
    { name: 'openLate', type: 'checkbox', label: bilingual('Open late', 'Ouvert tard'), defaultValue: false },
    ...closureFields,
  ],
}
