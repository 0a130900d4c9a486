import type { Locale } from '@/domain/locale'
import type { DayRibbon } from '@/domain/places/hours/day-ribbon'
import { formatHours } from '@/domain/places/hours/format-hours'
import { isAllDay } from '@/domain/places/hours/schedules'
import { formatMessage } from '@/domain/text/format-message'
import { weekdayOf, type CampusDate } from '@/domain/time/calendar'
import { weekdayName } from '@/domain/time/date-formats'
import { menuMessages } from '@/i18n/menu-messages'
import { hoursMessages } from '@/i18n/site-messages'

/** The hours of a ribbon in words: `Today: 7:00am to 8:30pm`; with the weekday while last night's hours still run. */
export function formatDayHours(
  { date, services }: Pick<DayRibbon, 'date' | 'services'>,
  today: CampusDate,
  locale: Locale,
): string {
  const { day: messages, today: todayWord } = hoursMessages(locale)
  const day = date === today ? todayWord : weekdayName(weekdayOf(date), locale, 'long')
  const message = services.length === 0 ? messages.closed : services.some(isAllDay) ? messages.allDay : messages.open
  return formatMessage(message, { day, hours: formatHours(services, menuMessages(locale).hoursRange, locale) })
}
