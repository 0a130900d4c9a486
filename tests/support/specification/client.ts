import { fieldsOf } from '@/server/database/stored-values'
import { endpoints } from '@/v1/endpoints'
import { handleRequest } from '@/v1/engine/handle-request'

export type Fields = Readonly<Record<string, unknown>>
export type Answer = { status: number; json: Record<string, unknown>; type: string; location: string | null }

const pairsOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))

/** A client that knows the customer specification alone: it sends what it is told to, and keeps cookies, as JSON only. */
export class SpecificationClient {
  readonly cookies = new Map<string, string>()
  constructor(readonly format: 'json' | 'form' = 'json') {}

  /** Sends a call such as `POST customer/create` with exactly these fields. */
  async send(call: string, fields: Fields): Promise<Answer> {
    const { format } = this
    const [method = '', path = ''] = call.split(' ')
    const isRead = method === 'GET' || (method === 'DELETE' && format === 'form')
    const form = String(new URLSearchParams(pairsOf(fields)))
    const body =
      format === 'json'
        ? { type: 'application/json', bytes: Buffer.from(JSON.stringify(fields)) }
        : { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(form) }
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const address = `/v1/${path}${isRead ? `?${form}` : ''}`
    const request = { method, address, cookie, network: '192.0.2.9', ...(isRead ? {} : { body }) }
    const { status, headers, bytes } = await handleRequest(endpoints, request)
    for (const line of format === 'json' ? [headers['Set-Cookie'] ?? []].flat() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const type = String(headers['Content-Type'] ?? '')
    const json = type.startsWith('application/json') ? fieldsOf(JSON.parse(String(bytes))) : {}
    return { status, json, type, location: headers.Location === undefined ? null : String(headers.Location) }
  }
}

/** A copy in which each `$name` is what the client remembers under this name. */
export function fillIn<Value>(value: Value, memory: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string') return value.replace(/\$(\w+)/g, (_, name: string) => memory[name] ?? '') as Value
  if (Array.isArray(value)) return value.map((each: unknown) => fillIn(each, memory)) as Value
  if (Object.getPrototypeOf(value ?? 0) !== Object.prototype) return value // also what a test expects of a value
  return Object.fromEntries(
    Object.entries(value as object).map(([name, each]) => [name, fillIn(each, memory)]),
  ) as Value
}

/** The value at a path such as `cart.items.0.id`. */
export const valueAt = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], json)
