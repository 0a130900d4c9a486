import * as contract from '@/contract/account/customers'
import { changeOwnPassword, endSession, endSessions } from './resolve-security'
import { post } from '@/v1/engine/define-endpoint'
import { message } from './shapes'

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
