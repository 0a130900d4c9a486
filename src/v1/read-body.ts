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
  try {
    if (/^multipart\/form-data\b/i.test(body.type)) return ok(first(await partsOf(body)))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body.bytes)
    if (/^\s*[{[]/.test(text) || (/\bjson\b/i.test(body.type) && text.trim() !== '')) return fromJson(text)
    return ok(first(new URLSearchParams(text)))
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return refuse('unreadable-body')
    throw error
  }
}

const partsOf = ({ type, bytes }: Exclude<SentBody, string>) =>
  new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()

function fromJson(text: string): Result<Texts> {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('unreadable-body')
  return ok(first(Object.entries(value)))
}

function first(pairs: Iterable<[string, unknown]>): Texts {
  const texts = new Map<string, string>()
  for (const [name, value] of pairs)
    if (!texts.has(name) && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'))
      texts.set(name, String(value))
  return texts
}
