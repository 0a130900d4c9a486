import type { CampusDate } from '@/domain/time/calendar'

type Billing = { canceled: boolean; nextBillDate: CampusDate | null; provider: string | null }

/**
 * Whether the customer may replace the saved card of a subscription: a card pays for it, and another bill is due. While the last
 * bill is tried again, it still is the next one. A card of another provider than today's is not replaced: an attempt whose
 * outcome is unknown there would be charged a second time here.
 */
export const canReplaceCard = ({ canceled, nextBillDate, provider }: Billing, currentProvider: string): boolean =>
  !canceled && nextBillDate !== null && provider === currentProvider
