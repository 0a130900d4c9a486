import type { Localized } from '@/domain/locale'
import type { PriceStep } from '@/domain/shop/cart/price-steps'
import type { OrderSheet } from '@/domain/shop/orders/order-sheet'
import type { OrderStatus } from '@/domain/shop/orders/order'
import type { RefundState } from '@/domain/shop/orders/refunds'
import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'

/** A moment at the campus. */
export type CampusMoment = { date: CampusDate; minute: MinuteOfDay }

type MoneyRefund = {
  id: string
  amountCents: number
  state: RefundState
  reason: string
  cancelsOrder: boolean
  by: string
  at: CampusMoment | null
}

type MoneyEntry = {
  id: string
  bookedOn: CampusDate
  kind: string
  reference: string | null
  postings: { account: string; amountCents: number }[]
}

/** The answer of `GET /api/orders/{id}/money`. Amounts are whole cents. */
export type OrderMoneyAnswer = {
  no: string
  status: OrderStatus
  totalCents: number
  refundedCents: number
  restCents: number
  sheet: Omit<OrderSheet, 'placedAt' | 'loaded'> & {
    placedAt: CampusMoment | null
    loaded: { at: CampusMoment; by: string } | null
  }
  canRefund: boolean
  canCancel: boolean
  refunds: MoneyRefund[]
  entries: MoneyEntry[]
  lines: { name: Localized; steps: PriceStep[] }[]
  consents: { kind: string; locale: string; version: string; at: CampusMoment | null }[]
}

/** The answer of `POST /api/orders/{id}/refund`. */
export type RefundAnswer = { amountCents: number; state: RefundState }
