import type { Location, Site } from '@/domain/campus'
import { campusDateAt, clockMessage, clockShort, type CampusDate } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { openStatus, statusMessage } from '@/domain/open-status'
import { servicesOn } from '@/domain/schedules'
import { StatusBadge, toneOf, type StatusTone } from '@/ui/status-badge'
import { fillIn } from '@/ui/fill-in'
import type { MenuWords } from './menu-words'

type Props = { site: Site; location: Location; date: CampusDate; now: Date; locale: Locale; words: MenuWords }

/** Whether the location is open and until when; for another day than today, that day's hours. Spec: PUB-2.27. */
export function PlaceStatus(props: Props) {
  const { tone, text } = statusOf(props)
  return (
    <p className="menu-status">
      <StatusBadge tone={tone} word={text} />
    </p>
  )
}

function statusOf({ site, location, date, now, locale, words }: Props): { tone: StatusTone; text: string } {
  if (location.schedules.length === 0) return { tone: 'unknown', text: words.hoursUnknown }
  if (date === campusDateAt(now, site.timeZone)) {
    const status = openStatus(location.schedules, now, site.timeZone)
    return { tone: toneOf(status), text: statusMessage(status, now, site.timeZone, locale) }
  }
  const services = servicesOn(location.schedules, date)
  if (services.length === 0) return { tone: 'closed', text: words.closedThatDay }
  const clock = (minute: number) => (locale === 'fr' ? clockShort(minute, 'fr') : clockMessage(minute))
  const hours = services.map(({ opensAtMinute, closesAtMinute }) =>
    fillIn(words.hoursRange, { from: clock(opensAtMinute), to: clock(closesAtMinute) }),
  )
  return { tone: 'unknown', text: fillIn(words.hoursThatDay, { hours: hours.join(', ') }) }
}
