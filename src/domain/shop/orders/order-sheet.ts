import type { Localized } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'
import type { ItemContents } from './item-contents'
import type { OrderStatus } from './order'

/** Buyer or student on the page of an order. An empty text stands for none. */
export type SheetPerson = {
  name: string
  email: string
  phone: string
  studentId: string
  barcodeId: string
  /** Lines of the postal address. */
  address: string[]
}

/** An item on the page of an order. Amounts are whole cents. */
export type SheetItem = ItemContents & {
  name: Localized
  subscription: { frequency: 'monthly' | 'weekly'; firstBill: CampusDate | null; lastBill: CampusDate | null } | null
  promoMessage: Localized<string | null>
  discountCents: number
  priceCents: number
  taxCents: number
}

/** When staff loaded an order on the card, and the email of the person. */
type CardLoading = { at: Date; by: string }

/** What staff read on the page of an order and load on cards. `student` is null for a buyer who buys for themselves. */
export type OrderSheet = {
  id: string
  no: string
  placedAt: Date | null
  status: OrderStatus
  customerId: string | null
  buyer: SheetPerson
  student: SheetPerson | null
  answers: Localized[]
  items: SheetItem[]
  savingsCents: number
  federalTaxCents: number
  provincialTaxCents: number
  totalCents: number
  paymentType: string | null
  card: { network: string; lastFour: string } | null
  reference: string | null
  installments: { count: number; aprBps: number; totalCents: number } | null
  loaded: CardLoading | null
}
