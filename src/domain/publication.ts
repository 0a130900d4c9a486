import type { CampusDate } from './calendar'

/** When a document is shown. No status is one from before there were drafts; an empty day is no limit. */
export type Publication = {
  status: 'draft' | 'published' | null
  showFrom: CampusDate | null
  showUntil: CampusDate | null
}

/** Whether a document is shown on a campus date: published, and within its days, both included. Spec: PUB-3.2, PUB-3.9. */
export function isShown({ status, showFrom, showUntil }: Publication, today: CampusDate): boolean {
  return status !== 'draft' && (showFrom === null || showFrom <= today) && (showUntil === null || today <= showUntil)
}
