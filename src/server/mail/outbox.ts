import type { Payload, Where } from 'payload'
import type { Locale } from '@/domain/locale'
import { claimedState, pauseAfter, stateAfter, type MailState } from '@/domain/mail/mail-delivery'
import { newHexId } from '@/server/database/hex-ids'
import { idOf, numberOf, textOf } from '@/server/database/stored-values'
import { isStopping } from '@/server/shutdown'
import { deliverMail, hasMailServer, type OutboxMail } from './deliver-mail'

type Row = Record<string, unknown> & { id: string; state: MailState }
type Claim = { row: Row; taken: 'sending' | 'resending'; attempts: number }

const collection = 'sent-mails'
const open: MailState[] = ['queued', 'sending', 'requeued', 'resending']
/** Longer than any attempt lasts (`deliver-mail.ts`): a mail that is taken for longer lost its worker. */
const claimMilliseconds = 10 * 60_000
/** How long a round sends. Other jobs of the process wait for it. */
const roundMilliseconds = 10_000
const batch = 20
const parallel = 4

/**
 * Stores a mail, which a job sends within half a minute. False when a mail with this key was stored before: the unique index
 * decides. One statement, never part of a transaction of Payload.
 */
export async function queueMail({ db }: Payload, mail: OutboxMail & { siteId: string }, now: Date): Promise<boolean> {
  const { siteId: site, orderId: order, ...texts } = mail
  const time = now.toISOString()
  const queue = { state: 'queued', attempts: 0, nextAttemptAt: time, createdAt: time, updatedAt: time }
  try {
    await db.create({ collection, data: { id: newHexId(), site, order, ...texts, ...queue }, returning: false })
    return true
  } catch (error) {
    if (await db.findOne({ collection, where: { key: { equals: mail.key } } })) return false
    throw error
  }
}

/** Those of some keys of which a mail is stored. */
export async function readQueuedKeys({ db }: Payload, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const where: Where = { key: { in: [...keys] } }
  const { docs } = await db.find<Row>({ collection, where, select: { key: true }, pagination: false, limit: 0 })
  return new Set(docs.map(({ key }) => String(key)))
}

/**
 * Sends the mails that are due, for at most ten seconds. Any number of processes may do so: a conditional statement gives each
 * mail to one of them before it is sent. A refused mail is sent again after growing pauses. A mail whose worker died while it
 * was sent may have arrived, and is sent at most once more. Without a mail server mails wait.
 */
export async function sendQueuedMails(payload: Payload, now: Date): Promise<void> {
  if (!hasMailServer(payload)) return
  const began = performance.now()
  const hasTime = () => performance.now() - began < roundMilliseconds && !isStopping()
  for (let rows = await readDue(payload, now); rows.length > 0 && hasTime(); rows = await readDue(payload, now)) {
    const waiting = rows.values()
    const work = async () => {
      for (const row of waiting) if (hasTime()) await sendOne(payload, row, now)
    }
    await Promise.all(Array.from({ length: parallel }, work))
  }
}

async function readDue({ db }: Payload, now: Date): Promise<Row[]> {
  const where: Where = { and: [{ state: { in: open } }, { nextAttemptAt: { less_than_equal: now.toISOString() } }] }
  return (await db.find<Row>({ collection, where, sort: 'nextAttemptAt', limit: batch, pagination: false })).docs
}

async function sendOne(payload: Payload, row: Row, now: Date): Promise<void> {
  const claim = await takeMail(payload, row, now)
  if (!claim) return
  const outcome = await deliverMail(payload, mailOf(row))
  const { id, taken, attempts } = { id: row.id, ...claim }
  const state = stateAfter(taken, outcome, attempts)
  const sentAt = state === 'sent' ? now.toISOString() : null
  const pause = pauseAfter(attempts) ?? 0
  const nextAttemptAt = state === 'sent' || state === 'failed' ? null : after(now, pause)
  await changeIf(
    payload,
    { id, state: taken, attempts },
    { state, sentAt, nextAttemptAt, updatedAt: now.toISOString() },
  )
  if (state === 'failed') payload.logger.error({ msg: `The mail ${id} was given up after ${attempts} attempts` })
}

/** Takes a mail for this process; null when another process was first, or when the mail is given up. */
async function takeMail(payload: Payload, row: Row, now: Date): Promise<Claim | null> {
  const taken = claimedState(row.state)
  if (!taken) return null
  const attempts = (numberOf(row.attempts) ?? 0) + (taken === 'failed' ? 0 : 1)
  const nextAttemptAt = taken === 'failed' ? null : after(now, claimMilliseconds)
  const was = { id: row.id, state: row.state, attempts: row.attempts, nextAttemptAt: row.nextAttemptAt }
  const isTaken = await changeIf(payload, was, { state: taken, attempts, nextAttemptAt, updatedAt: now.toISOString() })
  if (taken === 'failed' && isTaken)
    payload.logger.error({ msg: `The mail ${row.id} was given up: its outcome is unknown` })
  return isTaken && taken !== 'failed' ? { row, taken, attempts } : null
}

/** Changes a mail in one statement, if it still has these values. */
async function changeIf({ db }: Payload, was: Record<string, unknown>, data: object): Promise<boolean> {
  const where: Where = { and: Object.entries(was).map(([name, value]) => ({ [name]: { equals: value } })) }
  const changed: unknown = await db.updateOne({
    collection,
    where,
    data: { ...data },
    select: { id: true },
    options: { atomic: true },
  })
  return changed !== null
}

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()

const mailOf = (row: Row): OutboxMail => ({
  key: textOf(row.key) ?? '',
  kind: textOf(row.kind) ?? '',
  orderId: idOf(row.order),
  to: textOf(row.to) ?? '',
  locale: row.locale === 'fr' ? 'fr' : ('en' satisfies Locale),
  subject: textOf(row.subject) ?? '',
  text: textOf(row.text) ?? '',
  html: textOf(row.html) ?? '',
})
