import type { ClientSession } from 'mongodb'
import type { Payload } from 'payload'
import { getMongoAdapter } from '@/server/database/database-adapters'

/** A session of MongoDB whose reads all show one moment; null without one. */
export type Snapshot = ClientSession | null

/**
 * Opens a session of MongoDB whose reads all show the database as it is now. Null on SQLite, and on an engine that does not
 * keep older moments: some refuse such a session, and others accept it and read whatever is newest.
 */
export async function openSnapshot(payload: Payload): Promise<Snapshot> {
  const mongo = getMongoAdapter(payload)
  if (!mongo) return null
  const session = await mongo.connection.startSession({ snapshot: true })
  const answered = await mongo.connection
    .collection('payload-migrations')
    .findOne({}, { session })
    .then(
      () => true,
      () => false,
    )
  // The driver stores the moment that the engine names in its first answer. Its types leave the property out.
  if (answered && (session as { snapshotTime?: unknown }).snapshotTime) return session
  await session.endSession()
  return null
}

/** `SnapshotTooOld` and `SnapshotUnavailable` of MongoDB. */
const snapshotLost = new Set<unknown>([239, 246])

/** Replaces MongoDB's message when it has given up the moment of a snapshot, which it keeps for five minutes by default. */
export function explainSnapshotError(error: unknown): Error {
  if (snapshotLost.has((error as { code?: unknown }).code))
    return new Error(
      'MongoDB no longer has the moment at which the backup began. Raise minSnapshotHistoryWindowInSeconds on the server, or back up when less is changed.',
    )
  return error instanceof Error ? error : new Error(String(error))
}
