import { fieldsOf } from '@/server/database/stored-values'
import { endpoints } from '@/v1/endpoints'
import { handleRequest } from '@/v1/engine/handle-request'

/** Who calls from where, and the type of the body unless it is JSON. */
export type Sender = { cookie?: string; network?: string; isForeign?: boolean; type?: string }

/**
 * Calls v1 without HTTP. `data` are the query of a GET and the body of other calls. `json` is empty when the answer is none;
 * `set` is the first cookie that the answer sets, and `cookie` the same without attributes.
 */
export async function callV1(
  method: string,
  path: string,
  data: object | string = {},
  { type = 'application/json', ...sender }: Sender = {},
) {
  const query = method === 'GET' ? String(new URLSearchParams(Object.entries(data))) : ''
  const sent = typeof data === 'string' ? data : JSON.stringify(data)
  const body = method === 'GET' ? undefined : { type, bytes: Buffer.from(sent) }
  const address = `/v1/${path}${query && '?'}${query}`
  const { status, headers, bytes } = await handleRequest(endpoints, { method, address, body, ...sender })
  const text = bytes?.toString() ?? ''
  const json = text.startsWith('{') ? fieldsOf(JSON.parse(text)) : {}
  const set = String([headers['Set-Cookie'] ?? ''].flat()[0])
  return { status, headers: { ...headers }, bytes, text, json, set, cookie: set.split(';')[0] ?? '' }
}
