import type { Schedule } from '@/domain/places/hours/schedules'

/** A row of hours: each day from 7:00 to 20:00, without dates, unless `over` says otherwise. */
export const scheduleRow = (over: Partial<Schedule> = {}): Schedule => ({
  type: 'location',
  name: null,
  start: null,
  end: null,
  days: [0, 1, 2, 3, 4, 5, 6],
  opensAtMinute: 420,
  closesAtMinute: 1200,
  openLate: false,
  ...over,
})
