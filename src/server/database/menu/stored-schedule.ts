import type { Schedule } from '@/domain/places/hours/schedules'
import type { Config } from '@/payload-types'
import type { StoredFields } from '@/server/database/stored-row'
import { localizedOf, flagOf, minuteOf, nameOf, textOf } from '@/server/database/stored-values'

const types: Schedule['type'][] = ['location', 'special_hours', 'meal', 'reservation']

/** A schedule from a stored document, or from the data of a save. */
export function scheduleOf(doc: StoredFields<Config['collections']['schedules']>): Schedule {
  const { en, fr } = localizedOf(doc.name)
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
    ...(doc.type === 'special_hours' && textOf(doc.closure) ? { closure: true } : {}),
  }
}
