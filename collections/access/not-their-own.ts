import type { Access, FieldAccess } from 'payload'
import { may } from '@/domain/roles'
import { signedInStaff } from './signed-in-staff'

/** For a person's role and sites: administrators change those of others, nobody their own. */
export const administratorsOfOthers: FieldAccess = ({ id, req }) => {
  const staff = signedInStaff(req)
  return staff?.role === 'administrator' && staff.id !== id
}

/** Administrators delete accounts, but not the one they are signed in with. */
export const notTheirOwnAccount: Access = ({ req }) => {
  const staff = signedInStaff(req)
  return staff !== null && may(staff, 'delete', 'staff') === 'all' && { id: { not_equals: staff.id } }
}
