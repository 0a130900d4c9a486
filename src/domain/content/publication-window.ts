import type { CampusDate } from '@/domain/time/calendar'

/** When a document is public. Null dates mean no limit. */
export type PublicationWindow = {
  status: 'draft' | 'published'
  showFrom: CampusDate | null
  showUntil: CampusDate | null
}

/** Whether a document is public on a campus date. Both dates are inclusive. Spec: PUB-3.2, PUB-3.9. */
export function isPublic({ status, showFrom, showUntil }: PublicationWindow, today: CampusDate): boolean {
  return status !== 'draft' && (showFrom === null || showFrom <= today) && (showUntil === null || today <= showUntil)
}

/** The first and the last day of something; null for no limit. */
export type Window = { from: CampusDate | null; until: CampusDate | null }

/** The ends of a window that are among some days, the others as null; null for a window that neither begins nor ends on them. */
export function edgesAmong({ from, until }: Window, days: readonly CampusDate[]): Window | null {
  const among = (date: CampusDate | null) => (date !== null && days.includes(date) ? date : null)
  const edges = { from: among(from), until: among(until) }
  return edges.from === null && edges.until === null ? null : edges
}
