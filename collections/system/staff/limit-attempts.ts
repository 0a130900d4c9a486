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
import { forgetAccount, forgetAttempts, takeAttempt, takeSignIn, type Attempt } from '@/server/auth/attempt-limits'
import { formatSetCookie, readCookie } from '@/domain/http/cookies'
import { deviceCookie, deviceSeconds, findKnownDevice, rememberDevice } from '@/server/auth/known-devices'
import { clock } from '@/server/clock'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { getClientNetwork } from '@/server/http/current-request'
import { getServerUrl } from '@/server/http/server-url'
import { reportWrongPasswords } from '@/server/auth/report-wrong-passwords'

const text = (link: string) =>
  [
    `Hello,\n\nSomebody tried many wrong passwords for your account in the studio. They did not get in. We refuse further passwords from their network for ten minutes.\n\nIf it was not you, tell your administrator. If you use this password elsewhere, or if it was you and you forgot it, choose a new one:\n\n${link}`,
    `Bonjour,\n\nQuelqu’un a essayé plusieurs mots de passe erronés pour votre compte du studio. Cette personne n’y a pas eu accès. Nous refusons d’autres mots de passe de son réseau pendant dix minutes.\n\nSi ce n’était pas vous, avertissez votre administration. Si vous utilisez ce mot de passe ailleurs, ou si c’était vous et que vous l’avez oublié, choisissez-en un nouveau\u00a0:\n\n${link}\n`,
  ].join('\n\n---\n\n')

/** Tells the owner of a studio account by mail that many wrong passwords were tried; nobody where there is no account. */
function reportAttempts({ payload }: PayloadRequest, email: string): void {
  reportWrongPasswords(payload, 'staff', async () => {
    const where = { email: { equals: email } }
    const person = await payload.db.findOne<{ id: string }>({ collection: 'staff', where })
    const to = textOf(fieldsOf(person).email)
    if (!person || !to) return null
    const subject =
      'Many wrong passwords for your studio account / Plusieurs mots de passe erronés pour votre compte du studio'
    return { id: person.id, to, subject, text: text(`${getServerUrl()}${payload.config.routes.admin}/forgot`) }
  })
}

const tooManyResets = bilingual(
  'Too many requests for this account. Try again in ten minutes.',
  'Trop de demandes pour ce compte. Réessayez dans dix minutes.',
)

const tooManyPasswords = (minutes: number) =>
  bilingual(
    `Too many wrong passwords for this email. Try again in ${minutes} min, or choose a new password.`,
    `Trop de mots de passe erronés pour ce courriel. Réessayez dans ${minutes} min, ou choisissez un nouveau mot de passe.`,
  )

/** As Payload compares emails. */
const accountIn = (args: object) =>
  textOf(fieldsOf(fieldsOf(args).data).email)
    ?.toLowerCase()
    .trim()

/**
 * Refuses a sign-in with 429 after five wrong passwords from one network for one email, or a hundred from all, and tells the owner.
 * Without regard to whether the account exists. A device that has signed in to the account before has attempts of its own.
 */
export const limitAttempts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const account = accountIn(args)
  if (!account || req.payloadAPI !== 'REST') return args
  if (operation === 'login') {
    const known = await findDevice(req, account)
    const attempt: Attempt = { kind: 'staffSignIn', network: known ?? getClientNetwork(), account }
    const wait = known === null ? takeSignIn(attempt) : takeAttempt(attempt)
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
