import type { FieldAccess } from 'payload'
import { signedInStaff } from './signed-in-staff'

/** For fields that grant rights or hold secrets. */
export const administratorsOnly: FieldAccess = ({ req }) => signedInStaff(req)?.role === 'administrator'
