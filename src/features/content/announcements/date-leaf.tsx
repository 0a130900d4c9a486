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
  const dash = from && until && !isSameMonth(from, until) ? '\u2009–' : '–'
  return (
    <div className="date-leaf" aria-hidden>
      {from && <Day date={from} locale={locale} after={isOpen ? dash : ''} />}
      {until && <Day date={until} locale={locale} before={from ? '' : '–'} sameMonth={isSameMonth(from, until)} />}
    </div>
  )
}

type DayProps = { date: CampusDate; locale: Locale; before?: string; after?: string; sameMonth?: boolean }

/** A day of the month below the name of its month. */
const Day = ({ date, locale, before, after, sameMonth = false }: DayProps) => (
  <span>
    {!sameMonth && <small>{formatMonth(date, locale).split(' ')[0]}</small>}
    {before}
    {Number(date.slice(8))}
    {after}
  </span>
)

const isSameMonth = (one: CampusDate | null, other: CampusDate) => one?.slice(0, 7) === other.slice(0, 7)
