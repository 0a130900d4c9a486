import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { translate, bilingual, type BilingualText } from '@collections/labels'
import { forgetAccount, forgetAttempts, takeAttempt, type Attempt } from '@/server/auth/attempt-limits'
import { formatSetCookie, readCookie } from '@/domain/http/cookies'
import { deviceCookie, deviceSeconds, findKnownDevice, rememberDevice } from '@/server/auth/known-devices'
import { clock } from '@/server/clock'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { getClientNetwork } from '@/server/http/current-request'
import { getServerUrl } from '@/server/http/server-url'
import { reportAttempts } from './report-attempts'

const tooManyResets = bilingual(
  'Too many requests for this account. Try again in ten minutes.',
  'Trop de demandes pour ce compte. Réessayez dans dix minutes.',
)

const tooManyPasswords = (minutes: number) =>
  bilingual(
    `Too many wrong passwords for this email from your network. Try again in ${minutes} min, or choose a new password.`,
    `Trop de mots de passe erronés pour ce courriel depuis votre réseau. Réessayez dans ${minutes} min, ou choisissez un nouveau mot de passe.`,
  )

/** As Payload compares emails. */
const accountIn = (args: object) =>
  textOf(fieldsOf(fieldsOf(args).data).email)
    ?.toLowerCase()
    .trim()

/**
 * Refuses a sign-in with 429 after five wrong passwords from one network for one email, and tells the owner. Without regard to
 * whether the account exists. A device that has signed in to the account before has attempts of its own.
 */
export const limitAttempts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const account = accountIn(args)
  if (!account || req.payloadAPI !== 'REST') return args
  if (operation === 'login') {
    const network = (await findDevice(req, account)) ?? getClientNetwork()
    const attempt: Attempt = { kind: 'staffSignIn', network, account }
    const wait = takeAttempt(attempt)
    if (wait > 0) {
      reportAttempts(req, account)
      refuseFor(req, wait, tooManyPasswords(Math.ceil(wait / 60_000)))
    }
    req.context.signInAttempt = attempt
  }
  return args
}

/** Refuses a request for a password link with 429 after five from one network for one email. */
export function limitResetLinks(req: PayloadRequest, account: string): void {
  const wait = takeAttempt({ kind: 'staffReset', network: getClientNetwork(), account })
  if (wait > 0) refuseFor(req, wait, tooManyResets)
}

function refuseFor(req: PayloadRequest, wait: number, text: BilingualText): never {
  req.responseHeaders = new Headers({ 'Retry-After': String(Math.ceil(wait / 1000)) })
  throw new APIError(translate(req, text), 429)
}

const cookieOf = ({ headers }: PayloadRequest) => readCookie(headers.get('cookie'), deviceCookie('staff'))
const withSalt = (person: { id: string }) => ({ id: person.id, salt: textOf(fieldsOf(person).salt) ?? '' })
const readPerson = ({ payload }: PayloadRequest, where: Where) =>
  payload.db.findOne<{ id: string }>({ collection: 'staff', where })

async function findDevice(req: PayloadRequest, email: string): Promise<string | null> {
  const cookie = cookieOf(req)
  const person = cookie ? await readPerson(req, { email: { equals: email } }) : null
  const name = person && findKnownDevice(cookie, req.payload.secret, 'staff', withSalt(person), clock.now())
  return name ? `device ${name}` : null
}

/** Gives the device of a sign-in through the studio its cookie, once the second factor was right, too. */
export const rememberStaffDevice: CollectionAfterLoginHook = async ({ req, user }) => {
  const person = req.payloadAPI === 'REST' ? await readPerson(req, { id: { equals: fieldsOf(user).id } }) : null
  if (!person) return
  const value = rememberDevice(cookieOf(req), req.payload.secret, 'staff', withSalt(person), clock.now())
  const cookie = { name: deviceCookie('staff'), value, seconds: deviceSeconds, secret: true }
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', formatSetCookie(cookie, getServerUrl().startsWith('https:')))
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
