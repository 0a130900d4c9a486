import { isHexId } from '@/domain/hex-id'
import { addDays, isCampusDate, type CampusDate } from '@/domain/time/calendar'

/** Which orders count: those of campus days, both included, or those whose buyer chose a term, whenever they were placed. */
export type SalesPeriod = { from: CampusDate; to: CampusDate } | { term: string }

export type PeriodFault = 'unknown-period' | 'no-dates' | 'wrong-order'

/** What the studio sends: a kind of period, and the id of a term or two dates where the kind needs them. */
type Sent = Readonly<Record<'period' | 'term' | 'from' | 'to', string | null>>

const firstOfMonth = (date: CampusDate): CampusDate => `${date.slice(0, 7)}-01`

/** The period of a request, `this-month` without one; or why it cannot be read. `today` is the campus date. */
export function parseSalesPeriod({ period, term, from, to }: Sent, today: CampusDate): SalesPeriod | PeriodFault {
  const first = firstOfMonth(today)
  switch (period ?? 'this-month') {
    case 'this-month':
      return { from: first, to: today }
    case 'last-7-days':
      return { from: addDays(today, -6), to: today }
    case 'last-month':
      return { from: firstOfMonth(addDays(first, -1)), to: addDays(first, -1) }
    case 'term':
      return isHexId(term) ? { term } : 'unknown-period'
    case 'days':
      if (from === null || to === null || !isCampusDate(from) || !isCampusDate(to)) return 'no-dates'
      return from > to ? 'wrong-order' : { from, to }
    default:
      return 'unknown-period'
  }
}
