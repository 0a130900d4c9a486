import type { FieldHook } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { isRole } from '@/domain/roles'
import { listVisibleSites } from '@/domain/visible-sites'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'

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
