import { campusDateAt, clockMessage, clockShort, minuteOfDayAt, type ZoneName } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { fillIn } from '@/ui/fill-in'
import type { MenuWords } from './menu-words'

type Props = {
  changedAt: Date | null
  now: Date
  zone: ZoneName
  locale: Locale
  words: Pick<MenuWords, 'changedToday'>
}

/** That staff changed a menu after it was there, on the day on which they did, campus time. Spec: PUB-2.36. */
export function ChangedToday({ changedAt, now, zone, locale, words }: Props) {
  if (!changedAt || campusDateAt(changedAt, zone) !== campusDateAt(now, zone)) return null
  const minute = minuteOfDayAt(changedAt, zone)
  const time = locale === 'fr' ? clockShort(minute, 'fr') : clockMessage(minute)
  return <p className="menu-changed">{fillIn(words.changedToday, { time })}</p>
}
