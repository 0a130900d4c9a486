import { randomUUID } from 'node:crypto'
import { failureBody } from '@/domain/http/failure-body'
import type { Locale } from '@/domain/locale'
import type { Refusal } from '@/domain/result'
import { createEncodedResponse, type EncodedResponse } from '@/server/http/encoded-response'
import { revalidatedHeaders, noStoreHeaders } from '@/server/http/cors'
import { queueRetrySeconds } from '@/server/auth/password-queue'
import { faultMessage, refusalMessage, refusedField, refusalStatus } from './messages'
import { describeAddress, logError } from '@/server/logging/log-error'

export const errorResponse = (
  status: number,
  message: string,
  headers: Record<string, string>,
  { field = null, terms }: { field?: string | null; terms?: Refusal['terms'] } = {},
): EncodedResponse => createEncodedResponse(status, JSON.stringify(failureBody(message, field, terms)), headers)

/** The response for a refusal. Its status is 200, except for a missing or wrong session, another site's page and
 * too many attempts, which say when to try again. Spec: V1-14.3. */
export const refusalResponse = (
  refusal: Refusal,
  locale: Locale,
  headers: Record<string, string> = revalidatedHeaders,
): EncodedResponse =>
  errorResponse(
    refusalStatus(refusal),
    refusalMessage(refusal, locale),
    { ...headers, ...retryAfter(refusal) },
    { field: refusedField(refusal), terms: refusal.terms },
  )

const retryAfter = ({ code, detail }: Refusal): Record<string, string> =>
  ['too-many-attempts', 'too-many-passwords', 'too-many-cards'].includes(code)
    ? { 'Retry-After': String(detail.seconds ?? queueRetrySeconds) }
    : {}

/** Logs a fault under a request id and answers 503 with that id. */
export function faultResponse(error: unknown, address: string, locale: Locale): EncodedResponse {
  const requestId = randomUUID()
  logError(`v1 request ${requestId} failed: ${describeAddress(address)}`, error)
  return errorResponse(503, faultMessage[locale], { ...noStoreHeaders, 'Retry-After': '5', 'X-Request-Id': requestId })
}
