import { addDays, weekOf, type CampusDate } from '@/domain/time/calendar'
import type { DayRow, MenuPeriodDraft } from './read-menu-rows'

/**
 * `from` is any date in week 1 of the cycle. `weeks` is the number of weeks to fill; the cycle repeats as often as needed. Null
 * fills each of its weeks once.
 */
export type MenuCycle = { from: CampusDate; weeks: number | null }
export type DatedDay = {
  line: number
  locationId: string
  date: CampusDate
  closed: boolean
  periods: MenuPeriodDraft[]
}

/** Assigns dates to the days of a cycle, whose length is the largest week number in the file. Dated days do not change. */
export function expandCycle(days: readonly DayRow[], cycle: MenuCycle | null): DatedDay[] {
  const length = Math.max(...days.map(({ when }) => ('week' in when ? when.week : 1)))
  return days.flatMap(({ when, ...day }) => {
    if ('date' in when) return [{ ...day, date: when.date }]
    if (!cycle) return []
    const sunday = weekOf(cycle.from)[0] ?? cycle.from
    const weeks = Array.from({ length: cycle.weeks ?? length }, (_, week) => week).filter(
      (week) => week % length === when.week - 1,
    )
    return weeks.map((week) => ({ ...day, date: addDays(sunday, week * 7 + when.weekday) }))
  })
}
