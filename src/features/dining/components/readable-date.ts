import { weekdayOf, type CampusDate } from '@/domain/calendar'
import { longDate, weekdayName } from '@/domain/date-formats'
import type { Locale } from '@/domain/locale'

/**
 * A date as it is said within a sentence: `Friday, November 20`, `vendredi 20 novembre`. In another year than today's
 * it is the long date, year included. Spec: PUB-9.5.
 */
export function readableDate(date: CampusDate, today: CampusDate, locale: Locale): string {
  const long = longDate(date, locale)
  if (date.slice(0, 4) !== today.slice(0, 4)) return long
  return long.replace(/,? \d{4}$/, '').replace(/(\d)(?:st|nd|rd|th)$/, '$1')
}

/** The shortest form that tells days of a week apart: `Fri 20`, `Ven 20`. */
export function briefDate(date: CampusDate, locale: Locale): string {
  return `${weekdayName(weekdayOf(date), locale, 'short')} ${Number(date.slice(8))}`
}
