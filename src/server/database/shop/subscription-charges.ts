import type { Payload, Where } from 'payload'
import type { CampusDate } from '@/domain/time/calendar'
import { changeIf, hasValues } from '@/server/database/change-if'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf, instantOf, numberOf, textOf } from '@/server/database/stored-values'
import { amountOf, type StoredSubscription } from './subscriptions'

export type ChargeState = 'pending' | 'approved' | 'declined' | 'failed'

/**
 * The charge of one period. `attempts` counts the attempts that have begun. `pending` with an attempt means that its outcome is
 * unknown; `declined` waits for the next attempt; `failed` was given up.
 */
export type StoredCharge = {
  id: string
  subscriptionId: string
  period: CampusDate
  amountCents: number
  federalTaxCents: number
  provincialTaxCents: number
  state: ChargeState
  attempts: number
  nextAttemptAt: string | null
}

/** A charge that this process has taken. `isRepeat`: the attempt had begun before, and its outcome is unknown. */
export type TakenCharge = StoredCharge & { isRepeat: boolean }

type Row = StoredRow<'subscription-charges'>
const collection = 'subscription-charges'
/** Longer than a worker waits for the provider: then another one asks again, with the same idempotency key. */
const takenMilliseconds = 30_000
/** An attempt whose outcome the provider did not tell is asked for again after this time. */
const unknownPause = 5 * 60_000

/** Creates the charge of a period. False when it exists, which the unique index decides, whatever the number of processes. */
export async function createCharge(
  payload: Payload,
  subscription: StoredSubscription,
  period: CampusDate,
  now: Date,
): Promise<boolean> {
  const key = `${subscription.id}:${period}`
  const time = now.toISOString()
  const { federalTaxCents, provincialTaxCents } = subscription
  const data = {
    id: newHexId(),
    key,
    period,
    site: subscription.siteId,
    subscription: subscription.id,
    customer: subscription.customerId,
    ...{ amountCents: amountOf(subscription), federalTaxCents, provincialTaxCents },
    ...{ state: 'pending', attempts: 0, nextAttemptAt: time, provider: subscription.provider },
    ...{ createdAt: time, updatedAt: time },
  }
  try {
    await payload.db.create({ collection, data })
    return true
  } catch (error) {
    if (await readCharge(payload, subscription.id, period)) return false
    throw error
  }
}

/** The charge of a period; null for none. */
export async function readCharge(
  { db }: Payload,
  subscription: string,
  period: CampusDate,
): Promise<StoredCharge | null> {
  const row = await db.findOne<Row>({ collection, where: { key: { equals: `${subscription}:${period}` } } })
  return row && chargeOf(row)
}

/** The charges of subscriptions in a state, such as those that were given up. */
export async function readChargesIn(
  { db }: Payload,
  subscriptions: readonly string[],
  states: readonly ChargeState[],
): Promise<StoredCharge[]> {
  if (subscriptions.length === 0) return []
  const where: Where = { and: [{ subscription: { in: [...subscriptions] } }, { state: { in: [...states] } }] }
  return (await db.find<Row>({ collection, where, sort: 'period', pagination: false, limit: 0 })).docs.map(chargeOf)
}

/** The charges that wait for an attempt or for the outcome of one, the oldest first. */
export async function readDueCharges({ db }: Payload, now: Date, limit: number): Promise<StoredCharge[]> {
  const isOpen: Where = { state: { in: ['pending', 'declined'] } }
  const where: Where = { and: [isOpen, { nextAttemptAt: { less_than_equal: now.toISOString() } }] }
  return (await db.find<Row>({ collection, where, sort: 'nextAttemptAt', limit, pagination: false })).docs.map(chargeOf)
}

/** Takes a charge for half a minute, in one conditional statement; null when another process was first. */
export async function takeCharge(payload: Payload, charge: StoredCharge, now: Date): Promise<TakenCharge | null> {
  const isRepeat = charge.state === 'pending' && charge.attempts > 0
  const attempts = isRepeat ? charge.attempts : charge.attempts + 1
  const nextAttemptAt = new Date(now.getTime() + takenMilliseconds).toISOString()
  const taken = { state: 'pending', attempts, nextAttemptAt } as const
  return (await change(payload, charge, taken, now)) ? { ...charge, ...taken, isRepeat } : null
}

/** How a payment was made, for its receipt. `card` is null where none or an unknown one paid. */
type Settlement = { settledAt: Date; card: { network: string; lastFour: string } | null }
/** An approved charge. */
export type ApprovedCharge = StoredCharge & Settlement
type Outcome = {
  state: 'approved' | 'declined' | 'failed'
  nextAttemptAt?: Date | null
  reference: string | null
  settlement?: Settlement
}

/** Stores the outcome of a charge that is still as it was taken. */
export const finishCharge = (
  payload: Payload,
  charge: StoredCharge,
  { state, reference, settlement, ...outcome }: Outcome,
  now: Date,
): Promise<boolean> => {
  const { settledAt, card } = settlement ?? {}
  const paid = { settledAt: settledAt?.toISOString(), cardType: card?.network, cardLastFour: card?.lastFour }
  const nextAttemptAt = outcome.nextAttemptAt?.toISOString() ?? null
  return change(payload, charge, { state, reference, nextAttemptAt, ...(settlement ? paid : {}) }, now)
}

/** The approved charge with an id; null for any other id. Some methods of payment have no card. */
export async function readApprovedCharge({ db }: Payload, id: string): Promise<ApprovedCharge | null> {
  const where: Where = { and: [{ id: { equals: id } }, { state: { equals: 'approved' } }] }
  const row = await db.findOne<Row>({ collection, where })
  if (!row) return null
  const [network, lastFour] = [textOf(row.cardType), textOf(row.cardLastFour)]
  const settledAt = instantOf(row.settledAt) ?? instantOf(row.updatedAt) ?? new Date(0)
  return { ...chargeOf(row), settledAt, card: network !== null && lastFour !== null ? { network, lastFour } : null }
}

/** Puts off a taken charge whose outcome is unknown. It is asked for again as a repetition of the same attempt. */
export const postponeCharge = (payload: Payload, charge: StoredCharge, now: Date): Promise<boolean> =>
  change(payload, charge, { nextAttemptAt: new Date(now.getTime() + unknownPause).toISOString() }, now)

/** Deletes a charge that was taken and never sent to the provider. */
export async function deleteCharge({ db }: Payload, charge: StoredCharge): Promise<void> {
  await db.deleteMany({ collection, where: isAs(charge) })
}

const isAs = ({ id, state, attempts, nextAttemptAt }: StoredCharge): Where =>
  hasValues({ id, state, attempts, nextAttemptAt })

const change = (payload: Payload, was: StoredCharge, data: object, now: Date): Promise<boolean> =>
  changeIf(payload, collection, isAs(was), { ...data, updatedAt: now.toISOString() })

const chargeOf = (row: Row): StoredCharge => ({
  id: String(row.id),
  subscriptionId: idOf(row.subscription) ?? '',
  period: textOf(row.period) ?? '',
  amountCents: numberOf(row.amountCents) ?? 0,
  federalTaxCents: numberOf(row.federalTaxCents) ?? 0,
  provincialTaxCents: numberOf(row.provincialTaxCents) ?? 0,
  state: row.state as ChargeState,
  attempts: numberOf(row.attempts) ?? 0,
  nextAttemptAt: textOf(row.nextAttemptAt),
})
