import type { RowField } from 'payload'
import { bilingual } from '@collections/labels'
import { campusDate } from '@collections/fields/campus-date'
import { timeOfDay } from '@collections/fields/time-of-day'

/**
 * First and last day, and times of day. Empty times mean a whole day; v1 derives `use_date_parts`, `start_hour` and
 * `start_minutes` from them. Spec: PUB-3.9, PUB-3.10.
 */
export const datesAndTimes = (required: boolean): RowField[] => [
  {
    type: 'row',
    fields: [
      campusDate('start', { label: bilingual('First day', 'Premier jour'), required }),
      campusDate('end', { label: bilingual('Last day', 'Dernier jour') }),
    ],
  },
  {
    type: 'row',
    fields: [
      timeOfDay('startsAt', bilingual('Starts at', 'Commence à')),
      timeOfDay('endsAt', bilingual('Ends at', 'Finit à')),
    ],
  },
]
