import type { CampusDate } from './calendar'
import type { Picture } from './campus'
import type { Localized } from './locale'
import type { Cents } from './money'

/** A plan on sale as a card shows it; `lastDay` is the last one on which it can be used, null without limit. Spec: CUS-3.7. */
export type PanelPlan = {
  id: string
  name: Localized
  /** HTML that is safe to show. */
  desc: Localized<string | null>
  priceCents: Cents
  images: Picture[]
  sortOrder: number | null
  lastDay: CampusDate | null
}

/** The plans to offer on a campus date: not those that are over; those of a coming term are sold before it begins. Spec: PUB-2.28. */
export const offeredOn = (plans: readonly PanelPlan[], today: CampusDate): PanelPlan[] =>
  plans.filter(({ lastDay }) => lastDay === null || today <= lastDay)
