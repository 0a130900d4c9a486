import { toSnakeCaseKeys } from '@/contract/snake-case'
import type { Locale } from '@/domain/locale'

const timeoutMs = 20_000

/**
 * The result of a form submission: v1's response, its error message, or the reason why there is neither. A refusal of an order
 * names its field. `isSignedOut` marks the refusal of a call that needs a session. `retrySeconds` says when there is room again.
 */
export type Posted<Answer> =
  | { status: 'done'; answer: Answer }
  | { status: 'refused'; message: string; field?: string; isSignedOut?: true }
  | { status: 'too-many'; message?: string; retrySeconds?: number }
  | { status: 'failed' }

type FormValues = Readonly<Record<string, string | boolean | readonly string[]>>

/** Lists are sent as comma-separated text, as v1 expects. */
const requestBody = (values: FormValues, locale: Locale) => {
  const texts = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value])
  return JSON.stringify(toSnakeCaseKeys({ ...Object.fromEntries(texts), locale }))
}

/**
 * Submits a form to v1 under its snake_case names. Never rejects: network errors and a timeout of 20 seconds give `failed`.
 * Spec: PUB-7.1, PUB-9.1.
 */
export const postToApi = <Answer>(
  path: string,
  values: FormValues,
  locale: Locale,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Posted<Answer>> =>
  send(`/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: requestBody(values, locale),
  })

/** Sends a JSON body as it is, for calls with objects in it. Never rejects, like `postToApi`. */
export const postJsonToApi = <Answer>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  locale: Locale,
): Promise<Posted<Answer>> =>
  send(`/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, locale }),
  })

/**
 * Calls v1 with parameters in the query, for reads of the visitor's own data and for deletions, whose body not every proxy sends
 * on. Never rejects, like `postToApi`.
 */
export const queryApi = <Answer>(
  method: 'GET' | 'DELETE',
  path: string,
  values: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<Posted<Answer>> =>
  send(`/v1/${path}?${new URLSearchParams(toSnakeCaseKeys({ ...values, locale })).toString()}`, { method })

async function send<Answer>(address: string, request: RequestInit): Promise<Posted<Answer>> {
  try {
    const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    if (response.status === 429) return { status: 'too-many', ...(await messageOf(response)), ...retryOf(response) }
    if (!response.ok && response.status !== 401 && response.status !== 403) return { status: 'failed' }
    const answer = (await response.json()) as { status: string; msg?: string; field?: string }
    if (answer.status !== 'success')
      return {
        status: 'refused',
        message: answer.msg ?? '',
        ...(answer.field ? { field: answer.field } : {}),
        ...(response.status === 401 ? { isSignedOut: true } : {}),
      }
    return { status: 'done', answer: answer as Answer }
  } catch {
    return { status: 'failed' } // network error, timeout, or a response that is not JSON
  }
}

function retryOf({ headers }: Response): { retrySeconds?: number } {
  const seconds = Number(headers.get('Retry-After') ?? 0)
  return seconds > 0 ? { retrySeconds: Math.ceil(seconds) } : {}
}

/** The sentence of a limit that says more than the general one, such as that of payment attempts. */
async function messageOf(response: Response): Promise<{ message?: string }> {
  const answer = (await response.json().catch(() => null)) as { msg?: string } | null
  return answer?.msg ? { message: answer.msg } : {}
}
