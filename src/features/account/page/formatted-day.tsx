import { campusDateAt, minuteOfDayAt, type ZoneName } from '@/domain/time/campus-time'
import { formatShortDate, formatShortDateTime } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'

type Props = { at: Date; zone: ZoneName; locale: Locale }

/** The campus date of an instant: `11/20/26`, in French `20/11/26`. Spec: PUB-9.5. */
export function FormattedDay({ at, zone, locale }: Props) {
  const date = campusDateAt(at, zone)
  return <time dateTime={date}>{formatShortDate(date, locale)}</time>
}

/** The date and time of an instant on campus: `11/20/26, 12:05pm`, in French `20/11/26, 12h05`. Spec: PUB-9.5. */
export function FormattedMoment({ at, zone, locale }: Props) {
  const text = formatShortDateTime(campusDateAt(at, zone), minuteOfDayAt(at, zone), locale)
  return <time dateTime={at.toISOString()}>{text}</time>
}
