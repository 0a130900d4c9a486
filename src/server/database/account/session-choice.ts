/** A session to store. `device` is missing in those that are stored already. */
export type NewSession = { id: string; createdAt?: unknown; expiresAt?: unknown; device?: string | null }

/** Which sessions of an account end. */
export type SessionChoice = 'all' | { only: string } | { except: string }
