import type { CampusDate, MinuteOfDay } from './calendar'
import { minutesPerDay, weekdayOf } from './calendar'
import type { Locale } from '@/domain/locale'

const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
} as const
const shortWeekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  fr: ['Dim', 'Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam'],
} as const
const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
} as const
const shortMonths = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  fr: 'janv. févr. mars avril mai juin juill. août sept. oct. nov. déc.'.split(' '),
} as const

/** Returns the name of a weekday, 0 for Sunday. Long French names are lower case. Spec: PUB-2.66. */
export function weekdayName(weekday: number, locale: Locale, length: 'long' | 'short'): string {
  const name = (length === 'long' ? weekdays : shortWeekdays)[locale][weekday]
  if (!name) throw new RangeError(`Not a weekday: ${weekday}`)
  return name
}

/** Formats `Friday, November 20th, 2026`; in French `vendredi 20 novembre 2026`, with `1er` on the first. Spec: PUB-9.5. */
export function formatLongDate(date: CampusDate, locale: Locale): string {
  const { year, month, day } = parseDate(date)
  const weekday = weekdayName(weekdayOf(date), locale, 'long')
  const monthName = months[locale][month - 1]
  if (locale === 'fr') return `${weekday} ${day === 1 ? '1er' : day} ${monthName} ${year}`
  return `${weekday}, ${monthName} ${day}${englishOrdinal(day)}, ${year}`
}

/** Formats `Fri, Nov 20`, in French `ven. 20 nov.`, for text messages. */
export function formatShortDay(date: CampusDate, locale: Locale): string {
  const { month, day } = parseDate(date)
  const weekday = weekdayName(weekdayOf(date), locale, 'short')
  if (locale === 'fr') return `${weekday.toLowerCase()}. ${day === 1 ? '1er' : day} ${shortMonths.fr[month - 1]}`
  return `${weekday}, ${shortMonths.en[month - 1]} ${day}`
}

/** Formats the month of a date: `November 2026`, in French `novembre 2026`. */
export function formatMonth(date: CampusDate, locale: Locale): string {
  const { year, month } = parseDate(date)
  return `${months[locale][month - 1]} ${year}`
}

/** Formats `11/20/26`, in French `20/11/26`. Day and month have no leading zeros. Spec: PUB-9.5. */
export function formatShortDate(date: CampusDate, locale: Locale): string {
  const { year, month, day } = parseDate(date)
  const first = locale === 'fr' ? `${day}/${month}` : `${month}/${day}`
  return `${first}/${pad(year % 100)}`
}

/**
 * Formats a time: `7:30a`, `12:00p` for noon, `12:00a` for midnight; in French `07h30`, `12h00`, `00h00`. Minutes from 1440
 * are shown as times of the next day. Spec: PUB-2.68.
 */
export function formatShortTime(minute: MinuteOfDay, locale: Locale): string {
  if (locale === 'en') return englishClock(minute, ['a', 'p'])
  const { hour, minutes } = clockTime(minute)
  return `${pad(hour)}h${pad(minutes)}`
}

/** Formats a time for the table of hours: like `formatShortTime`, with English `noon` and `midnight`. Spec: PUB-2.68. */
export function formatTableTime(minute: MinuteOfDay, locale: Locale): string {
  const ofDay = minute % minutesPerDay
  if (locale === 'en' && ofDay === 0) return 'midnight'
  if (locale === 'en' && ofDay === minutesPerDay / 2) return 'noon'
  return formatShortTime(minute, locale)
}

/** Formats `11/20/26, 12:05pm`, in French `20/11/26, 12h05`. Spec: PUB-9.5. */
export function formatShortDateTime(date: CampusDate, minute: MinuteOfDay, locale: Locale): string {
  return `${formatShortDate(date, locale)}, ${formatTime(minute, locale)}`
}

/** Formats a time for sentences: `7:30am`, in French `07h30`. */
export const formatTime = (minute: MinuteOfDay, locale: Locale): string =>
  locale === 'fr' ? formatShortTime(minute, 'fr') : formatMessageTime(minute)

/** Formats a time for English sentences and v1 messages: `7:30am`, `12:00pm` for noon. */
export function formatMessageTime(minute: MinuteOfDay): string {
  return englishClock(minute, ['am', 'pm'])
}

function englishClock(minute: MinuteOfDay, [morning, afternoon]: [string, string]): string {
  const { hour, minutes } = clockTime(minute)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${pad(minutes)}${hour < 12 ? morning : afternoon}`
}

function clockTime(minute: MinuteOfDay): { hour: number; minutes: number } {
  const ofDay = ((minute % minutesPerDay) + minutesPerDay) % minutesPerDay
  return { hour: Math.floor(ofDay / 60), minutes: ofDay % 60 }
}

function englishOrdinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}

function parseDate(date: CampusDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
