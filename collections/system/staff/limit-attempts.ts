import {
  APIError,
  LockedAuth,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { translate, bilingual } from '@collections/labels'
import { forgetAccount, forgetAttempts, takeAttempt, type Attempt } from '@/server/auth/attempt-limits'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { getClientNetwork } from '@/server/http/current-request'

const tooManyResets = bilingual(
  'Too many requests for this account. Try again in ten minutes.',
  'Trop de demandes pour ce compte. Réessayez dans dix minutes.',
)

/** As Payload compares emails. */
const accountIn = (args: object) =>
  textOf(fieldsOf(fieldsOf(args).data).email)
    ?.toLowerCase()
    .trim()

/**
 * Refuses a sign-in, like a locked account, after five wrong passwords from one network for one email. Without regard to whether
 * the account exists.
 */
export const limitAttempts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const account = accountIn(args)
  if (!account || req.payloadAPI !== 'REST') return args
  const network = getClientNetwork()
  if (operation === 'login') {
    const attempt: Attempt = { kind: 'staffSignIn', network, account }
    if (takeAttempt(attempt) > 0) throw new LockedAuth(req.t)
    req.context.signInAttempt = attempt
  }
  return args
}

/** Refuses a request for a password link with 429 after five from one network for one email. */
export function limitResetLinks(req: PayloadRequest, account: string): void {
  const wait = takeAttempt({ kind: 'staffReset', network: getClientNetwork(), account })
  if (wait === 0) return
  req.responseHeaders = new Headers({ 'Retry-After': String(Math.ceil(wait / 1000)) })
  throw new APIError(translate(req, tooManyResets), 429)
}

/** The password was right: Payload runs this before the second factor is checked, which counts its own attempts. */
export const forgetSignInAttempts: CollectionBeforeLoginHook = ({ req, user }) => {
  const attempt = req.context.signInAttempt as Attempt | undefined
  if (attempt) forgetAttempts(attempt)
  return user
}

/** An administrator's "unlock" ends the refusal of every network. */
export const forgetAttemptsOfUnlocked: CollectionAfterOperationHook = ({ args, operation, result }) => {
  const account = accountIn(args)
  if ((operation as string) === 'unlock' && account) forgetAccount('staffSignIn', account)
  return result
}
