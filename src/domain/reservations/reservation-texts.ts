import type { Locale } from '@/domain/locale'
import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import { formatMessageTime, formatShortDate, formatShortTime } from '@/domain/time/date-formats'

/** A time on the campus's clock: `5:30pm`, in French `17h30`. */
export const formatReservationTime = (minute: MinuteOfDay, locale: Locale): string =>
  locale === 'fr' ? formatShortTime(minute, 'fr') : formatMessageTime(minute)

/** Where and when a reservation is, as the values of messages: `11/24/26` and `5:30pm`, in French `24/11/26` and `17h30`. */
export const reservationValues = (
  { locationName, date, minute }: { locationName: string; date: CampusDate; minute: MinuteOfDay },
  locale: Locale,
) => ({
  location: locationName,
  date: formatShortDate(date, locale),
  time: formatReservationTime(minute, locale),
})
