import { readSessions, type AccountSession } from '@/server/auth/account-sessions'
import { openPayload } from '@/server/database/payload'
import type { Customer } from '@/features/account/read-customer'

export type OwnSession = AccountSession & { isCurrent: boolean }

/** The customer's open sessions, the one of the request first, then newest first. Not cached. */
export async function readOwnSessions({ id, sessionId }: Pick<Customer, 'id' | 'sessionId'>): Promise<OwnSession[]> {
  const sessions = await readSessions(await openPayload(), 'customers', id)
  const own = sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }))
  return own.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
