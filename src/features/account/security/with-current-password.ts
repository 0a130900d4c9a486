import { refuse, type Result } from '@/domain/result'
import { forgetAttempts, takeAttempt, type Attempt } from '@/server/auth/attempt-limits'
import { isCurrentPassword } from '@/server/auth/current-password'
import { customerUsername } from '@/server/auth/customer-session'
import { hashInTurn, signInInTurn } from '@/server/auth/password-queue'
import { withSessionLock } from '@/server/auth/session-lock'
import { openPayload } from '@/server/database/payload'
import type { Customer } from '@/features/account/read-customer'

/**
 * Runs a change that needs the customer's current password, under the lock of their sessions: no sign-in with the old password
 * ends after it. Refuses `wrong-password`, and `too-many-attempts` after ten wrong ones from one network, which count together
 * with those of the sign-in.
 */
export function withCurrentPassword<Value>(
  { id, siteId, email }: Pick<Customer, 'id' | 'siteId' | 'email'>,
  password: string,
  network: string,
  change: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const attempt: Attempt = { kind: 'customerSignIn', network, account: customerUsername(siteId, email) }
  return signInInTurn(`customers ${attempt.account}`, async () => {
    const wait = takeAttempt(attempt)
    if (wait > 0) return refuse('too-many-attempts', { seconds: Math.ceil(wait / 1000) })
    const payload = await openPayload()
    return hashInTurn(() =>
      withSessionLock(payload, 'customers', id, async () => {
        if (!(await isCurrentPassword(payload, 'customers', id, password))) return refuse('wrong-password')
        forgetAttempts(attempt)
        return change()
      }),
    )
  })
}
