import type { LocationHours, ReservableLocation, ReservationRules } from '@/domain/reservations/reservable-location'

const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** A row of hours, every day from 11:00 to 13:00 unless stated otherwise. */
export const row = (id: string, over: Partial<LocationHours> = {}): LocationHours => ({
  id,
  type: 'reservation',
  name: { en: id, fr: id },
  start: null,
  end: null,
  days: everyDay,
  opensAtMinute: 660,
  closesAtMinute: 780,
  openLate: false,
  ...over,
})

/** A location with one block, `lunch`, 20 seats at each half hour, and no limits. */
export const hall = (
  rules: Partial<ReservationRules> = {},
  hours: LocationHours[] = [row('lunch')],
  timeZone = 'America/Toronto',
): ReservableLocation => ({
  id: 'hall',
  name: { en: 'North Hall', fr: 'Salle nord' },
  rules: {
    usesBlocks: true,
    allowsSameDay: true,
    intervalMinutes: 30,
    capacity: 20,
    maxVisits: null,
    friendLimit: 0,
    ...rules,
  },
  hours,
  timeZone,
})
