import { idOf, instantOf, textOf } from '@/server/database/stored-values'

/** A use of a promo code that is reserved or used. `until` is the end of a reservation. */
export type Taken = {
  id: string
  promoCode: string
  state: string
  slot: string
  buyerSlot: string
  cart: string | null
  until: Date | null
}

export const takenOf = (row: Record<string, unknown>): Taken => ({
  id: String(row.id),
  promoCode: idOf(row.promoCode) ?? '',
  state: textOf(row.state) ?? '',
  slot: textOf(row.slot) ?? '',
  buyerSlot: textOf(row.buyerSlot) ?? '',
  cart: idOf(row.cart),
  until: instantOf(row.reservedUntil),
})
