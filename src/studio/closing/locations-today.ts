import type { Localized } from '@/domain/locale'
import type { Occupancy } from '@/domain/places/occupancy'

/** A location in the panel "Today". `closure` is the one in force; its `lastDay` is null when it ends today at a time. */
export type LocationToday = {
  id: string
  name: Localized
  occupancy: Occupancy
  status: { label: 'open' | 'closed'; message: string }
  reason: Localized | null
  closure: { id: string; lastDay: string | null; by: string | null } | null
}

/** The answer of `GET /api/schedules/today`. `site` is null for a person without a site. */
export type LocationsToday = {
  sites: { id: string; name: Localized }[]
  site: string | null
  today: string | null
  halls: LocationToday[]
}
