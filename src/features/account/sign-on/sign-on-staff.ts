import { normalizeEmail } from '@/domain/account/email-address'
import { openSession } from '@/server/auth/open-session'
import { openPayload } from '@/server/database/payload'
import type { CampusIdentity } from '@/server/sign-on/identity-provider'
import type { StoredRow } from '@/server/database/stored-row'
import { findLinked, hasOtherIdentity, linkIdentity } from './identity-links'

type Stored = StoredRow<'staff'>

/**
 * Opens a session of the studio for a member of staff whose provider vouches for them, and returns its token. The first time, the
 * verified email finds the account; afterwards the identity does. Null without an account, which an
 * administrator creates with its role, and for an account of another identity. The provider replaces the second factor.
 */
export async function signOnStaff(identity: CampusIdentity, now: Date): Promise<string | null> {
  const payload = await openPayload()
  const { db } = payload
  const key = `staff ${identity.key}`
  const known = await findLinked(payload, 'person', key)
  if (known) return openSession(payload, 'staff', known)
  if (!identity.email) return null
  const email = normalizeEmail(identity.email)
  const person = await db.findOne<Stored>({ collection: 'staff', where: { email: { equals: email } } })
  if (!person || (await hasOtherIdentity(payload, 'person', person.id, key))) return null
  const account = await linkIdentity(payload, 'person', { key, account: person.id, now })
  return openSession(payload, 'staff', account)
}
