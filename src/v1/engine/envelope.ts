/**
 * Clients expect the duration of the request in seconds, as a float. It is constant, because responses are cached and the
 * same data must give the same bytes on every server and database.
 */
const requestTime = 0.001

/** The body of a success: the common keys, then the payload at the same level. Spec: PUB-7.1, V1-1.1. */
export function success<Payload extends object>(records: number, payload: Payload) {
  return { status: 'success' as const, request_time: requestTime, records, ...payload }
}

/** The body for a day on which the location is closed. It has no menu and no periods. Spec: PUB-4.4. */
export const closedDay = () => success(0, { closed: true as const })
