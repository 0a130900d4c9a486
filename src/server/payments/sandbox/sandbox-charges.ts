import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import {
  PaymentProviderError,
  type Charge,
  type ChargeRequest,
  type SavedChargeRequest,
  type SaveMethodRequest,
} from '@/server/payments/provider'
import { insertSandboxRow, moveSandboxCharge, readSandboxRow, type SandboxRow } from './sandbox-rows'
import {
  answersAt,
  chargeOf,
  chargeOfSavedMethod,
  isOfferedPlan,
  resolveSandboxMethod,
  type SandboxMethod,
} from './sandbox-outcome'

/** How the sandbox waits for slow cards: `limitMs` is how long the caller waits for an answer at most. */
export type SandboxTime = { now: () => Date; wait: (milliseconds: number) => Promise<void>; limitMs: number }

/** How the amount of an approved charge ends. `saved`: there is none, so that it never appears in a settlement. */
type Approval = 'authorised' | 'captured' | 'saved'
type Request = Omit<SavedChargeRequest, 'method'>

export async function authoriseInSandbox(payload: Payload, request: ChargeRequest, time: SandboxTime): Promise<Charge> {
  const { method } = request
  if (method.kind === 'saved')
    return chargeSavedInSandbox(payload, { ...request, method: method.method }, time, 'authorised')
  const resolved = resolveSandboxMethod(method)
  const isRefused = !isOfferedPlan(request) && resolved.behaviour !== 'invalid'
  return makeCharge(payload, request, isRefused ? { ...resolved, behaviour: 'declined' } : resolved, time, 'authorised')
}

/** Stores a card: a charge of 0 under the same key, whose reference names the saved card. */
export async function saveMethodInSandbox(
  payload: Payload,
  { method, ...request }: SaveMethodRequest,
  time: SandboxTime,
): Promise<Charge> {
  const resolved: SandboxMethod =
    method.kind === 'saved' ? { behaviour: 'declined', card: null } : resolveSandboxMethod(method)
  return makeCharge(payload, { ...request, amountCents: 0, saveMethod: true }, resolved, time, 'saved')
}

/** Charges the card of an earlier charge that was saved with it. */
export async function chargeSavedInSandbox(
  payload: Payload,
  request: SavedChargeRequest,
  time: SandboxTime,
  approval: Approval = 'captured',
): Promise<Charge> {
  const reference = chargeOfSavedMethod(request.method)
  const saved = reference === null ? null : await readSandboxRow(payload, { reference: { equals: reference } })
  const isUsable = saved?.details.isSaved && saved.details.behaviour !== 'later-declined'
  const method: SandboxMethod = { behaviour: isUsable ? 'approved' : 'declined', card: saved?.details.card ?? null }
  const charge = await makeCharge(payload, { ...request, saveMethod: false }, method, time, approval)
  return charge.status === 'approved' ? { ...charge, savedMethod: request.method } : charge
}

/** Stores the outcome of a charge under its key, or finds the one that is stored, and answers as the card says. */
async function makeCharge(
  payload: Payload,
  { key, orderId, amountCents, saveMethod }: Request,
  { behaviour, card }: SandboxMethod,
  time: SandboxTime,
  approval: Approval,
): Promise<Charge> {
  if (behaviour === 'down') return { status: 'unknown' }
  const isDeclined = behaviour === 'declined' || behaviour === 'invalid'
  const now = time.now()
  const { row } = await insertSandboxRow(
    payload,
    {
      key,
      reference: `sandbox_charge_${randomBytes(12).toString('hex')}`,
      kind: 'charge',
      state: isDeclined ? 'declined' : approval === 'authorised' ? 'authorised' : 'captured',
      orderId,
      amountCents,
      details: {
        behaviour,
        card,
        isSaved: saveMethod && !isDeclined,
        answersAt: answersAt(behaviour, now),
        refundKey: null,
      },
      settledAt: approval === 'captured' && !isDeclined ? now : null,
    },
    now,
  )
  if (row.details.behaviour === 'answer-lost') return { status: 'unknown' }
  const remainingMs = remaining(row, time)
  if (remainingMs > 0) await time.wait(Math.min(remainingMs, time.limitMs))
  return remainingMs > time.limitMs ? { status: 'unknown' } : chargeOf(row)
}

const remaining = ({ details }: SandboxRow, { now }: SandboxTime) =>
  details.answersAt === null ? 0 : Date.parse(details.answersAt) - now().getTime()

export async function findInSandbox(payload: Payload, key: string, time: SandboxTime) {
  const row = await readSandboxRow(payload, { and: [{ key: { equals: key } }, { kind: { equals: 'charge' } }] })
  if (!row) return null
  const charge: Charge = remaining(row, time) > 0 ? { status: 'unknown' } : chargeOf(row)
  return { charge, settled: row.state === 'captured' }
}

export async function settleInSandbox(payload: Payload, reference: string, { now }: SandboxTime): Promise<Charge> {
  const moved = await moveSandboxCharge(payload, reference, 'captured', now())
  const row = moved ?? (await readCharge(payload, reference))
  return row ? chargeOf(row) : { status: 'declined', code: '12', reference: null }
}

export async function releaseInSandbox(payload: Payload, reference: string, { now }: SandboxTime): Promise<void> {
  if (await moveSandboxCharge(payload, reference, 'released', now())) return
  const row = await readCharge(payload, reference)
  if (row?.state === 'captured') throw new PaymentProviderError('The charge is captured: refund it instead')
}

const readCharge = (payload: Payload, reference: string) =>
  readSandboxRow(payload, { and: [{ reference: { equals: reference } }, { kind: { equals: 'charge' } }] })
