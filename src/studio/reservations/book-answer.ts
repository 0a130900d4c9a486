import type { Localized } from '@/domain/locale'
import type { BookTime } from '@/domain/reservations/day-book'
import type { CampusDate } from '@/domain/time/calendar'

type Named = { id: string; name: Localized }

/** The answer of `GET /api/reservations/book`. `site` is null for a person without a site, `hall` where none takes reservations. */
export type BookAnswer = {
  sites: Named[]
  site: string | null
  halls: Named[]
  hall: string | null
  today: CampusDate | null
  date: CampusDate | null
  times: BookTime[]
}
