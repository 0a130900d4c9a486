import type { z } from 'zod'
import * as contract from '@/contract/shop/listed-accounts'
import type { Localized } from '@/domain/locale'
import { ok } from '@/domain/result'
import { readCustomer } from '@/features/account/read-customer'
import { isBlockedStudent, isFacultyEmail } from '@/features/shop/read-listed-accounts'
import { getPrivate } from '@/v1/engine/define-endpoint'
import { sessionCookie } from '@/server/auth/customer-session'
import type { RequestContext, WriteAnswer } from '@/v1/engine/endpoint'
import { success } from '@/v1/engine/envelope'
import { findPublishedSite } from '@/v1/site/resolve-sites'

/** Shown beside the student ID that is listed. Spec: CUS-5.14. */
const blockedMessage: Localized = {
  en: 'There is a problem with your student id.',
  fr: 'Il y a un problème avec votre numéro étudiant.',
}

type List = {
  own: 'studentId' | 'email'
  isListed: (siteId: string, entry: string) => Promise<boolean>
}
const blockedStudents: List = { own: 'studentId', isListed: isBlockedStudent }
const faculty: List = { own: 'email', isListed: isFacultyEmail }

/**
 * The requested entry if the site's list has it, else null. Without an entry, that of the logged-in customer. Refuses
 * `missing-parameter`, `not-found-site`.
 */
async function findListed(
  siteId: string | null,
  sent: string | null,
  { own, isListed }: List,
  { cookie }: RequestContext,
): WriteAnswer<string | null> {
  const site = await findPublishedSite(siteId)
  if (!site.ok) return site
  const { id } = site.value
  const entry = sent ?? (await readCustomer(cookie(sessionCookie), id))?.[own] ?? null
  const value = entry !== null && (await isListed(id, entry)) ? entry : null
  return ok({ value })
}

type Input<Schema extends z.ZodType> = z.output<Schema>

/** Answers for one entry at a time, so that nobody downloads who is blocked or employed (CUS-7.27). */
export const listedAccountEndpoints = [
  getPrivate('blocked_student_accounts/list', {
    about: {
      en: 'Checks one student ID, by default that of the logged-in customer. accounts holds it if it cannot pay by student ID at this site, and is empty otherwise. The list itself is not public.',
      fr: 'Vérifie un numéro étudiant, par défaut celui du client connecté. accounts le contient s’il ne peut pas servir à payer sur ce site, et est vide sinon. La liste elle-même n’est pas publique.',
    },
    input: contract.blockedStudentQuery,
    limit: 'forms',
    execute: ({ site_id, student_id }: Input<typeof contract.blockedStudentQuery>, context) =>
      findListed(site_id, student_id, blockedStudents, context),
    shape: (listed: string | null, locale) =>
      success(listed === null ? 0 : 1, {
        accounts: listed === null ? [] : [{ student_id: listed }],
        message: blockedMessage[locale],
      }),
    answer: contract.blockedStudentResponse,
    example: {},
  }),
  getPrivate('faculty_email/list', {
    about: {
      en: 'Checks one email address, by default that of the logged-in customer. accounts holds it if it may pay by payroll deduction at this site, and is empty otherwise. The list itself is not public.',
      fr: 'Vérifie une adresse courriel, par défaut celle du client connecté. accounts la contient si elle peut servir à payer par retenue salariale sur ce site, et est vide sinon. La liste elle-même n’est pas publique.',
    },
    input: contract.facultyEmailQuery,
    limit: 'forms',
    execute: ({ site_id, email }: Input<typeof contract.facultyEmailQuery>, context) =>
      findListed(site_id, email, faculty, context),
    shape: (listed: string | null) =>
      success(listed === null ? 0 : 1, { accounts: listed === null ? [] : [{ email: listed }] }),
    answer: contract.facultyEmailResponse,
    example: {},
  }),
]
