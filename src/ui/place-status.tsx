import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import { localize, type Locale } from '@/domain/locale'
import { closureReason } from '@/domain/places/hours/closure-reason'
import { formatHours } from '@/domain/places/hours/format-hours'
import { formatStatusMessage, getOpenStatus } from '@/domain/places/hours/open-status'
import { hasHours, servicesOn } from '@/domain/places/hours/schedules'
import { StatusBadge, statusTone, type StatusTone } from './status-badge'
import { formatMessage } from '@/domain/text/format-message'
import type { MenuMessages } from '@/i18n/menu-messages'

type Props = {
  site: Site
  location: Location
  /** Absent or null for now. */
  date?: CampusDate | null
  now: Date
  locale: Locale
  words: MenuMessages
}

/** Shows whether the location is open now and until when, or the hours of a day. Spec: PUB-2.27. */
export function PlaceStatus(props: Props) {
  const { tone, text } = formatStatus(props)
  return (
    <p className="menu-status">
      <StatusBadge tone={tone} word={text} />
    </p>
  )
}

function formatStatus({ site, location, date, now, locale, words }: Props): { tone: StatusTone; text: string } {
  const unknown = { tone: 'unknown', text: words.hoursUnknown } as const
  if (!date) {
    const status = getOpenStatus(location.schedules, now, site.timeZone)
    if (!status.known) return unknown
    const reason = localize(closureReason(location.schedules, status, now, site.timeZone), locale)
    const message = formatStatusMessage(status, now, site.timeZone, locale)
    return { tone: statusTone(status), text: reason ? `${message} ${reason}` : message }
  }
  if (!hasHours(location.schedules, date)) return unknown
  const services = servicesOn(location.schedules, date)
  if (services.length === 0) return { tone: 'closed', text: words.closedThatDay }
  const hours = formatHours(services, words.hoursRange, locale)
  return { tone: 'unknown', text: formatMessage(words.hoursThatDay, { hours }) }
}
