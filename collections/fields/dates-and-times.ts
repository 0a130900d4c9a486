import type { RowField } from 'payload'
import { words } from '@collections/labels'
import { campusDate } from './campus-date'
import { timeOfDay } from './time-of-day'

/**
 * When something takes place on campus: first and last day, and the times of day, which are empty for a whole day.
 * v1's `use_date_parts`, `start_hour` and `start_minutes` are read from the times. Spec: PUB-3.9, PUB-3.10.
 */
export const datesAndTimes = (required: boolean): RowField[] => [
  {
    type: 'row',
    fields: [
      campusDate('start', { label: words('First day', 'Premier jour'), required }),
      campusDate('end', { label: words('Last day', 'Dernier jour') }),
    ],
  },
  {
    type: 'row',
    fields: [timeOfDay('startsAt', words('Starts at', 'Commence à')), timeOfDay('endsAt', words('Ends at', 'Finit à'))],
  },
]
