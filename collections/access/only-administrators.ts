import type { FieldAccess } from 'payload'
import { signedInStaff } from './signed-in-staff'

/** For fields that decide what somebody may do: nobody gives themselves a role or a site. */
export const onlyAdministrators: FieldAccess = ({ req }) => signedInStaff(req)?.role === 'administrator'
