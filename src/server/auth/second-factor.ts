import { Secret, TOTP } from 'otpauth'
import type { Payload, PayloadRequest, Where } from 'payload'
import { clock } from '@/server/clock'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { createHmac, randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other: no 0, 1, i, l, o. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const randomSymbols = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ten codes of about 49 bits each, such as `k7mxp-4tq9d`. */
const generateRecoveryCodes = () => Array.from({ length: 10 }, () => `${randomSymbols(5)}-${randomSymbols(5)}`)

/** The stored hash of a code. Spaces, hyphens and case of the typed code do not matter. */
const hashRecoveryCode = (secret: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery ${code.toLowerCase().replace(/[\s-]+/g, '')}`)
    .digest('hex')

type Row = {
  id: string
  person: string
  secret: string
  active: boolean
  lastStep: number
  recovery?: string | null
  tries: number
  triedAt: number
}

const collection = 'second-factors'
const periodSeconds = 30
/** As for passwords: five attempts, then ten minutes locked. */
const maxTries = 5
const lockMilliseconds = 10 * 60 * 1000

const codeGenerator = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Refectory',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

/**
 * The 30-second time step of a code (TOTP, RFC 6238) at an instant in milliseconds. The step before and the step after are
 * accepted too. Null when the code matches none of them. `secret` is base32.
 */
export function matchCodeStep(secret: string, code: string, at: number): number | null {
  const token = code.replace(/\s+/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = codeGenerator(secret).validate({ token, timestamp: at, window: 1 })
  return delta === null ? null : Math.floor(at / 1000 / periodSeconds) + delta
}

const rowOf = ({ db }: Payload, person: string) =>
  db.findOne<Row>({ collection, where: { person: { equals: person } } })

/** Updates a row if a condition holds, in one statement on both databases. The new row, or null when it does not hold. */
async function changeFactorIf(payload: Payload, person: string, condition: Where, data: Record<string, unknown>) {
  const where: Where = { and: [{ person: { equals: person } }, condition] }
  const changed: unknown = await payload.db.updateOne({ collection, where, data, options: { atomic: true } })
  return changed as Row | null // Payload's type omits null
}

/** Whether a person uses two-step sign-in, and how many recovery codes they have left. */
export async function getSecondFactor(payload: Payload, person: string) {
  const row = await rowOf(payload, person)
  return row?.active ? { active: true, recoveryCodes: codesIn(row).length } : { active: false, recoveryCodes: 0 }
}
const codesIn = ({ recovery }: Row) => (recovery ? recovery.split(' ') : [])

/** Marks a time step as used. False when it or a later step was used before: a code is valid once. */
const spendStep = async (payload: Payload, person: string, step: number) =>
  (await changeFactorIf(payload, person, { lastStep: { less_than: step } }, { lastStep: step })) !== null

async function spendRecoveryCode(payload: Payload, person: string, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(payload.secret, code)
  for (;;) {
    const row = await rowOf(payload, person)
    if (!row || !codesIn(row).includes(hash)) return false
    const left = codesIn(row).filter((it) => it !== hash)
    const used = await changeFactorIf(
      payload,
      person,
      { recovery: { equals: row.recovery } },
      { recovery: left.join(' ') },
    )
    if (used) return true // else another code was used at this moment: try again
  }
}

/**
 * Checks a code typed at sign-in, from the app or a recovery code; each is valid once. `notAsked`: the person does not use
 * two-step sign-in. `missing`: no code was typed. Every other call uses one of five attempts before it checks the code, so
 * that concurrent calls have no more than five. A correct code resets the attempts, and so do ten minutes; until then the
 * result is `locked`.
 */
export async function checkCode(
  payload: Payload,
  person: string,
  code: string | null,
): Promise<'notAsked' | 'missing' | 'right' | 'wrong' | 'locked'> {
  const row = await rowOf(payload, person)
  if (!row?.active) return 'notAsked'
  if (!code?.trim()) return 'missing'
  const now = clock.milliseconds()
  const lockEnded: Where = {
    and: [{ tries: { greater_than_equal: maxTries } }, { triedAt: { less_than_equal: now - lockMilliseconds } }],
  }
  await changeFactorIf(payload, person, lockEnded, { tries: 0 })
  const attempt = await changeFactorIf(
    payload,
    person,
    { tries: { less_than: maxTries } },
    { tries: { $inc: 1 }, triedAt: now },
  )
  if (!attempt) return 'locked'
  const step = matchCodeStep(payload.decrypt(attempt.secret), code, now)
  const right = step === null ? await spendRecoveryCode(payload, person, code) : await spendStep(payload, person, step)
  if (!right) return 'wrong'
  await changeFactorIf(payload, person, { tries: { greater_than: 0 } }, { tries: 0 })
  return 'right'
}

/**
 * Creates a secret for a person, not active yet. `secret` is for typing into an app, `address` for a QR code. Null when
 * two-step sign-in is on already.
 */
export async function beginSecondFactor(payload: Payload, person: string, email: string) {
  const secret = new Secret({ size: 20 }).base32
  const data = { secret: payload.encrypt(secret), lastStep: 0, recovery: '', tries: 0, triedAt: 0 }
  const replaced = await changeFactorIf(payload, person, { active: { equals: false } }, data)
  if (!replaced) {
    if (await rowOf(payload, person)) return null
    await payload.db.create({
      collection,
      data: { id: deterministicId('second-factor', person), person, active: false, ...data },
    })
  }
  return { secret, address: codeGenerator(secret, email).toString() }
}

/** Turns two-step sign-in on with a code of the new secret. The recovery codes, which are shown only now; null for a wrong code. */
export async function confirmSecondFactor(payload: Payload, person: string, code: string): Promise<string[] | null> {
  const row = await rowOf(payload, person)
  if (!row || row.active) return null
  const step = matchCodeStep(payload.decrypt(row.secret), code, clock.milliseconds())
  if (step === null) return null
  const codes = generateRecoveryCodes()
  const recovery = codes.map((it) => hashRecoveryCode(payload.secret, it)).join(' ')
  const unchanged: Where = { and: [{ active: { equals: false } }, { secret: { equals: row.secret } }] }
  return (await changeFactorIf(payload, person, unchanged, { active: true, lastStep: step, recovery })) ? codes : null
}

/**
 * Turns two-step sign-in off, in the transaction of `req` if there is one. The callers check the right: the owner enters a code,
 * an administrator needs none.
 */
export async function removeSecondFactor({ db }: Payload, person: string, req?: PayloadRequest): Promise<void> {
  await db.deleteMany({ collection, where: { person: { equals: person } }, req: { transactionID: req?.transactionID } })
}
