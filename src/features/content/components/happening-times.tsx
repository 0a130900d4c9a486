import type { ReactNode } from 'react'
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
  const day = (word: ReactNode, date: string) => side(word, date, longDate(date, locale))
  return (
    <p className="happening-days">
      {near && <span className="happening-near">{near}</span>}
      {days && (
        <span className="happening-dates">
          {t.rich(`days.${days.form}`, {
            from: (word) => 'from' in days && day(word, days.from),
            until: (word) => 'until' in days && day(word, days.until),
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
  const time = (word: ReactNode, minute: number) => side(word, clockRead(minute), clockSaid(minute, locale))
  return (
    <ul className="happening-where">
      {times && (
        <li>
          <Clock size={20} aria-hidden />
          <span>
            {t.rich(`times.${times.form}`, {
              from: (word) => 'from' in times && time(word, times.from),
              until: (word) => 'until' in times && time(word, times.until),
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

/** A date or a time with the word before it, kept on one line where there is room. */
const side = (word: ReactNode, read: string, said: string) => (
  <span className="happening-side">
    {word}
    <time dateTime={read}>{said}</time>
  </span>
)
