import type { Locale } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'
import { formatTime } from '@/domain/time/date-formats'
import type { Service } from './schedules'

/** Formats hours by a message with `{from}` and `{to}`: `7:00am to 10:00am, 11:00am to 2:30pm`. */
export const formatHours = (services: readonly Service[], range: string, locale: Locale): string =>
  services
    .map(({ opensAtMinute, closesAtMinute }) =>
      formatMessage(range, { from: formatTime(opensAtMinute, locale), to: formatTime(closesAtMinute, locale) }),
    )
    .join(', ')
