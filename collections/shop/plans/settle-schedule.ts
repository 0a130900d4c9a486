import type { PayloadRequest } from 'payload'
import { checkPriceChange, settlePrice, type PriceFault, type PriceSchedule } from '@/domain/shop/plan-price'
import { isCampusDate, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { fieldsOf, numberOf, textOf } from '@/server/database/stored-values'
import { type BilingualText, bilingual } from '@collections/labels'

type Fields = Readonly<Record<string, unknown>>
/** The fields of a price and of the one that replaces it on a day. */
export type PriceFields = { price: string; next: string; from: string }

/** Of a meal plan, a balance, or a choice of a custom plan. */
export const planFields = { price: 'priceCents', next: 'nextPriceCents', from: 'nextPriceFrom' }
/** Of the settings of the order form. */
export const coffeeFields = {
  price: 'coffeeSubscriptionPriceCents',
  next: 'coffeeSubscriptionNextPriceCents',
  from: 'coffeeSubscriptionNextPriceFrom',
}

const messages: Record<PriceFault, BilingualText> = {
  'needs-date': bilingual(
    'Buyers already see this price. Enter the new one in “New price”, and in “New price from” the first day that it applies. That day can be today.',
    'Ce prix est déjà affiché. Entrez le nouveau dans «\u00a0Nouveau prix\u00a0» et, dans «\u00a0Nouveau prix à partir du\u00a0», le premier jour où il s’applique. Ce jour peut être aujourd’hui.',
  ),
  'past-date': bilingual('Choose today or a later day.', 'Choisissez aujourd’hui ou un jour ultérieur.'),
}

/** Half of a new price counts as none: `requireTerms` asks for the other half. */
export function scheduleOf(doc: Fields, { price, next, from }: PriceFields): PriceSchedule {
  const [nextCents, day] = [numberOf(doc[next]), textOf(doc[from])]
  const isComplete = nextCents !== null && day !== null && isCampusDate(day)
  return {
    priceCents: numberOf(doc[price]),
    nextPrice: isComplete ? { priceCents: nextCents, from: day } : null,
  }
}

/** The fields to store, or the one that is refused and why. `published` is what buyers see; null while nobody does. */
export function settleSchedule(
  saved: PriceSchedule,
  published: PriceSchedule | null,
  today: CampusDate,
  { price, next, from }: PriceFields,
): { refused: { field: string; text: BilingualText } } | { settled: Record<string, unknown> } {
  const fault = checkPriceChange(saved, published, today)
  if (fault) return { refused: { field: fault === 'needs-date' ? price : from, text: messages[fault] } }
  const now = settlePrice(saved, published, today)
  if (now === saved) return { settled: {} }
  return {
    settled: {
      [price]: now.priceCents,
      [next]: now.nextPrice?.priceCents ?? null,
      [from]: now.nextPrice?.from ?? null,
    },
  }
}

/** The day on the campus of a site. */
export async function readToday(req: PayloadRequest, site: string | null): Promise<CampusDate> {
  const where = { id: { equals: site ?? '' } }
  const found = fieldsOf(await req.payload.db.findOne({ collection: 'sites', where, select: { timeZone: true }, req }))
  return campusDateAt(clock.now(), textOf(found.timeZone) ?? 'America/Toronto')
}
