/** A session as stored: `expiresAt` as a date or an ISO text. */
export type StoredSession = { id: string; createdAt?: unknown; expiresAt?: unknown }

export type SessionChanges<Session> = { added: Session[]; renewed: Session[]; removed: string[] }

const timeOf = (value: unknown) =>
  value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : 0

/**
 * What a whole list of sessions changes in the stored ones. A list with a new or renewed session removes none but expired ones,
 * so that sign-ins do not end each other. Any other list removes those that it lacks.
 */
export function findSessionChanges<Session extends StoredSession>(
  stored: readonly StoredSession[],
  wanted: readonly Session[],
  now: Date,
): SessionChanges<Session> {
  const storedById = new Map(stored.map((session) => [session.id, session]))
  const added = wanted.filter(({ id }) => !storedById.has(id))
  const renewed = wanted.filter(({ id, expiresAt }) => {
    const before = storedById.get(id)
    return before !== undefined && timeOf(before.expiresAt) < timeOf(expiresAt)
  })
  const isSignOut = added.length === 0 && renewed.length === 0
  const wantedIds = new Set(wanted.map(({ id }) => id))
  const removed = stored.filter(
    ({ id, expiresAt }) => !wantedIds.has(id) && (isSignOut || timeOf(expiresAt) < now.getTime()),
  )
  return { added, renewed, removed: removed.map(({ id }) => id) }
}
