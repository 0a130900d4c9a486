import type { Payload } from 'payload'
import { sumPostings, type Posting } from '@/domain/shop/orders/ledger'
import type { CampusDate } from '@/domain/time/calendar'
import { clock } from '@/server/clock'
import { newHexId } from '@/server/database/hex-ids'

/** An entry of the ledger. `key` names the fact that it books, such as `sale:{order}`. `order` is null for a renewal without one. */
export type LedgerEntry = {
  key: string
  kind: 'sale' | 'renewal' | 'refund'
  order: string | null
  site: string
  bookedOn: CampusDate
  provider: string | null
  reference: string | null
  postings: Posting[]
}

const collection = 'ledger-entries'

/**
 * Books an entry with both its sides in one insert. The unique key books each fact once: false when it was booked before. Throws
 * a RangeError for postings that do not sum to zero. Never part of a transaction of Payload.
 */
export async function bookEntry({ db }: Payload, entry: LedgerEntry): Promise<boolean> {
  if (entry.postings.length === 0 || sumPostings(entry.postings) !== 0)
    throw new RangeError(`The postings of ${entry.key} do not sum to zero`)
  const where = { key: { equals: entry.key } }
  const time = clock.now().toISOString()
  try {
    await db.create({
      collection,
      data: { id: newHexId(), ...entry, createdAt: time, updatedAt: time },
      returning: false,
    })
    return true
  } catch (error) {
    if (await db.findOne({ collection, where })) return false
    throw error
  }
}
