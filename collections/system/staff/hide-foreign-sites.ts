import type { FieldHook } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { isRole, type Role, type Staff } from '@/domain/roles'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'

type Account = { id: string; role: Role | null; siteIds: readonly string[] }

/**
 * The sites of an account that a member of staff may see: all of their own account, and to an administrator. Others see those
 * that they share, and none of an administrator, whose list grants nothing. A role of null, which was not read, counts as one.
 */
function listVisibleSites(reader: Staff, { id, role, siteIds }: Account): string[] {
  if (reader.role === 'administrator' || reader.id === id) return [...siteIds]
  if (role === null || role === 'administrator') return []
  return siteIds.filter((site) => reader.siteIds.includes(site))
}

/** Leaves out the sites of other people that the reader does not work for. The server's own reads see all. */
export const hideForeignSites: FieldHook = ({ overrideAccess, req, siblingData, value }) => {
  const reader = signedInStaff(req)
  if (overrideAccess === true || !reader) return value as unknown
  const { id, role } = fieldsOf(siblingData)
  const rows = rowsOf(value)
  const siteIds = rows.flatMap(({ site }) => idOf(site) ?? [])
  const visible = listVisibleSites(reader, { id: String(id), role: isRole(role) ? role : null, siteIds })
  return rows.filter(({ site }) => visible.includes(idOf(site) ?? ''))
}
