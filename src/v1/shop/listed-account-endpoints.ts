import type { z } from 'zod'
import * as contract from '@/contract/shop/listed-accounts'
import type { Localized } from '@/domain/locale'
import { ok, type Result } from '@/domain/result'
import { isBlockedStudent, isFacultyEmail } from '@/features/shop/read-listed-accounts'
import { getPrivate } from '@/v1/engine/define-endpoint'
import type { WriteResult } from '@/v1/engine/endpoint'
import { success } from '@/v1/engine/envelope'
import { findPublishedSite } from '@/v1/site/resolve-sites'

/** Shown beside the student ID that is listed. Spec: CUS-5.14. */
const blockedMessage: Localized = {
  en: 'There is a problem with your student id.',
  fr: 'Il y a un problème avec votre numéro étudiant.',
}

/** The requested entry if the site's list has it; null otherwise, and without an entry. Refuses `missing-parameter`, `not-found-site`. */
async function findListed(
  siteId: string | null,
  entry: string | null,
  isListed: (siteId: string, entry: string) => Promise<boolean>,
): Promise<Result<WriteResult<string | null>>> {
  const site = await findPublishedSite(siteId)
  if (!site.ok) return site
  const value = entry !== null && (await isListed(site.value.id, entry)) ? entry : null
  return ok({ value, remember: null })
}

type Input<Schema extends z.ZodType> = z.output<Schema>

/** Answers for one entry at a time, so that nobody downloads who is blocked or employed (CUS-7.27). */
export const listedAccountEndpoints = [
  getPrivate('blocked_student_accounts/list', {
    about: {
      en: 'Checks one student ID. accounts holds it if it cannot pay by student ID at this site, and is empty otherwise. The list itself is not public.',
      fr: 'Vérifie un numéro étudiant. accounts le contient s’il ne peut pas servir à payer sur ce site, et est vide sinon. La liste elle-même n’est pas publique.',
    },
    input: contract.blockedStudentQuery,
    limit: 'forms',
    session: null,
    execute: ({ site_id, student_id }: Input<typeof contract.blockedStudentQuery>) =>
      findListed(site_id, student_id, isBlockedStudent),
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
      en: 'Checks one email address. accounts holds it if it may pay by payroll deduction at this site, and is empty otherwise. The list itself is not public.',
      fr: 'Vérifie une adresse courriel. accounts la contient si elle peut servir à payer par retenue salariale sur ce site, et est vide sinon. La liste elle-même n’est pas publique.',
    },
    input: contract.facultyEmailQuery,
    limit: 'forms',
    session: null,
    execute: ({ site_id, email }: Input<typeof contract.facultyEmailQuery>) =>
      findListed(site_id, email, isFacultyEmail),
    shape: (listed: string | null) =>
      success(listed === null ? 0 : 1, { accounts: listed === null ? [] : [{ email: listed }] }),
    answer: contract.facultyEmailResponse,
    example: {},
  }),
]
