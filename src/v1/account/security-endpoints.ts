import type { z } from 'zod'
import * as contract from '@/contract/account/customers'
import { inCamelCase } from '@/contract/snake-case'
import type { Localized } from '@/domain/locale'
import { ok, type Result } from '@/domain/result'
import { changePassword } from '@/features/account/security/change-password'
import { endOneSession, endOtherSessions } from '@/features/account/security/own-sessions'
import { post } from '@/v1/engine/define-endpoint'
import type { WriteResult, RequestContext } from '@/v1/engine/endpoint'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import { requireCustomer, sessionCookieFor } from './resolve-customers'
import { message } from './shapes'

type Input<Schema extends z.ZodType> = z.output<Schema>

const ended: Localized = { en: 'The session has ended.', fr: 'La session est terminée.' }
const othersEnded: Localized = { en: 'Your other sessions have ended.', fr: 'Vos autres sessions sont terminées.' }
const passwordChanged: Localized = {
  en: 'Your password has been changed, and your other sessions have ended.',
  fr: 'Votre mot de passe a été changé, et vos autres sessions sont terminées.',
}

/** Refuses like `requireCustomer`, and `missing-parameter`. */
async function endSession(
  request: Input<typeof contract.endSessionRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<Localized>>> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok) return customer
  const done = await endOneSession(customer.value, request.session_id)
  return done.ok ? ok({ value: ended, remember: done.value.isCurrent ? sessionCookieFor('', 0) : null }) : done
}

/** Refuses like `requireCustomer`. */
async function endSessions(
  request: Input<typeof contract.ownSiteRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<Localized>>> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok) return customer
  await endOtherSessions(customer.value)
  return ok({ value: othersEnded, remember: null })
}

/** Refuses like `requireCustomer`, and `bad-field`, `wrong-password`, `too-many-attempts`. */
async function changeOwnPassword(
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

/** Our own calls: the session alone decides whose sessions end and whose password changes. */
const shared = {
  limit: 'forms',
  inBody: true,
  session: 'needs',
  example: {},
  shape: message,
  answer: contract.messageResponse,
} as const

export const securityEndpoints = [
  post('customer/end_session', {
    about: {
      en: 'Ends one session of the logged-in customer. Repeated requests succeed and change nothing.',
      fr: 'Met fin à une session du client connecté. Une demande répétée réussit et ne change rien.',
    },
    input: contract.endSessionRequest,
    execute: endSession,
    ...shared,
  }),
  post('customer/end_other_sessions', {
    about: {
      en: 'Ends all sessions of the logged-in customer except the one of the request.',
      fr: 'Met fin à toutes les sessions du client connecté, sauf celle de la demande.',
    },
    input: contract.ownSiteRequest,
    execute: endSessions,
    ...shared,
  }),
  post('customer/change_password', {
    about: {
      en: 'Changes the password of the logged-in customer, who gives the current one, and ends the other sessions.',
      fr: 'Change le mot de passe du client connecté, qui fournit l’actuel, et met fin aux autres sessions.',
    },
    input: contract.changePasswordRequest,
    execute: changeOwnPassword,
    ...shared,
  }),
]
