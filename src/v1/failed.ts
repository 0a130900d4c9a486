import { randomUUID } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import type { Refusal } from '@/domain/result'
import { prepareAnswer, type Answer } from '@/server/answer'
import { answerHeaders, notKept } from '@/server/any-origin'
import { failure } from './envelope'
import { brokenMessage, messageOf, statusOf } from './messages'

export const failed = (status: number, message: string, headers: Record<string, string>): Answer =>
  prepareAnswer(status, JSON.stringify(failure(message)), headers)

/** A refusal is HTTP 200, but for what is somebody else's. Spec: V1-14.3. */
export const refused = (refusal: Refusal, locale: Locale, headers: Record<string, string> = answerHeaders): Answer =>
  failed(statusOf(refusal), messageOf(refusal, locale), headers)

/** What nobody can act on: the log has the error, the caller a request id. */
export function broken(error: unknown, address: string, locale: Locale): Answer {
  const requestId = randomUUID()
  console.error(`v1 request ${requestId} failed: ${address.slice(0, 300)}`, error)
  return failed(503, brokenMessage[locale], { ...notKept, 'Retry-After': '5', 'X-Request-Id': requestId })
}
