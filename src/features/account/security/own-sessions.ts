import { ok, refuse, type Result } from '@/domain/result'
import { endSessions, readSessions, type AccountSession } from '@/server/auth/account-sessions'
import { openPayload } from '@/server/database/payload'
import type { Customer } from '@/features/account/read-customer'

export type OwnSession = AccountSession & { isCurrent: boolean }

/** The customer's open sessions, the one of the request first, then newest first. Not cached. */
export async function readOwnSessions({ id, sessionId }: Pick<Customer, 'id' | 'sessionId'>): Promise<OwnSession[]> {
  const sessions = await readSessions(await openPayload(), 'customers', id)
  const own = sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }))
  return own.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

type Owner = Pick<Customer, 'id' | 'sessionId'>

/**
 * Ends one session of the customer; the ids of other people's sessions and of ended ones change nothing. Refuses
 * `missing-parameter`.
 */
export async function endOneSession(
  { id, sessionId }: Owner,
  endedId: string | null,
): Promise<Result<{ isCurrent: boolean }>> {
  if (endedId === null) return refuse('missing-parameter', { parameter: 'session_id' })
  await endSessions(await openPayload(), 'customers', id, { only: endedId })
  return ok({ isCurrent: endedId === sessionId })
}

/** Ends all sessions of the customer but the one of the request. */
export async function endOtherSessions({ id, sessionId }: Owner): Promise<void> {
  await endSessions(await openPayload(), 'customers', id, sessionId ? { except: sessionId } : 'all')
}
