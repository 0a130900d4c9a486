import type { CampusDate } from '@/domain/time/calendar'

type Price = { priceCents: number | null }

/** A price, and the one that replaces it on a campus day; null when no change is planned. */
export type PriceSchedule = Price & { nextPrice: (Price & { from: CampusDate }) | null }

/** The price of a plan on a campus day. A new price counts from the first minute of its day. */
export function priceOn({ priceCents, nextPrice }: PriceSchedule, today: CampusDate): Price {
  if (!nextPrice || nextPrice.from > today) return { priceCents }
  return { priceCents: nextPrice.priceCents }
}

/** `needs-date`: the price that buyers see was changed without a day. `past-date`: the day of a new price is over. */
export type PriceFault = 'needs-date' | 'past-date'

const isSame = (one: PriceSchedule['nextPrice'], other: PriceSchedule['nextPrice']) =>
  one?.from === other?.from && one?.priceCents === other?.priceCents

/**
 * Checks the prices that staff save, against those that buyers see (null while nobody sees the plan): a price changes on a
 * day, of which today is the first, so that nobody's price changes by an unrelated save.
 */
export function checkPriceChange(
  saved: PriceSchedule,
  published: PriceSchedule | null,
  today: CampusDate,
): PriceFault | null {
  if (!published) return null
  const seen = [published.priceCents, priceOn(published, today).priceCents]
  if (published.priceCents !== null && !seen.includes(saved.priceCents)) return 'needs-date'
  const { nextPrice } = saved
  return nextPrice && nextPrice.from < today && !isSame(nextPrice, published.nextPrice) ? 'past-date' : null
}

/**
 * The prices to store: one whose day has come becomes the price. A new price that buyers see already stays, whatever the save
 * plans next.
 */
export function settlePrice(saved: PriceSchedule, published: PriceSchedule | null, today: CampusDate): PriceSchedule {
  const wasDue = published?.nextPrice && published.nextPrice.from <= today ? published.nextPrice : null
  const current: PriceSchedule = wasDue
    ? {
        ...priceOn({ ...saved, nextPrice: wasDue }, today),
        nextPrice: isSame(saved.nextPrice, wasDue) ? null : saved.nextPrice,
      }
    : saved
  if (!current.nextPrice || current.nextPrice.from > today) return current
  return { ...priceOn(current, today), nextPrice: null }
}
