import type { HallHours, ReservableHall, ReservationRules } from '@/domain/reservations/reservable-hall'

const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** A row of hours, every day from 11:00 to 13:00 unless stated otherwise. */
export const row = (id: string, over: Partial<HallHours> = {}): HallHours => ({
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
  hours: HallHours[] = [row('lunch')],
  timeZone = 'America/Toronto',
): ReservableHall => ({
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
