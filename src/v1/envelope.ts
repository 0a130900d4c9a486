/**
 * Seconds that the answer took: clients expect a float here. It is a constant, because answers are built once and sent
 * many times, and the same data must give the same bytes on every server and database.
 */
const requestTime = 0.001

/** A success: the head first, then the payload at the same level. Spec: PUB-7.1, V1-1.1. */
export function success<Payload extends object>(records: number, payload: Payload) {
  return { status: 'success' as const, request_time: requestTime, records, ...payload }
}

/** A day on which a location is closed: no menu and no periods. Spec: PUB-4.4. */
export const closed = () => success(0, { closed: true as const })

/** A failure: exactly two keys. Spec: PUB-7.1, V1-1.3. */
export const failure = (msg: string) => ({ status: 'error' as const, msg })
