import { setTimeout as pause } from 'node:timers/promises'

const attempts = 6
/** The calls that change a person's sessions. They stored nothing when they are answered with 409. */
const sessionCalls = new Set([
  'staff/login',
  'staff/logout',
  'staff/refresh-token',
  'staff/sessions/end',
  'staff/sessions/end-others',
])

/**
 * Handles a request, and again when a session call is answered with 409: MongoDB aborts it when somebody saves the account
 * at the same moment. Up to six times within about a second.
 */
export async function repeatConflicts(
  request: Request,
  path: string,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'POST' || !sessionCalls.has(path)) return handle(request)
  for (let attempt = 1; ; attempt += 1) {
    const response = await handle(attempt === attempts ? request : request.clone())
    if (response.status !== 409 || attempt === attempts) return response
    await pause(2 ** attempt * (5 + Math.random() * 10))
  }
}
