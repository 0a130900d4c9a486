import type { CampusDate } from '@/domain/time/calendar'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { coordinatesOf, distanceMetres } from './distance'
import type { Location } from '@/domain/places/location'
import { getOpenStatus, type OpenStatus } from '@/domain/places/hours/open-status'
import { hasHours, servicesOn, type Schedule } from '@/domain/places/hours/schedules'

/** A location near another one. `metres` is null when one of them has no coordinates. */
export type NearbyLocation = { location: Location; sameBuilding: boolean; metres: number | null }

/**
 * What is open instead of a closed location. `nearest` are the open ones, nearest first. When none is open today, `next` is
 * the first to open within seven days; null when nothing does, or when another day was asked for.
 */
type OpenAlternatives = { nearest: NearbyLocation[]; next: NearbyLocation | null }

type Context = {
  now: Date
  zone: ZoneName
  /** The date on which the visitor meets the closed location. Today means now. */
  date: CampusDate
  /** The greatest number of locations. */
  max: number
}

const minuteMs = 60_000
const knownStatuses = new WeakMap<readonly Schedule[], { minute: number; zone: ZoneName; status: OpenStatus }>()

/** The status at an instant, remembered for its minute: a page with n closed locations needs the status of each n times. */
function statusAt(schedules: readonly Schedule[], now: Date, zone: ZoneName): OpenStatus {
  const minute = Math.floor(now.getTime() / minuteMs)
  const known = knownStatuses.get(schedules)
  if (known && known.minute === minute && known.zone === zone) return known.status
  const status = getOpenStatus(schedules, now, zone)
  knownStatuses.set(schedules, { minute, zone, status })
  return status
}

/** Whether a location is closed now, or all day on another date. It is not known to be closed while its hours are unknown. */
export function isKnownClosed(location: Location, { now, zone, date }: Omit<Context, 'max'>): boolean {
  const { schedules } = location
  if (date !== campusDateAt(now, zone)) return hasHours(schedules, date) && servicesOn(schedules, date).length === 0
  const { known, label } = statusAt(schedules, now, zone)
  return known && label === 'closed'
}

/**
 * Finds the active locations that are open instead of a closed one: those of its building first, then by distance. Locations
 * without coordinates come last, in the given order, as they all do when the closed one has none.
 */
export function findOpenAlternatives(
  closed: Location,
  all: readonly Location[],
  { now, zone, date, max }: Context,
): OpenAlternatives {
  const isToday = date === campusDateAt(now, zone)
  const others = all.filter(({ id, active }) => active && id !== closed.id)
  const isOpen = ({ schedules }: Location) =>
    isToday ? statusAt(schedules, now, zone).label === 'open' : servicesOn(schedules, date).length > 0
  const nearest = sortByDistance(others.filter(isOpen).map((location) => nearbyOf(closed, location)))
  if (nearest.length > 0 || !isToday) return { nearest: nearest.slice(0, max), next: null }
  const next = findNextToOpen(others, now, zone)
  return { nearest: [], next: next && nearbyOf(closed, next) }
}

function nearbyOf(closed: Location, location: Location): NearbyLocation {
  const [from, to] = [coordinatesOf(closed.address), coordinatesOf(location.address)]
  return {
    location,
    sameBuilding: closed.buildingId !== null && closed.buildingId === location.buildingId,
    metres: from && to && distanceMetres(from, to),
  }
}

const rank = ({ sameBuilding, metres }: NearbyLocation) => (sameBuilding ? -1 : (metres ?? Infinity))

/** The sort is stable, so that equal distances keep the order of staff. */
const sortByDistance = (nearby: NearbyLocation[]) =>
  nearby.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))

/** The active location that opens first within seven days, when none is open; null when one is open and when none opens. */
export function findFirstToOpen(all: readonly Location[], now: Date, zone: ZoneName): Location | null {
  const active = all.filter((location) => location.active)
  return active.some(({ schedules }) => statusAt(schedules, now, zone).label === 'open')
    ? null
    : findNextToOpen(active, now, zone)
}

/** The location that opens first within seven days; null when none does. Of two, the first in the given order. */
function findNextToOpen(locations: readonly Location[], now: Date, zone: ZoneName): Location | null {
  const opening = locations.flatMap((location) => {
    const { opensNext, nextChangeAt } = statusAt(location.schedules, now, zone)
    return opensNext && nextChangeAt ? [{ location, at: nextChangeAt.getTime() }] : []
  })
  return opening.toSorted((a, b) => a.at - b.at)[0]?.location ?? null
}
