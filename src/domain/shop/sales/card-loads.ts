import type { Locale, Localized } from '@/domain/locale'
import { formatDecimal } from '@/domain/shop/money/typed-amount'
import type { MealAllowance } from '@/domain/shop/meal-allowance'
import { loadedCents } from '@/domain/shop/orders/item-contents'
import type { OrderSheet } from '@/domain/shop/orders/order-sheet'
import { byteOrderMark, csvCell, csvRow } from '@/domain/text/csv'
import type { CampusDate } from '@/domain/time/calendar'

/** Orders that one list, one file and one change of the card office cover. */
export const mostCardOrders = 500

/** The states of an order whose items are on a card or should be: a refund in part leaves them there. */
export const loadableStatuses = ['approved', 'partlyRefunded'] as const

/** What the card office loads for one item of an order. `balanceCents` includes the bonus; null stands for none. */
type CardLoad = {
  plan: Localized
  swipes: number | null
  /** What the number of swipes counts; null for an item without swipes. */
  per: MealAllowance['per'] | null
  balanceCents: number | null
  validFrom: CampusDate | null
  validUntil: CampusDate | null
}

/** A paid order for the card office: the card's owner and the items to load. `loaded` is a formatted date and name; '' if not loaded. */
export type CardOrder = {
  id: string
  no: string
  studentId: string
  name: string
  loads: CardLoad[]
  loaded: string
}

/** The card is that of the student, or of the buyer who buys for themselves. */
export function cardOrderOf({ id, no, buyer, student, items }: Omit<OrderSheet, 'loaded'>): Omit<CardOrder, 'loaded'> {
  return {
    id,
    no,
    studentId: student?.studentId || buyer.studentId,
    name: student?.name || buyer.name,
    loads: items.map(({ name, allowance, swipes, validFrom, validUntil, ...item }) => ({
      plan: name,
      swipes: swipes ?? allowance?.meals ?? null,
      per: swipes === null ? (allowance?.per ?? null) : 'plan',
      balanceCents: loadedCents(item),
      validFrom,
      validUntil,
    })),
  }
}

export type CardLoadWords = {
  header: readonly string[]
  /** « per month » and the like; `plan` is empty where the number covers the whole plan. */
  per: Readonly<Record<MealAllowance['per'], string>>
}

/** The file for the card office: one line per item, so that an order of two plans has two. Spec: CUS-3.12. */
export function writeCardLoads(orders: readonly CardOrder[], { header, per }: CardLoadWords, locale: Locale): string {
  const lines = orders.flatMap(({ no, studentId, name, loads, loaded }) =>
    loads.map((load) =>
      csvRow(
        [
          ...[studentId, name, load.plan[locale]],
          load.swipes === null ? '' : String(load.swipes),
          load.per === null ? '' : per[load.per],
          load.balanceCents === null ? '' : formatDecimal(load.balanceCents, 2, locale, 'keep'),
          ...[load.validFrom ?? '', load.validUntil ?? '', no, loaded],
        ].map(csvCell),
        locale,
      ),
    ),
  )
  return byteOrderMark + csvRow(header.map(csvCell), locale) + lines.join('')
}
