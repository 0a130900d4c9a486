import type { Location, Site } from '@/domain/campus'
import { campusDateAt, clockMessage, clockShort, type CampusDate } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { openStatus, statusMessage } from '@/domain/open-status'
import { servicesOn } from '@/domain/schedules'
import { fillIn } from './fill-in'
import type { MenuWords } from './menu-words'

type Tone = 'open' | 'soon' | 'closed' | 'unknown'
type Props = { site: Site; location: Location; date: CampusDate; now: Date; locale: Locale; words: MenuWords }

/** Whether the location is open and until when; for another day than today, that day's hours. Spec: PUB-2.27. */
export function PlaceStatus(props: Props) {
  const { tone, text } = statusOf(props)
  return (
    <p className="menu-status" data-tone={tone}>
      <StatusShape tone={tone} />
      {text}
    </p>
  )
}

function statusOf({ site, location, date, now, locale, words }: Props): { tone: Tone; text: string } {
  if (location.schedules.length === 0) return { tone: 'unknown', text: words.hoursUnknown }
  if (date === campusDateAt(now, site.timeZone)) {
    const status = openStatus(location.schedules, now, site.timeZone)
    const tones = { green: 'open', orange: 'soon', red: 'closed', grey: 'unknown' } as const
    return { tone: tones[status.color], text: statusMessage(status, now, site.timeZone, locale) }
  }
  const services = servicesOn(location.schedules, date)
  if (services.length === 0) return { tone: 'closed', text: words.closedThatDay }
  const clock = (minute: number) => (locale === 'fr' ? clockShort(minute, 'fr') : clockMessage(minute))
  const hours = services.map(({ opensAtMinute, closesAtMinute }) => fillIn(words.hoursRange, { from: clock(opensAtMinute), to: clock(closesAtMinute) }))
  return { tone: 'unknown', text: fillIn(words.hoursThatDay, { hours: hours.join(', ') }) }
}

/** A disc, a disc running out, a bar across a ring, a ring: a shape before it is a colour. */
function StatusShape({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <circle cx="8" cy="8" r="7" fill={tone === 'open' ? 'currentColor' : 'none'} />
      {tone === 'soon' && <path d="M8 8V1a7 7 0 0 1 0 14z" fill="currentColor" stroke="none" />}
      {tone === 'closed' && <path d="M4 8h8" strokeWidth="2.5" />}
    </svg>
  )
}
