import { Secret, TOTP } from 'otpauth'
import type { Payload, Where } from 'payload'
import { clock } from './clock'
import { hexIdOf } from './menu-ids'
import { hashOfCode, newRecoveryCodes } from './recovery-codes'

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
const period = 30
/** As for passwords: five wrong codes, then ten minutes. */
const tries = 5
const lockMilliseconds = 10 * 60 * 1000

const codeGenerator = (secret: string, label = '') =>
  new TOTP({ issuer: 'Refectory', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/**
 * The 30-second step whose code this is, by RFC 6238, at an instant in milliseconds; one step of difference either way is
 * allowed. Null when it is no code of that time. `secret` is base32.
 */
export function stepOfCode(secret: string, code: string, at: number): number | null {
  const token = code.replace(/\s+/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = codeGenerator(secret).validate({ token, timestamp: at, window: 1 })
  return delta === null ? null : Math.floor(at / 1000 / period) + delta
}

const rowOf = ({ db }: Payload, person: string) =>
  db.findOne<Row>({ collection, where: { person: { equals: person } } })

/** One conditional statement on either database: the row as it is now, or null when the condition did not hold. */
async function changeIf(payload: Payload, person: string, condition: Where, data: Record<string, unknown>) {
  const where: Where = { and: [{ person: { equals: person } }, condition] }
  const changed: unknown = await payload.db.updateOne({ collection, where, data, options: { atomic: true } })
  return changed as Row | null // Payload's type forgets that there may be none
}

/** Whether a person signs in in two steps, and how many recovery codes they have left. */
export async function secondFactorOf(payload: Payload, person: string) {
  const row = await rowOf(payload, person)
  return row?.active ? { active: true, recoveryCodes: codesIn(row).length } : { active: false, recoveryCodes: 0 }
}
const codesIn = ({ recovery }: Row) => (recovery ? recovery.split(' ') : [])

/** Of a correct code's step, the first to come is let in; every later one, and every earlier step, is too late. */
const spendStep = async (payload: Payload, person: string, step: number) =>
  (await changeIf(payload, person, { lastStep: { less_than: step } }, { lastStep: step })) !== null

async function spendRecoveryCode(payload: Payload, person: string, code: string): Promise<boolean> {
  const hash = hashOfCode(payload.secret, code)
  for (;;) {
    const row = await rowOf(payload, person)
    if (!row || !codesIn(row).includes(hash)) return false
    const left = codesIn(row).filter((it) => it !== hash)
    const used = await changeIf(payload, person, { recovery: { equals: row.recovery } }, { recovery: left.join(' ') })
    if (used) return true // else another code was used at this moment: look again
  }
}

/**
 * What a code typed at sign-in is worth. `notAsked`: the person has no second step. `missing`: none was typed. Each other
 * call takes one of five tries before it looks, so that many at once are not more than five; a right code gives them back,
 * ten minutes do too, and until then the answer is `locked`. A code of the app and a recovery code serve once.
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
  const over: Where = {
    and: [{ tries: { greater_than_equal: tries } }, { triedAt: { less_than_equal: now - lockMilliseconds } }],
  }
  await changeIf(payload, person, over, { tries: 0 })
  const taken = await changeIf(payload, person, { tries: { less_than: tries } }, { tries: { $inc: 1 }, triedAt: now })
  if (!taken) return 'locked'
  const step = stepOfCode(payload.decrypt(taken.secret), code, now)
  const right = step === null ? await spendRecoveryCode(payload, person, code) : await spendStep(payload, person, step)
  if (!right) return 'wrong'
  await changeIf(payload, person, { tries: { greater_than: 0 } }, { tries: 0 })
  return 'right'
}

/**
 * A new secret for a person, not yet asked for at sign-in: as text and as the address that apps read from a QR code. Null
 * when their second step is on already.
 */
export async function beginSecondFactor(payload: Payload, person: string, email: string) {
  const secret = new Secret({ size: 20 }).base32
  const data = { secret: payload.encrypt(secret), lastStep: 0, recovery: '', tries: 0, triedAt: 0 }
  const begun = await changeIf(payload, person, { active: { equals: false } }, data)
  if (!begun) {
    if (await rowOf(payload, person)) return null
    await payload.db.create({
      collection,
      data: { id: hexIdOf('second-factor', person), person, active: false, ...data },
    })
  }
  return { secret, address: codeGenerator(secret, email).toString() }
}

/** Turns the second step on with a code of the new secret; the recovery codes, shown this once, or null for a wrong code. */
export async function confirmSecondFactor(payload: Payload, person: string, code: string): Promise<string[] | null> {
  const row = await rowOf(payload, person)
  if (!row || row.active) return null
  const step = stepOfCode(payload.decrypt(row.secret), code, clock.milliseconds())
  if (step === null) return null
  const codes = newRecoveryCodes()
  const recovery = codes.map((it) => hashOfCode(payload.secret, it)).join(' ')
  const same: Where = { and: [{ active: { equals: false } }, { secret: { equals: row.secret } }] }
  return (await changeIf(payload, person, same, { active: true, lastStep: step, recovery })) ? codes : null
}

/** Takes the second step off: with a code by its owner, without one by an administrator; the callers ask. */
export async function removeSecondFactor({ db }: Payload, person: string): Promise<void> {
  await db.deleteMany({ collection, where: { person: { equals: person } } })
}
