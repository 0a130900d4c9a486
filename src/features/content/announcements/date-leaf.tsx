import type { Locale } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'
import { formatMonth } from '@/domain/time/date-formats'
import type { Announcement } from './announcement'
import { announcementDays } from './announcement-times'

type Props = { announcement: Pick<Announcement, 'kind' | 'start' | 'end'>; locale: Locale }

/**
 * The days of an event or an offer in large type, as on a calendar. Renders nothing without a date. Screen readers get the
 * dates in words, which stand beside it.
 */
export function DateLeaf({ announcement, locale }: Props) {
  const days = announcementDays(announcement)
  if (!days) return null
  const from = 'from' in days ? days.from : null
  const until = 'until' in days ? days.until : null
  const isOpen = days.form === 'from' || days.form === 'between'
  const inOneMonth = from !== null && until !== null && from.slice(0, 7) === until.slice(0, 7)
  const after = inOneMonth ? `–${dayOf(until)}` : until ? '\u2009–' : '–'
  return (
    <div className="date-leaf" aria-hidden>
      {from && <Day date={from} locale={locale} after={isOpen ? after : ''} />}
      {until && !inOneMonth && <Day date={until} locale={locale} before={from ? '' : '–'} />}
    </div>
  )
}

type DayProps = { date: CampusDate; locale: Locale; before?: string; after?: string }

/** A day of the month below the name of its month. */
const Day = ({ date, locale, before, after }: DayProps) => (
  <span>
    <small>{formatMonth(date, locale).split(' ')[0]}</small>
    {before}
    {dayOf(date)}
    {after}
  </span>
)

const dayOf = (date: CampusDate) => Number(date.slice(8))
