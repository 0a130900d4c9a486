import type { Localized } from '@/domain/locale'
import type { MealAllowance } from '@/domain/shop/meal-allowance'
import type { CampusDate } from '@/domain/time/calendar'
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

/** An item on the page of an order. Amounts are whole cents; `balanceCents` is without the bonus. */
export type SheetItem = {
  name: Localized
  allowance: MealAllowance | null
  swipes: number | null
  balanceCents: number | null
  bonusCents: number
  validFrom: CampusDate | null
  validUntil: CampusDate | null
  subscription: { frequency: 'monthly' | 'weekly'; firstBill: CampusDate | null; lastBill: CampusDate | null } | null
  promoCode: string | null
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
