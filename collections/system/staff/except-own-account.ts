import type { Access, FieldAccess } from 'payload'
import { getAccessScope } from '@/domain/roles'
import { signedInStaff } from '@collections/access/signed-in-staff'

/** For the role and the sites of staff: administrators change those of others. Nobody changes their own. */
export const administratorsExceptOwn: FieldAccess = ({ id, req }) => {
  const staff = signedInStaff(req)
  return staff?.role === 'administrator' && staff.id !== id
}

/** Administrators delete accounts, except their own. */
export const exceptOwnAccount: Access = ({ req }) => {
  const staff = signedInStaff(req)
  return staff !== null && getAccessScope(staff, 'delete', 'staff') === 'all' && { id: { not_equals: staff.id } }
}
