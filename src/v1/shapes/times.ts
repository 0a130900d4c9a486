import type { TimesRow } from '@/contract/happenings'
import { isoWithOffset, type CampusDate, type MinuteOfDay, type ZoneName } from '@/domain/campus-time'
import { endInstant, startInstant, type Dated } from '@/domain/happenings'

type Hours = Pick<Dated, 'startsAtMinute' | 'endsAtMinute'>

const hourOf = (minute: MinuteOfDay | null) => (minute === null ? null : Math.floor(minute / 60))
const minutesOf = (minute: MinuteOfDay | null) => (minute === null ? null : minute % 60)

/** Spec: PUB-3.9. */
export const timesRow = ({ startsAtMinute = null, endsAtMinute = null }: Dated): TimesRow => ({
  use_date_parts: startsAtMinute !== null,
  start_hour: hourOf(startsAtMinute),
  start_minutes: minutesOf(startsAtMinute),
  end_hour: hourOf(endsAtMinute),
  end_minutes: minutesOf(endsAtMinute),
})

/** The instant at which something begins, in the campus's zone. Spec: V1-1.14. */
export const startText = (start: CampusDate, { startsAtMinute }: Hours, zone: ZoneName): string =>
  isoWithOffset(startInstant(start, startsAtMinute, zone), zone)

/** The instant at which something ends, in the campus's zone. Spec: V1-1.14. */
export const endText = (end: CampusDate, { endsAtMinute }: Hours, zone: ZoneName): string =>
  isoWithOffset(endInstant(end, endsAtMinute, zone), zone)

/** Both, null where no day is said. */
export const spanRow = (it: Dated, zone: ZoneName) => ({
  start: it.start && startText(it.start, it, zone),
  end: it.end && endText(it.end, it, zone),
})
