import type { Access } from 'payload'
import { may } from '@/domain/roles'
import { signedInStaff } from './signed-in-staff'

/** Administrators change everybody's account; everybody else their own, without its role and sites. */
export const ownAccount: Access = ({ req }) => {
  const staff = signedInStaff(req)
  if (!staff) return false
  return may(staff, 'update', 'staff') === 'all' || { id: { equals: staff.id } }
}
