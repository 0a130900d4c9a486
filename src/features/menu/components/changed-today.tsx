import { campusDateAt, minuteOfDayAt, type ZoneName } from '@/domain/time/campus-time'
import { formatTime } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'
import type { MenuMessages } from '@/i18n/menu-messages'

type Props = {
  changedAt: Date | null
  now: Date
  zone: ZoneName
  locale: Locale
  messages: Pick<MenuMessages, 'changedToday'>
}

/** "Menu updated today at 10:40am", shown on the campus day on which staff changed a published menu. */
export function ChangedToday({ changedAt, now, zone, locale, messages }: Props) {
  if (!changedAt || campusDateAt(changedAt, zone) !== campusDateAt(now, zone)) return null
  const time = formatTime(minuteOfDayAt(changedAt, zone), locale)
  return <p className="menu-changed">{formatMessage(messages.changedToday, { time })}</p>
}
