import { normalizeEmail } from '@/domain/account/email-address'
import { ok, refuse, type Result } from '@/domain/result'
import type { Customer } from '@/features/account/read-customer'
import { withCurrentPassword } from '@/features/account/security/with-current-password'
import { openPayload } from '@/server/database/payload'
import { retryWriteConflicts } from '@/server/database/write-conflicts'

/**
 * Deletes the customer's own account with everything that belongs to it; the orders stay without a person (decision 0212). The
 * customer confirms with the current password or, with a campus sign-in, by typing their email. Refuses like `withCurrentPassword`,
 * and `bad-field` for another email.
 */
export async function deleteOwnAccount(
  customer: Customer,
  { password, email }: { password: string; email: string },
  network: string,
): Promise<Result<null>> {
  if (!customer.usesCampusSignIn) return withCurrentPassword(customer, password, network, () => remove(customer))
  if (normalizeEmail(email) !== normalizeEmail(customer.email)) return refuse('bad-field', { field: 'email' })
  return remove(customer)
}

async function remove({ id }: Customer): Promise<Result<null>> {
  const payload = await openPayload()
  const overrideAccess = true // the session and its confirmation identify the customer
  await retryWriteConflicts(() => payload.delete({ collection: 'customers', id, depth: 0, overrideAccess }))
  return ok(null)
}
