import { weekdayOf, type CampusDate } from './calendar'
import { formatLongDate, weekdayName } from './date-formats'
import type { Locale } from '@/domain/locale'

/**
 * Formats a date for a sentence: `Friday, November 20`, in French `vendredi 20 novembre`. Dates of another year use the long
 * format, which includes the year. Spec: PUB-9.5.
 */
export function formatReadableDate(date: CampusDate, today: CampusDate, locale: Locale): string {
  const long = formatLongDate(date, locale)
  if (date.slice(0, 4) !== today.slice(0, 4)) return long
  return long.replace(/,? \d{4}$/, '').replace(/(\d)(?:st|nd|rd|th)$/, '$1')
}

/** Formats a date without its weekday: `November 20, 2026`, in French `20 novembre 2026`, with `1er` on the first. */
export function formatPlainDate(date: CampusDate, locale: Locale): string {
  const long = formatLongDate(date, locale)
  return locale === 'fr' ? long.replace(/^\S+ /, '') : long.replace(/^\S+ /, '').replace(/(\d)(?:st|nd|rd|th),/, '$1,')
}

/** Formats a date for narrow columns: `Fri 20`, in French `Ven 20`. */
export function formatBriefDate(date: CampusDate, locale: Locale): string {
  return `${weekdayName(weekdayOf(date), locale, 'short')} ${Number(date.slice(8))}`
}
