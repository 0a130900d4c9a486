import type { z } from 'zod'
import type * as contract from '@/contract/account/customers'
import { inCamelCase } from '@/contract/snake-case'
import type { Localized } from '@/domain/locale'
import { ok, type Result } from '@/domain/result'
import { changePassword } from '@/features/account/security/change-password'
import { endOneSession, endOtherSessions } from '@/features/account/security/end-sessions'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { WriteResult, RequestContext } from '@/v1/engine/endpoint'
import { requireCustomer, sessionCookieFor } from './resolve-customers'

type Input<Schema extends z.ZodType> = z.output<Schema>

const ended: Localized = { en: 'The session has ended.', fr: 'La session est terminée.' }
const othersEnded: Localized = { en: 'Your other sessions have ended.', fr: 'Vos autres sessions sont terminées.' }
const passwordChanged: Localized = {
  en: 'Your password has been changed, and your other sessions have ended.',
  fr: 'Votre mot de passe a été changé, et vos autres sessions sont terminées.',
}

/** Refuses like `requireCustomer`, and `missing-parameter`. */
export async function endSession(
  request: Input<typeof contract.endSessionRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<Localized>>> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok) return customer
  const done = await endOneSession(customer.value, request.session_id)
  return done.ok ? ok({ value: ended, remember: done.value.isCurrent ? sessionCookieFor('', 0) : null }) : done
}

/** Refuses like `requireCustomer`. */
export async function endSessions(
  request: Input<typeof contract.ownSiteRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<Localized>>> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok) return customer
  await endOtherSessions(customer.value)
  return ok({ value: othersEnded, remember: null })
}

/** Refuses like `requireCustomer`, and `bad-field`, `wrong-password`, `too-many-attempts`. */
export async function changeOwnPassword(
  request: Input<typeof contract.changePasswordRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<Localized>>> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok) return customer
  const site = await findPublishedSite(customer.value.siteId)
  if (!site.ok) return site
  const done = await changePassword(site.value, customer.value, inCamelCase(request), visit.network)
  return done.ok ? ok({ value: passwordChanged, remember: null }) : done
}
