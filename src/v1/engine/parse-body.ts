import { isUtf8 } from 'node:buffer'
import { ok, refuse, type Result } from '@/domain/result'
import type { RequestBody } from '@/server/http/request-body'
import { isStructure, type Structure } from './clean-structure'

/**
 * The parameters of a body: the first text of each name, all texts of each name (without `[]` at its end), and the objects and
 * arrays of a JSON body as they were sent.
 */
export type BodyParameters = {
  texts: ReadonlyMap<string, string>
  lists: ReadonlyMap<string, readonly string[]>
  structures: ReadonlyMap<string, Structure>
}

export const noParameters: BodyParameters = { texts: new Map(), lists: new Map(), structures: new Map() }

/**
 * Parses the parameters of a body. Detects JSON and forms by their content, because old clients send a wrong content type
 * or none. If a name is repeated, the first value counts, as in a query string. Numbers and booleans become texts; null counts
 * as missing. A missing body has no parameters. Refuses `too-long-body`, `unreadable-body`.
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
  return isJson ? parseJson(text) : ok(fromPairs([...new URLSearchParams(text)]))
}

async function parseMultipart({ type, bytes }: Exclude<RequestBody, string>): Promise<Result<BodyParameters>> {
  const response = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
  const form = await response.formData().catch(() => null) // fails only if the bytes are malformed
  return form ? ok(fromPairs([...form])) : refuse('unreadable-body')
}

function parseJson(text: string): Result<BodyParameters> {
  const value = parseOrNull(text)
  if (!isStructure(value) || Array.isArray(value)) return refuse('unreadable-body')
  const pairs = Object.entries(value)
  const structures = pairs.flatMap(([name, each]) => (isStructure(each) ? [[name, each] as const] : []))
  return ok({ ...fromPairs(pairs), structures: new Map(structures) })
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const isText = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** An array of texts counts as a name that is repeated. */
function fromPairs(pairs: [string, unknown][]): BodyParameters {
  const texts = new Map<string, string>()
  const lists = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    const values = Array.isArray(value) ? value : [value]
    if (!values.every(isText)) continue
    const key = name.replace(/\[\]$/, '')
    lists.set(key, [...(lists.get(key) ?? []), ...values.map(String)])
    if (!Array.isArray(value) && !texts.has(name)) texts.set(name, String(value))
  }
  return { texts, lists, structures: new Map() }
}

/** The values of a list: one text has commas between them, while those of a repeated name or an array are whole. */
export const listValues = (values: readonly string[], isWhole: boolean): string[] =>
  (values.length === 1 && !isWhole ? (values[0] ?? '').split(',') : values).map((value) => value.trim()).filter(Boolean)
