import { passwordChangeForm, type PasswordChange } from '@/contract/account/account-forms'
import { firstFault } from '@/contract/forms/form-faults'
import { isCommonPassword, siteWords } from '@/domain/account/common-password'
import type { Site } from '@/domain/site/site'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/database/payload'
import { noCalendarKey } from '@/server/database/reservations/calendar-keys'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import type { Customer } from '@/features/account/read-customer'
import { withCurrentPassword } from './with-current-password'

/**
 * Changes the password of a signed-in customer, ends the other sessions and the address of the private calendar, and voids a link
 * for a new password that was sent before. Refuses `bad-field`, and like `withCurrentPassword`. Spec: CUS-5.13.
 */
export async function changePassword(
  site: Pick<Site, 'name'>,
  customer: Customer,
  form: PasswordChange,
  network: string,
): Promise<Result<null>> {
  const wrong = firstFault(passwordChangeForm, form)
  if (wrong) return refuse('bad-field', { field: wrong.field })
  const { id, email, firstName, lastName, sessionId } = customer
  const own = [email, `${firstName ?? ''} ${lastName ?? ''}`, ...siteWords(site.name)]
  if (isCommonPassword(form.password, own)) return refuse('bad-field', { field: 'password' })
  return withCurrentPassword(customer, form.currentPassword, network, async () => {
    const payload = await openPayload()
    await retryWriteConflicts(() =>
      payload.update({
        collection: 'customers',
        id,
        data: { password: form.password, ...noCalendarKey(id) },
        user: { id, collection: 'customers', _sid: sessionId }, // Payload keeps this person's current session only
        overrideAccess: true, // the session identifies the customer
      }),
    )
    return ok(null)
  })
}
