import type { CampusDate, MinuteOfDay } from './calendar'
import { minutesPerDay, weekdayOf } from './calendar'
import type { Locale } from './locale'

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

/** The name of a weekday, 0 for Sunday; French long names are lower case as they stand in a sentence. Spec: PUB-2.66. */
export function weekdayName(weekday: number, locale: Locale, length: 'long' | 'short'): string {
  const name = (length === 'long' ? weekdays : shortWeekdays)[locale][weekday]
  if (!name) throw new RangeError(`Not a weekday: ${weekday}`)
  return name
}

/** `Friday, November 20th, 2026`; `vendredi 20 novembre 2026`, and `1er` for the first of a month. Spec: PUB-9.5. */
export function longDate(date: CampusDate, locale: Locale): string {
  const { year, month, day } = partsOf(date)
  const weekday = weekdayName(weekdayOf(date), locale, 'long')
  const monthName = months[locale][month - 1]
  if (locale === 'fr') return `${weekday} ${day === 1 ? '1er' : day} ${monthName} ${year}`
  return `${weekday}, ${monthName} ${day}${englishOrdinal(day)}, ${year}`
}

/** `11/20/26` in English, `20/11/26` in French, without leading zeros on day and month. Spec: PUB-9.5. */
export function shortDate(date: CampusDate, locale: Locale): string {
  const { year, month, day } = partsOf(date)
  const first = locale === 'fr' ? `${day}/${month}` : `${month}/${day}`
  return `${first}/${pad(year % 100)}`
}

/**
 * A time in an hours table: `7:30a`, `12:00p` for noon, `12:00a` for midnight; in French `07h30`, `12h00`, `00h00`.
 * Minutes past midnight (1440 and above) show the hour on the clock. Spec: PUB-2.68.
 */
export function clockShort(minute: MinuteOfDay, locale: Locale): string {
  if (locale === 'en') return englishClock(minute, ['a', 'p'])
  const { hour, past } = onTheClock(minute)
  return `${pad(hour)}h${pad(past)}`
}

/**
 * A time in the table of hours: as `clockShort`, but English says `noon` and `midnight`; French `12h00`, `00h00`.
 * Spec: PUB-2.68.
 */
export function clockInTable(minute: MinuteOfDay, locale: Locale): string {
  const ofDay = minute % minutesPerDay
  if (locale === 'en' && ofDay === 0) return 'midnight'
  if (locale === 'en' && ofDay === minutesPerDay / 2) return 'noon'
  return clockShort(minute, locale)
}

/** A time in an English sentence and in v1 messages: `7:30am`, `12:00pm` for noon. */
export function clockMessage(minute: MinuteOfDay): string {
  return englishClock(minute, ['am', 'pm'])
}

function englishClock(minute: MinuteOfDay, [morning, afternoon]: [string, string]): string {
  const { hour, past } = onTheClock(minute)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${pad(past)}${hour < 12 ? morning : afternoon}`
}

function onTheClock(minute: MinuteOfDay): { hour: number; past: number } {
  const ofDay = ((minute % minutesPerDay) + minutesPerDay) % minutesPerDay
  return { hour: Math.floor(ofDay / 60), past: ofDay % 60 }
}

function englishOrdinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}

function partsOf(date: CampusDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
