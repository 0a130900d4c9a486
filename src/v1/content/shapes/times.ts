import type { TimesRow } from '@/contract/content/announcements'
import { formatIsoWithOffset, type ZoneName } from '@/domain/time/campus-time'
import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import { endInstant, startInstant, type DateRange } from '@/domain/content/announcements'

type Hours = Pick<DateRange, 'startsAtMinute' | 'endsAtMinute'>

const hourOf = (minute: MinuteOfDay | null) => (minute === null ? null : Math.floor(minute / 60))
const minutesOf = (minute: MinuteOfDay | null) => (minute === null ? null : minute % 60)

/** The parts of the start and end times; null for a whole day. Spec: PUB-3.9. */
export const timesRow = ({ startsAtMinute = null, endsAtMinute = null }: DateRange): TimesRow => ({
  use_date_parts: startsAtMinute !== null,
  start_hour: hourOf(startsAtMinute),
  start_minutes: minutesOf(startsAtMinute),
  end_hour: hourOf(endsAtMinute),
  end_minutes: minutesOf(endsAtMinute),
})

/** The start as an instant with the offset of the campus. Spec: V1-1.14. */
export const startText = (start: CampusDate, { startsAtMinute }: Hours, zone: ZoneName): string =>
  formatIsoWithOffset(startInstant(start, startsAtMinute, zone), zone)

/** The end as an instant with the offset of the campus. Spec: V1-1.14. */
export const endText = (end: CampusDate, { endsAtMinute }: Hours, zone: ZoneName): string =>
  formatIsoWithOffset(endInstant(end, endsAtMinute, zone), zone)

/** The start and the end; null if there is no such date. */
export const spanRow = (dated: DateRange, zone: ZoneName) => ({
  start: dated.start && startText(dated.start, dated, zone),
  end: dated.end && endText(dated.end, dated, zone),
})
