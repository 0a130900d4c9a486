import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf } from '@/server/database/stored-values'

const collection = 'customers'

/** Only a digest is stored, so that nobody who reads the database can open a calendar. */
const hashKey = (key: string): string => createHash('sha256').update(`calendar ${key}`).digest('hex')

/**
 * What an account without a calendar address stores once it had one: its own id, which is no digest. MongoDB's unique index
 * accepts null only once.
 */
export const noCalendarKey = (customerId: string) => ({ calendarKeyHash: customerId })

/** Gives a customer's calendar a new key of 192 random bits and returns it. The former address stops working. */
export async function renewCalendarKey({ db }: Payload, customerId: string): Promise<string> {
  const key = randomBytes(24).toString('base64url')
  await db.updateOne({
    collection,
    where: { id: { equals: customerId } },
    data: { calendarKeyHash: hashKey(key) },
    options: { atomic: true },
  })
  return key
}

/** The customer whose calendar has a key; null for none. */
export async function findCalendarOwner({ db }: Payload, key: string): Promise<{ id: string; siteId: string } | null> {
  if (!/^[\w-]{32}$/.test(key)) return null
  const row = await db.findOne<StoredRow<'customers'>>({
    collection,
    where: { calendarKeyHash: { equals: hashKey(key) } },
    select: { site: true },
  })
  const siteId = row && idOf(row.site)
  return row && siteId ? { id: String(row.id), siteId } : null
}
