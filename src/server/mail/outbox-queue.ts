import type { Payload, PayloadRequest, Where } from 'payload'
import { claimedState, pauseAfter, stateAfter, type MailState, type SendOutcome } from '@/domain/mail/mail-delivery'
import { changeIf, hasValues } from '@/server/database/change-if'
import { newHexId } from '@/server/database/hex-ids'
import { instantOf, numberOf } from '@/server/database/stored-values'
import { isStopping } from '@/server/shutdown'

/** A stored mail or text message. */
export type OutboxRow = Record<string, unknown> & { id: string; state: MailState }
type Claim = { row: OutboxRow; taken: 'sending' | 'resending'; attempts: number }

/** What sends the rows of one kind. `name` is for the log. `deliver` does not throw, and ends within the time of a claim. */
export type OutboxChannel = {
  name: 'mail' | 'text'
  rows: Where
  deliver: (payload: Payload, row: OutboxRow) => Promise<SendOutcome>
}

export const collection = 'sent-mails'
const open: MailState[] = ['queued', 'sending', 'requeued', 'resending']
/** Longer than any attempt lasts: a row that is taken for longer lost its worker. */
const claimMilliseconds = 10 * 60_000
/** How long a round sends. Other jobs of the process wait for it. */
const roundMilliseconds = 10_000
const batch = 20
const parallel = 4

/**
 * Stores a row, which a job sends from `notBefore` on. False when one with this key was stored before: the unique index decides. One
 * statement; with `req`, part of its transaction, which the caller ends when it is false.
 */
export async function storeOnce(
  { db }: Payload,
  row: Record<string, unknown> & { key: string },
  now: Date,
  notBefore = now,
  req?: PayloadRequest,
): Promise<boolean> {
  const [time, nextAttemptAt] = [now.toISOString(), notBefore.toISOString()]
  const queue = { state: 'queued', attempts: 0, nextAttemptAt, createdAt: time, updatedAt: time }
  try {
    await db.create({ collection, data: { id: newHexId(), ...row, ...queue }, returning: false, ...(req && { req }) })
    return true
  } catch (error) {
    if (await db.findOne({ collection, where: { key: { equals: row.key } } })) return false
    throw error
  }
}

/**
 * Sends the rows of a channel that are due, for at most ten seconds. Any number of processes may do so: a conditional statement gives
 * each row to one of them before it is sent. A refused one is sent again after growing pauses. One whose worker died while it was sent
 * may have arrived, and is sent at most once more. One that is of no use any more is not sent.
 */
export async function sendDue(payload: Payload, channel: OutboxChannel, now: Date): Promise<void> {
  const began = performance.now()
  const hasTime = () => performance.now() - began < roundMilliseconds && !isStopping()
  const next = () => readDue(payload, channel, now)
  for (let rows = await next(); rows.length > 0 && hasTime(); rows = await next()) {
    const waiting = rows.values()
    const work = async () => {
      for (const row of waiting) if (hasTime()) await sendOne(payload, channel, row, now)
    }
    await Promise.all(Array.from({ length: parallel }, work))
  }
}

async function readDue({ db }: Payload, { rows }: OutboxChannel, now: Date): Promise<OutboxRow[]> {
  const isDue: Where[] = [{ state: { in: open } }, { nextAttemptAt: { less_than_equal: now.toISOString() } }]
  const where: Where = { and: [...isDue, rows] }
  return (await db.find<OutboxRow>({ collection, where, sort: 'nextAttemptAt', limit: batch, pagination: false })).docs
}

async function sendOne(payload: Payload, channel: OutboxChannel, row: OutboxRow, now: Date): Promise<void> {
  const claim = await takeRow(payload, channel, row, now)
  if (!claim) return
  const outcome = await channel.deliver(payload, row)
  const { id, taken, attempts } = { id: row.id, ...claim }
  const state = stateAfter(taken, outcome, attempts)
  const sentAt = state === 'sent' ? now.toISOString() : null
  const pause = pauseAfter(attempts) ?? 0
  const nextAttemptAt = state === 'sent' || state === 'failed' ? null : after(now, pause)
  await change(payload, { id, state: taken, attempts }, { state, sentAt, nextAttemptAt, updatedAt: now.toISOString() })
  if (state === 'failed' && outcome !== 'rejected')
    payload.logger.error({ msg: `The ${channel.name} ${id} was given up after ${attempts} attempts` })
}

/** Takes a row for this process; null when another process was first, or when the row is given up. */
async function takeRow(payload: Payload, { name }: OutboxChannel, row: OutboxRow, now: Date): Promise<Claim | null> {
  const usefulUntil = instantOf(row.sendBefore)
  const isLate = usefulUntil !== null && usefulUntil <= now
  const taken = isLate ? 'failed' : claimedState(row.state)
  if (!taken) return null
  const attempts = (numberOf(row.attempts) ?? 0) + (taken === 'failed' ? 0 : 1)
  const nextAttemptAt = taken === 'failed' ? null : after(now, claimMilliseconds)
  const was = { id: row.id, state: row.state, attempts: row.attempts, nextAttemptAt: row.nextAttemptAt }
  const isTaken = await change(payload, was, { state: taken, attempts, nextAttemptAt, updatedAt: now.toISOString() })
  if (taken === 'failed' && isTaken) {
    const reason = isLate ? 'it is of no use any more' : 'its outcome is unknown'
    payload.logger.error({ msg: `The ${name} ${row.id} was given up: ${reason}` })
  }
  return isTaken && taken !== 'failed' ? { row, taken, attempts } : null
}

/** Changes a row in one statement, if it still has these values. */
const change = (payload: Payload, was: object, data: object): Promise<boolean> =>
  changeIf(payload, collection, hasValues(was), data)

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
