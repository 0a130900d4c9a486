import type { z } from 'zod'
import * as contract from '@/contract/account/customers'
import { inCamelCase } from '@/contract/snake-case'
import type { Localized } from '@/domain/locale'
import { ok } from '@/domain/result'
import { changePassword } from '@/features/account/security/change-password'
import { endOneSession, endOtherSessions } from '@/features/account/security/own-sessions'
import { post } from '@/v1/engine/define-endpoint'
import type { WriteAnswer } from '@/v1/engine/endpoint'
import { sessionCookieFor, asOwner } from './resolve-customers'
import { message } from './shapes'

type Input<Schema extends z.ZodType> = z.output<Schema>

const ended: Localized = { en: 'The session has ended.', fr: 'La session est terminée.' }
const othersEnded: Localized = { en: 'Your other sessions have ended.', fr: 'Vos autres sessions sont terminées.' }
const passwordChanged: Localized = {
  en: 'Your password has been changed, and your other sessions have ended.',
  fr: 'Votre mot de passe a été changé, et vos autres sessions sont terminées.',
}

/** Refuses like `requireOwner`, and `missing-parameter`. */
const endSession = asOwner(
  async ({ customer }, request: Input<typeof contract.endSessionRequest>): WriteAnswer<Localized> => {
    const done = await endOneSession(customer, request.session_id)
    return done.ok ? ok({ value: ended, remember: done.value.isCurrent ? sessionCookieFor('', 0) : null }) : done
  },
)

/** Refuses like `requireOwner`. */
const endSessions = asOwner(async ({ customer }): WriteAnswer<Localized> => {
  await endOtherSessions(customer)
  return ok({ value: othersEnded })
})

/** Refuses like `requireOwner`, and `bad-field`, `wrong-password`, `too-many-attempts`. */
const changeOwnPassword = asOwner(
  async ({ customer, site }, request: Input<typeof contract.changePasswordRequest>, visit): WriteAnswer<Localized> => {
    const done = await changePassword(site, customer, inCamelCase(request), visit.network)
    return done.ok ? ok({ value: passwordChanged }) : done
  },
)

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
