import type { Payload, Where } from 'payload'
import type { CardDetails } from '@/server/payments/provider'
import { sandboxCards, type SandboxBehaviour } from '@/domain/shop/payments/sandbox-cards'
import { newHexId } from '@/server/database/hex-ids'
import type { Config } from '@/payload-types'
import type { StoredFields, StoredRow } from '@/server/database/stored-row'
import { fieldsOf, instantOf, numberOf, textOf } from '@/server/database/stored-values'

type SandboxState = 'authorised' | 'captured' | 'released' | 'declined' | 'refunded'

/** What the sandbox remembers of a charge or refund. `answersAt`: until then a slow charge has no answer. */
export type SandboxRow = {
  key: string
  reference: string
  kind: 'charge' | 'refund'
  state: SandboxState
  orderId: string | null
  amountCents: number
  details: {
    behaviour: SandboxBehaviour
    card: CardDetails | null
    isSaved: boolean
    answersAt: string | null
    /** The idempotency key of a refund, whose row is keyed by charge and number. */
    refundKey: string | null
  }
  settledAt: Date | null
}

type Row = StoredRow<'sandbox-payments'>
const collection = 'sandbox-payments'

export const readSandboxRows = async ({ db }: Payload, where: Where): Promise<SandboxRow[]> => {
  const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0 })
  return docs.map(rowOf)
}

export const readSandboxRow = async (payload: Payload, where: Where): Promise<SandboxRow | null> =>
  (await readSandboxRows(payload, where))[0] ?? null

/** Inserts a row, or returns the row that has its key: the unique index decides. Never part of a transaction. */
export async function insertSandboxRow(
  payload: Payload,
  row: SandboxRow,
  now: Date,
): Promise<{ row: SandboxRow; isNew: boolean }> {
  const time = now.toISOString()
  const data = {
    id: newHexId(),
    ...row,
    settledAt: row.settledAt?.toISOString() ?? null,
    createdAt: time,
    updatedAt: time,
  }
  try {
    await payload.db.create({ collection, data, returning: false })
    return { row, isNew: true }
  } catch (error) {
    const existing = await readSandboxRow(payload, { key: { equals: row.key } })
    if (existing) return { row: existing, isNew: false }
    throw error
  }
}

const storedFields = {
  key: true,
  reference: true,
  kind: true,
  state: true,
  orderId: true,
  amountCents: true,
  details: true,
  settledAt: true,
} as const

/** Moves an authorised charge to another state in one statement. Null if it is not authorised. */
export async function moveSandboxCharge(
  { db }: Payload,
  reference: string,
  state: 'captured' | 'released',
  now: Date,
): Promise<SandboxRow | null> {
  const where: Where = { and: [{ reference: { equals: reference } }, { state: { equals: 'authorised' } }] }
  const time = now.toISOString()
  const data = { state, settledAt: state === 'captured' ? time : null, updatedAt: time }
  const moved = await db.updateOne({ collection, where, data, select: storedFields, options: { atomic: true } })
  return moved && rowOf(fieldsOf(moved))
}

const behaviours = new Set<string>(sandboxCards.map(({ behaviour }) => behaviour))

function rowOf(row: StoredFields<Config['collections']['sandbox-payments']>): SandboxRow {
  const { behaviour, card, isSaved, answersAt, refundKey } = fieldsOf(row.details)
  return {
    key: String(row.key),
    reference: String(row.reference),
    kind: row.kind === 'refund' ? 'refund' : 'charge',
    state: row.state as SandboxState,
    orderId: textOf(row.orderId),
    amountCents: numberOf(row.amountCents) ?? 0,
    details: {
      behaviour: behaviours.has(String(behaviour)) ? (behaviour as SandboxBehaviour) : 'declined',
      card: card ? (card as CardDetails) : null,
      isSaved: isSaved === true,
      answersAt: textOf(answersAt),
      refundKey: textOf(refundKey),
    },
    settledAt: instantOf(row.settledAt),
  }
}
