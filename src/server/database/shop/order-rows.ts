import type { OrderStatus } from '@/domain/shop/orders/order'
import { paymentTypes, type PaymentType } from '@/domain/shop/payments/payment-types'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, idOf, instantOf, numberOf, textOf } from '@/server/database/stored-values'
import type { CardDetails } from '@/server/payments/provider'

/** What the steps of an order read of it. */
export type StoredOrder = {
  id: string
  no: string
  siteId: string
  customerId: string | null
  paymentType: PaymentType
  status: OrderStatus
  /** A result code, `needs-action` while the bank asks the buyer, or `abandoned`. */
  resultCode: string | null
  /** The payment provider; null for an order that is charged by none. */
  provider: string | null
  /** The provider's reference of the authorised charge; null until it is authorised. */
  reference: string | null
  card: CardDetails | null
  savedMethod: string | null
  totalCents: number
  federalTaxCents: number
  provincialTaxCents: number
  /** The cart that was submitted; '' for an order that came from none. */
  cartId: string
  cartRevision: number
  placedAt: Date
  attemptedAt: Date | null
  settledAt: Date | null
}

const statuses: readonly OrderStatus[] = ['pending', 'approved', 'declined', 'partlyRefunded', 'refunded', 'canceled']
const networks = ['American Express', 'Mastercard', 'Visa'] as const

/** The key of a submit: its cart as it was, and how often it was submitted after a refused payment. */
export const idempotencyKey = (cart: { id: string; revision: number }, attempt: number): string =>
  attempt === 1 ? `${cart.id}:${cart.revision}` : `${cart.id}:${cart.revision}:${attempt}`

export function orderOf(row: StoredRow<'orders'>): StoredOrder {
  const [cartId = '', revision] = (textOf(row.idempotencyKey) ?? '').split(':')
  return {
    id: String(row.id),
    no: textOf(row.no) ?? '',
    siteId: idOf(row.site) ?? '',
    customerId: idOf(row.customer),
    paymentType: paymentTypes.find((type) => type === row.paymentType) ?? 'Credit card',
    status: statuses.find((status) => status === row.paymentStatus) ?? 'pending',
    resultCode: textOf(row.resultCode),
    provider: textOf(row.provider),
    reference: textOf(row.paymentReference),
    card: cardOf(row),
    savedMethod: textOf(row.savedMethod),
    totalCents: numberOf(row.totalCents) ?? 0,
    federalTaxCents: numberOf(row.federalTaxCents) ?? 0,
    provincialTaxCents: numberOf(row.provincialTaxCents) ?? 0,
    cartId,
    cartRevision: Number(revision ?? 0),
    placedAt: instantOf(row.placedAt) ?? new Date(0),
    attemptedAt: instantOf(row.attemptedAt),
    settledAt: instantOf(row.settledAt),
  }
}

function cardOf(row: unknown): CardDetails | null {
  const { cardType, cardLastFour } = fieldsOf(row)
  const network = networks.find((one) => one === cardType)
  return network ? { network, lastFour: textOf(cardLastFour) ?? '' } : null
}
