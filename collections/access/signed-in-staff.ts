import type { PayloadRequest } from 'payload'
import type { Staff } from '@/domain/roles'

/** The signed-in staff member with role and sites, or null for customers and anonymous requests. */
export function signedInStaff({ user }: Pick<PayloadRequest, 'user'>): Staff | null {
  if (!user || user.collection !== 'staff') return null
  const siteIds = (user.sites ?? []).map(({ site }) => (typeof site === 'string' ? site : site.id))
  return { id: user.id, role: user.role, siteIds }
}
