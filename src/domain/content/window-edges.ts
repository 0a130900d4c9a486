import type { CampusDate } from '@/domain/time/calendar'

/** The first and the last day of something; null for no limit. */
export type Window = { from: CampusDate | null; until: CampusDate | null }

/** The ends of a window that are among some days, the others as null; null for a window that neither begins nor ends on them. */
export function edgesAmong({ from, until }: Window, days: readonly CampusDate[]): Window | null {
  const among = (date: CampusDate | null) => (date !== null && days.includes(date) ? date : null)
  const edges = { from: among(from), until: among(until) }
  return edges.from === null && edges.until === null ? null : edges
}
