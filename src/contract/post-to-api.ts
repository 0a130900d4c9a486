import type { Locale } from '@/domain/locale'

const patienceMs = 20_000

/** What became of a form: what v1 answered, its sentence of refusal, or why there was neither. */
export type Posted<Answer> =
  | { status: 'done'; answer: Answer }
  | { status: 'refused'; message: string }
  | { status: 'too-many' }
  | { status: 'failed' }

type Sent = Readonly<Record<string, string | boolean | readonly string[]>>

/** Lists go as their parts with commas between, as v1 takes them. */
const body = (values: Sent, locale: Locale) =>
  JSON.stringify({
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
    ),
    locale,
  })

/** Sends a form to v1, whose answer comes within 20 seconds or not at all. Spec: PUB-7.1, PUB-9.1. */
export async function postToApi<Answer>(
  path: string,
  values: Sent,
  locale: Locale,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Posted<Answer>> {
  try {
    const response = await fetch(`/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body(values, locale),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.status === 429) return { status: 'too-many' }
    if (!response.ok && response.status !== 401 && response.status !== 403) return { status: 'failed' }
    const answer = (await response.json()) as { status: string; msg?: string }
    if (answer.status !== 'success') return { status: 'refused', message: answer.msg ?? '' }
    return { status: 'done', answer: answer as Answer }
  } catch {
    return { status: 'failed' } // no network, no answer in time, or something in between that answers otherwise
  }
}
