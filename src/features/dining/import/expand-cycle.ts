import { addDays, weekOf, type CampusDate } from '@/domain/calendar'
import type { DayRow, MenuPeriodDraft } from './read-menu-rows'

/** `from` is any day of the week that is week 1; `weeks` is how many weeks to fill, the cycle begun again when it ends. */
export type Cycle = { from: CampusDate; weeks: number }
export type DatedDay = {
  line: number
  locationId: string
  date: CampusDate
  closed: boolean
  periods: MenuPeriodDraft[]
}

/** Days of a cycle on their dates; the cycle has as many weeks as its file's largest week. Dated days stay as they are. */
export function expandCycle(days: readonly DayRow[], cycle: Cycle | null): DatedDay[] {
  const length = Math.max(...days.map(({ when }) => ('week' in when ? when.week : 1)))
  return days.flatMap(({ when, ...day }) => {
    if ('date' in when) return [{ ...day, date: when.date }]
    if (!cycle) return []
    const sunday = weekOf(cycle.from)[0] ?? cycle.from
    const weeks = Array.from({ length: cycle.weeks }, (_, week) => week).filter(
      (week) => week % length === when.week - 1,
    )
    return weeks.map((week) => ({ ...day, date: addDays(sunday, week * 7 + when.weekday) }))
  })
}
