import { isExecuted, type ExecutedEndpoint } from '@/v1/engine/endpoint'
import { endpoints } from '@/v1/endpoints'
import { handleRequest } from '@/v1/engine/handle-request'

/** An answer as bytes, so that two can be compared whole. */
export type Answer = { status: number; headers: Record<string, unknown>; text: string }
type Sent = { cookie: string; locale?: 'en' | 'fr' }

export const nameOf = ({ method, path }: ExecutedEndpoint): string => `${method} ${path}`
/** Every call of v1 that runs for each request. The others are public, and the same for everybody. */
export const executedEndpoints: readonly ExecutedEndpoint[] = endpoints.filter(isExecuted)

/** Sends a body as it stands, and parameters in the query. */
export async function sendRaw(
  { method, path }: ExecutedEndpoint,
  {
    query = '',
    body,
    type = 'application/json',
    cookie,
  }: { query?: string; body?: string; type?: string; cookie: string },
): Promise<Answer> {
  const address = `/v1/${path}${query === '' ? '' : `?${query}`}`
  const sent = body === undefined ? {} : { body: { type, bytes: Buffer.from(body) } }
  const { status, headers, bytes } = await handleRequest(endpoints, {
    ...{ method, address, cookie, network: '192.0.2.1' },
    ...sent,
  })
  return { status, headers: { ...headers }, text: String(bytes) }
}

const textIn = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Sends parameters as the call takes them: in the query of a GET and a DELETE, in a JSON body otherwise. */
export function sendCall(
  endpoint: ExecutedEndpoint,
  data: Readonly<Record<string, unknown>>,
  { cookie, locale = 'en' }: Sent,
): Promise<Answer> {
  const pairs = Object.entries({ locale, ...data }).filter(([, value]) => value !== undefined)
  const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  return isInQuery
    ? sendRaw(endpoint, {
        cookie,
        query: String(new URLSearchParams(pairs.map(([name, value]) => [name, textIn(value)]))),
      })
    : sendRaw(endpoint, { cookie, body: JSON.stringify(Object.fromEntries(pairs)) })
}
