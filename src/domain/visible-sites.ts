import type { Role, Staff } from './roles'

type Account = { id: string; role: Role | null; siteIds: readonly string[] }

/**
 * The sites of an account that a member of staff may see: all of their own account, and to an administrator. Others see those
 * that they share, and none of an administrator, whose list grants nothing. A role of null, which was not read, counts as one.
 */
export function listVisibleSites(reader: Staff, { id, role, siteIds }: Account): string[] {
  if (reader.role === 'administrator' || reader.id === id) return [...siteIds]
  if (role === null || role === 'administrator') return []
  return siteIds.filter((site) => reader.siteIds.includes(site))
}
