import { normalizeEmail } from '@/domain/account/email-address'
import { openSession } from '@/server/auth/open-session'
import { newHexId } from '@/server/database/hex-ids'
import { openPayload } from '@/server/database/payload'
import { idOf } from '@/server/database/stored-values'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import type { CampusIdentity } from '@/server/sign-on/identity-provider'

type Stored = Record<string, unknown> & { id: string }

/**
 * Opens a session of the studio for a member of staff whose provider vouches for them, and returns its token. The first time, the
 * verified email finds the account; afterwards the identity does. Null without an account: an administrator creates it, with
 * its role. The provider replaces the second factor.
 */
export async function signOnStaff(identity: CampusIdentity, now: Date): Promise<string | null> {
  const payload = await openPayload()
  const { db } = payload
  const key = `staff ${identity.key}`
  const find = async () =>
    idOf((await db.findOne<Stored>({ collection: 'sign-ons', where: { key: { equals: key } } }))?.person)
  const known = await find()
  if (known) return openSession(payload, 'staff', known)
  if (!identity.email) return null
  const email = normalizeEmail(identity.email)
  const person = await db.findOne<Stored>({ collection: 'staff', where: { email: { equals: email } } })
  if (!person) return null
  const time = now.toISOString()
  const data = { id: newHexId(), key, person: person.id, createdAt: time, updatedAt: time }
  try {
    await retryWriteConflicts(() => db.create({ collection: 'sign-ons', data }))
  } catch (error) {
    if ((await find()) !== person.id) throw error // another request of the same person was first
  }
  return openSession(payload, 'staff', person.id)
}
