import type { Where } from 'payload'
import { normalizeEmail } from '@/domain/account/email-address'
import { normalizeCode } from '@/domain/text/normalize-code'
import { openPayload } from '@/server/database/payload'

/*
 * Who is blocked and who is employed is nobody else's business: these reads answer for one entry that the caller already knows.
 */

/** Whether a student ID cannot pay at a site. Spec: CUS-5.14, CUS-7.27. */
export const isBlockedStudent = (siteId: string, studentId: string): Promise<boolean> =>
  exists('blocked-student-accounts', siteId, { studentId: { equals: normalizeCode(studentId) } })

/** Whether an email may pay by payroll deduction at a site. Spec: CUS-5.8, CUS-7.27. */
export const isFacultyEmail = (siteId: string, email: string): Promise<boolean> =>
  exists('faculty-emails', siteId, { email: { in: [normalizeEmail(email), email.trim().toLowerCase()] } })

async function exists(
  collection: 'blocked-student-accounts' | 'faculty-emails',
  siteId: string,
  where: Where,
): Promise<boolean> {
  const { db } = await openPayload()
  return (await db.findOne({ collection, where: { and: [{ site: { equals: siteId } }, where] } })) !== null
}
