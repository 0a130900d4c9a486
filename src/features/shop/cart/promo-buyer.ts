import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { mailboxOf } from '@/domain/account/email-address'
import { findAccountId } from '@/server/auth/guest-accounts'
import type { PromoBuyer } from '@/server/database/shop/promo-uses'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/**
 * Who uses a promo code: the mailbox of the signed-in account, or of the email that a guest has typed. What follows a plus sign
 * makes no other buyer, and nobody uses a code once signed in and once as a guest. New uses are in the name of the account that
 * the mailbox has, or of a digest of it.
 */
export async function findPromoBuyer(
  payload: Payload,
  siteId: string,
  { customerId, email }: { customerId: string | null; email: string },
): Promise<PromoBuyer> {
  const where = { id: { equals: customerId } }
  const account = customerId && (await payload.db.findOne({ collection: 'customers', where, select: { email: true } }))
  const mailbox = mailboxOf(textOf(fieldsOf(account).email) ?? email)
  const digest = createHash('sha256').update(`${siteId}:${mailbox}`).digest('hex')
  const name = await findAccountId(payload, siteId, mailbox)
  return { names: name === null ? [digest] : [name, digest], customerId }
}
