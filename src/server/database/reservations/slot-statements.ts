import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { getMongoAdapter, getSqliteAdapter } from '@/server/database/database-adapters'

/** Who has seats of a time: the id of a reservation, or `wait:{id}` for an offer to the waiting list. */
export type ClaimId = string

/** Seats to take at a time. `capacity` null takes them whatever is free: staff have decided. */
type Wanted = { claim: ClaimId; seats: number; capacity: number | null }

/**
 * The statements that change the row of a time. Each is one statement whose condition and effect belong together, so that no
 * number of processes takes more seats than there are, or counts a claim twice. Payload cannot change one key of a JSON value,
 * so they go to the database directly. They are never part of a transaction. Each returns whether it changed the row.
 */
type SlotStatements = {
  add: (key: string, wanted: Wanted) => Promise<boolean>
  /** Removes a claim and returns its seats. */
  remove: (key: string, claim: ClaimId) => Promise<boolean>
  /** Gives the seats of one claim to another, unless the time is blocked. */
  rename: (key: string, from: ClaimId, to: ClaimId) => Promise<boolean>
}

export function slotStatements(payload: Payload): SlotStatements {
  const mongo = getMongoAdapter(payload)
  return mongo ? inMongo(mongo) : inSqlite(getSqliteAdapter(payload) as unknown as SQLiteAdapter)
}

function inSqlite({ drizzle }: SQLiteAdapter): SlotStatements {
  const pathOf = (claim: ClaimId) => `$."${claim}"`
  const run = async (statement: ReturnType<typeof sql>) => (await drizzle.run(statement)).rowsAffected > 0
  const now = () => new Date().toISOString()
  return {
    add: (key, { claim, seats, capacity }) =>
      run(sql`update reservation_slots
        set taken = taken + ${seats}, claims = json_set(claims, ${pathOf(claim)}, ${seats}), updated_at = ${now()}
        where key = ${key} and json_extract(claims, ${pathOf(claim)}) is null
          and ${capacity === null ? sql`true` : sql`taken + ${seats} <= ${capacity} and coalesce(blocked, 0) = 0`}`),
    remove: (key, claim) =>
      run(sql`update reservation_slots
        set taken = max(0, taken - json_extract(claims, ${pathOf(claim)})),
          claims = json_remove(claims, ${pathOf(claim)}), updated_at = ${now()}
        where key = ${key} and json_extract(claims, ${pathOf(claim)}) is not null`),
    rename: (key, from, to) =>
      run(sql`update reservation_slots
        set claims = json_set(json_remove(claims, ${pathOf(from)}), ${pathOf(to)}, json_extract(claims, ${pathOf(from)})),
          updated_at = ${now()}
        where key = ${key} and coalesce(blocked, 0) = 0
          and json_extract(claims, ${pathOf(from)}) is not null and json_extract(claims, ${pathOf(to)}) is null`),
  }
}

function inMongo({ collections }: MongooseAdapter): SlotStatements {
  const slots = () => {
    const model = collections['reservation-slots']
    if (!model) throw new Error('The collection reservation-slots is missing')
    return model.collection
  }
  const pathOf = (claim: ClaimId) => `claims.${claim}`
  const change = async (filter: object, update: object) => {
    const withTime = { ...update, $currentDate: { updatedAt: true } }
    const { modifiedCount } = await slots().updateOne(filter, withTime as never)
    return modifiedCount > 0
  }
  /** Runs a change that needs the seats of a claim, again when the claim has changed since it was read. */
  const withSeats = async (key: string, claim: ClaimId, run: (seats: number) => Promise<boolean>): Promise<boolean> => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const row = await slots().findOne({ key })
      const seats: unknown = (row?.claims as Record<string, unknown> | undefined)?.[claim]
      if (typeof seats !== 'number') return false
      if (await run(seats)) return true
    }
    return false
  }
  return {
    add: (key, { claim, seats, capacity }) =>
      change(
        {
          key,
          [pathOf(claim)]: { $exists: false },
          ...(capacity === null ? {} : { taken: { $lte: capacity - seats }, blocked: { $ne: true } }),
        },
        { $inc: { taken: seats }, $set: { [pathOf(claim)]: seats } },
      ),
    remove: (key, claim) =>
      withSeats(key, claim, (seats) =>
        change({ key, [pathOf(claim)]: seats }, { $inc: { taken: -seats }, $unset: { [pathOf(claim)]: '' } }),
      ),
    rename: (key, from, to) =>
      withSeats(key, from, (seats) =>
        change(
          { key, blocked: { $ne: true }, [pathOf(from)]: seats, [pathOf(to)]: { $exists: false } },
          { $unset: { [pathOf(from)]: '' }, $set: { [pathOf(to)]: seats } },
        ),
      ),
  }
}
