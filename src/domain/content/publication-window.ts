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
