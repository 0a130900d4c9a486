import { changesOnlyAlerts, isRole } from '@/domain/roles'

/** Leaves the sites out for editors: they reach their site through the link to its alerts (`use-work-pages.ts`). */
export function withoutOwnLink<Entry extends { slug: string }>(entries: readonly Entry[], user: unknown): Entry[] {
  const { role } = (user ?? {}) as { role?: unknown }
  const hasLink = isRole(role) && changesOnlyAlerts({ role })
  return entries.filter(({ slug }) => !(hasLink && slug === 'sites'))
}
