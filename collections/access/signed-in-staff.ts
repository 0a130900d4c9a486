import type { PayloadRequest } from 'payload'
import type { Staff } from '@/domain/roles'

/** Who asks, as the rules know them: the session's staff member with role and sites, or null for everybody else. */
export function signedInStaff({ user }: Pick<PayloadRequest, 'user'>): Staff | null {
  if (!user || user.collection !== 'staff') return null
  const siteIds = (user.sites ?? []).map(({ site }) => (typeof site === 'string' ? site : site.id))
  return { id: user.id, role: user.role, siteIds }
}
