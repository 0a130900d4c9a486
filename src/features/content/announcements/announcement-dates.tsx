import type { ReactNode } from 'react'
import { Clock, MapPin } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { formatLongDate } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'
import type { Announcement } from './announcement'
import { isoTimeOfDay, formatTimeOfDay, announcementDays, announcementTimes } from './announcement-times'

type Props = { announcement: Announcement; locale: Locale }

/** The dates of an announcement, with a label such as "Today" or "Last day" if it has one. Spec: PUB-2.41, PUB-2.44, PUB-2.48, PUB-9.5. */
export async function Dateline({ announcement, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'happenings' })
  const days = announcementDays(announcement)
  const { kind, nearness } = announcement
  const label = t.has(`${kind}.${nearness}`) ? t(`${kind}.${nearness}`) : null
  if (!days && !label) return null
  const day = (prefix: ReactNode, date: string) => renderPoint(prefix, date, formatLongDate(date, locale))
  return (
    <p className="announcement-days">
      {label && <span className="announcement-timing">{label}</span>}
      {days && (
        <span className="announcement-dates">
          {t.rich(`days.${days.form}`, {
            from: (prefix) => 'from' in days && day(prefix, days.from),
            until: (prefix) => 'until' in days && day(prefix, days.until),
          })}
        </span>
      )}
    </p>
  )
}

/** The times and the place of an announcement. Renders nothing if neither is known. Spec: PUB-2.41, PUB-2.44. */
export async function TimesAndPlace({ announcement, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'happenings' })
  const times = announcementTimes(announcement)
  const { place } = announcement
  if (!times && !place) return null
  const time = (prefix: ReactNode, minute: number) =>
    renderPoint(prefix, isoTimeOfDay(minute), formatTimeOfDay(minute, locale))
  return (
    <ul className="announcement-details">
      {times && (
        <li>
          <Clock size={20} aria-hidden />
          <span>
            {t.rich(`times.${times.form}`, {
              from: (prefix) => 'from' in times && time(prefix, times.from),
              until: (prefix) => 'until' in times && time(prefix, times.until),
            })}
          </span>
        </li>
      )}
      {place && (
        <li>
          <MapPin size={20} aria-hidden />
          <span>{place.name}</span>
        </li>
      )}
    </ul>
  )
}

/** A date or time with its preposition, on one line if there is room. `value` is the machine-readable form. */
const renderPoint = (prefix: ReactNode, value: string, text: string) => (
  <span className="announcement-point">
    {prefix}
    <time dateTime={value}>{text}</time>
  </span>
)
