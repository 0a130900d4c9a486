import { isUtf8 } from 'node:buffer'
import { ok, refuse, type Result } from '@/domain/result'
import type { SentBody } from '@/server/front-door'

type Texts = ReadonlyMap<string, string>

/**
 * The parameters in a body: JSON or a form, whatever it says that it is, for old clients say nothing or another thing. Of a
 * name that stands there twice the first counts, as in an address; values that are no text, number or switch are left
 * out. A missing body has none. Refuses `too-long-body`, `unreadable-body`.
 */
export async function readBody(body: SentBody | undefined): Promise<Result<Texts>> {
  if (body === 'too-long') return refuse('too-long-body')
  if (body === 'broken-off') return refuse('unreadable-body')
  if (body === undefined) return ok(new Map())
  const { type, bytes } = body
  if (/^multipart\/form-data\b/i.test(type)) return fromParts(body)
  if (!isUtf8(bytes)) return refuse('unreadable-body')
  const text = new TextDecoder().decode(bytes)
  const isJson = /^\s*[{[]/.test(text) || (/\bjson\b/i.test(type) && text.trim() !== '')
  return isJson ? fromJson(text) : ok(first(new URLSearchParams(text)))
}

async function fromParts({ type, bytes }: Exclude<SentBody, string>): Promise<Result<Texts>> {
  const response = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
  const form = await response.formData().catch(() => null) // it fails over nothing but these bytes
  return form ? ok(first(form)) : refuse('unreadable-body')
}

function fromJson(text: string): Result<Texts> {
  const value = parsed(text)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? ok(first(Object.entries(value))) : refuse('unreadable-body')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function first(pairs: Iterable<[string, unknown]>): Texts {
  const texts = new Map<string, string>()
  for (const [name, value] of pairs)
    if (!texts.has(name) && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'))
      texts.set(name, String(value))
  return texts
}
