import type { Localized } from '@/domain/locale'
import type { CardOrder } from '@/domain/shop/sales/card-loads'
import type { Difference } from '@/domain/shop/sales/reconcile'
import type { RevenueByDay, RevenueOfTerm } from '@/domain/shop/sales/revenue'
import type { SalesPeriod } from '@/domain/shop/sales/sales-period'
import type { SalesSummary } from '@/domain/shop/sales/summarize-sales'
import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'

type Named = { id: string; name: Localized }

/** The answer of `GET /api/orders/sales`. `site` is null for a person without a site. */
export type SalesAnswer = {
  sites: Named[]
  site: string | null
  today: CampusDate | null
  terms: Named[]
  period: SalesPeriod | null
  sales: SalesSummary
  byDay: RevenueByDay
  byTerm: RevenueOfTerm[]
}

/** The answer of `GET /api/orders/abandoned-carts`: one page, and the number and sum of all carts. */
export type AbandonedAnswer = {
  site: string | null
  count: number
  totalCents: number
  page: number
  pages: number
  carts: {
    id: string
    customer: { id: string; name: string; email: string } | null
    changed: { date: CampusDate; minute: MinuteOfDay }
    items: Localized[]
    totalCents: number
  }[]
}

/** The answer of `GET /api/orders/reconciliations` and of `POST /api/orders/reconcile`. */
export type ReconciliationsAnswer = {
  site: string | null
  yesterday: CampusDate | null
  days: {
    day: CampusDate
    provider: string
    compared: { date: CampusDate; minute: MinuteOfDay } | null
    matched: number
    differences: Difference[]
  }[]
}

/** The answer of `GET /api/orders/card-loads`. `hasMore`: there are more orders than one list has. */
export type CardLoadsAnswer = {
  site: string | null
  hasMore: boolean
  orders: (Omit<CardOrder, 'loaded'> & { loaded: { date: CampusDate; minute: MinuteOfDay; by: string } | null })[]
}
