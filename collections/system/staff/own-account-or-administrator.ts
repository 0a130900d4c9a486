import type { Access } from 'payload'
import { getAccessScope } from '@/domain/roles'
import { signedInStaff } from '@collections/access/signed-in-staff'

/** Administrators change all accounts, other staff only their own. Field access protects its role and sites. */
export const ownAccountOrAdministrator: Access = ({ req }) => {
  const staff = signedInStaff(req)
  if (!staff) return false
  return getAccessScope(staff, 'update', 'staff') === 'all' || { id: { equals: staff.id } }
}
