import { campusDateAt, type ZoneName } from '@/domain/campus-time'
import { shortDate } from '@/domain/date-formats'
import type { Locale } from '@/domain/locale'

/** The campus's day of an instant: `11/20/26`, in French `20/11/26`. Spec: PUB-9.5. */
export function DayOf({ at, zone, locale }: { at: Date; zone: ZoneName; locale: Locale }) {
  const date = campusDateAt(at, zone)
  return <time dateTime={date}>{shortDate(date, locale)}</time>
}
