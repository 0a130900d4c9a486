import { fieldsOf } from '@/server/database/stored-values'
import { staffPasswords, type StaffRole } from '../../support/data/demo-staff'

/** Signs a member of the demo's staff in. Returns the session's token. */
export async function signInStaff(base: string, role: StaffRole): Promise<string> {
  const response = await fetch(`${base}/api/staff/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${role}@example.com`, password: staffPasswords[role] }),
  })
  const { token } = fieldsOf(await response.json())
  if (typeof token !== 'string') throw new Error(`${role} cannot sign in: ${response.status}`)
  return token
}
