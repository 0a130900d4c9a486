import { isUtf8 } from 'node:buffer'
import { ok, refuse, type Result } from '@/domain/result'
import type { RequestBody } from '@/server/http/http-entry'

/** The parameters of a body: texts, and the objects and lists of a JSON body. */
export type BodyParameters = { texts: ReadonlyMap<string, string>; structures: ReadonlyMap<string, object> }

export const noParameters: BodyParameters = { texts: new Map(), structures: new Map() }

/** A structure that is deeper or has more entries in a list or object counts as missing. */
const [maxDepth, maxEntries] = [8, 200]

/**
 * Parses the parameters of a body. Detects JSON and forms by their content, because old clients send a wrong content type
 * or none. If a name is repeated, the first value counts, as in a query string. A missing body has no parameters. Refuses `too-long-body`, `unreadable-body`.
 */
export async function parseBody(body: RequestBody | undefined): Promise<Result<BodyParameters>> {
  if (body === 'too-long') return refuse('too-long-body')
  if (body === 'broken-off') return refuse('unreadable-body')
  if (body === undefined) return ok(noParameters)
  const { type, bytes } = body
  if (/^multipart\/form-data\b/i.test(type)) return parseMultipart(body)
  if (!isUtf8(bytes)) return refuse('unreadable-body')
  const text = new TextDecoder().decode(bytes)
  const isJson = /^\s*[{[]/.test(text) || (/\bjson\b/i.test(type) && text.trim() !== '')
  return isJson ? parseJson(text) : ok(firstValues(new URLSearchParams(text)))
}

async function parseMultipart({ type, bytes }: Exclude<RequestBody, string>): Promise<Result<BodyParameters>> {
  const response = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
  const form = await response.formData().catch(() => null) // fails only if the bytes are malformed
  return form ? ok(firstValues(form)) : refuse('unreadable-body')
}

function parseJson(text: string): Result<BodyParameters> {
  const value = parseOrNull(text)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? ok(firstValues(Object.entries(value))) : refuse('unreadable-body')
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function firstValues(pairs: Iterable<[string, unknown]>): BodyParameters {
  const texts = new Map<string, string>()
  const structures = new Map<string, object>()
  for (const [name, value] of pairs) {
    if (!texts.has(name) && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'))
      texts.set(name, String(value))
    if (!structures.has(name) && typeof value === 'object' && value !== null && isSmall(value, maxDepth))
      structures.set(name, value)
  }
  return { texts, structures }
}

function isSmall(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  const entries: unknown[] = Object.values(value)
  return depth > 0 && entries.length <= maxEntries && entries.every((entry) => isSmall(entry, depth - 1))
}
