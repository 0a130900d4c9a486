import type { Schedule } from '@/domain/schedules'
import { bothOf, flagOf, minuteOf, nameOf, textOf } from './stored'

const types: Schedule['type'][] = ['location', 'special_hours', 'meal', 'reservation']

/** A row of hours as it is stored, or as somebody wants it to be. */
export function scheduleOf(doc: Record<string, unknown>): Schedule {
  const { en, fr } = bothOf(doc.name)
  const closed = flagOf(doc.closed)
  return {
    type: types.find((type) => type === doc.type) ?? 'location',
    name: en || fr ? nameOf(doc.name) : null,
    start: textOf(doc.start),
    end: textOf(doc.end),
    days: Array.isArray(doc.days) ? doc.days.map(Number) : [],
    opensAtMinute: closed ? null : minuteOf(doc.opensAt),
    closesAtMinute: closed ? null : minuteOf(doc.closesAt),
    openLate: flagOf(doc.openLate),
  }
}
