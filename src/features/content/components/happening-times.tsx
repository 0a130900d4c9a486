import { Clock, MapPin } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { longDate } from '@/domain/date-formats'
import type { Locale } from '@/domain/locale'
import type { Happening } from '@/features/content/happening'
import { clockRead, clockSaid, daysOf, timesOf } from '@/features/content/happening-times'

type Props = { happening: Happening; locale: Locale }

/** Its days, and how near they are where that is worth a word. Spec: PUB-2.41, PUB-2.44, PUB-2.48, PUB-9.5. */
export async function Dateline({ happening, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'happenings' })
  const days = daysOf(happening)
  const { kind, nearness } = happening
  const near = t.has(`${kind}.${nearness}`) ? t(`${kind}.${nearness}`) : null
  if (!days && !near) return null
  const day = (date: string) => <time dateTime={date}>{longDate(date, locale)}</time>
  return (
    <p className="happening-days">
      {near && <span className="happening-near">{near}</span>}
      {days && (
        <span className="happening-dates">
          {t.rich(`days.${days.form}`, {
            from: () => 'from' in days && day(days.from),
            until: () => 'until' in days && day(days.until),
          })}
        </span>
      )}
    </p>
  )
}

/** Its hours and its place, those that are known. Spec: PUB-2.41, PUB-2.44. */
export async function TimesAndPlace({ happening, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'happenings' })
  const times = timesOf(happening)
  const { place } = happening
  if (!times && !place) return null
  const time = (minute: number) => <time dateTime={clockRead(minute)}>{clockSaid(minute, locale)}</time>
  return (
    <ul className="happening-where">
      {times && (
        <li>
          <Clock size={20} aria-hidden />
          <span>
            {t.rich(`times.${times.form}`, {
              from: () => 'from' in times && time(times.from),
              until: () => 'until' in times && time(times.until),
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
