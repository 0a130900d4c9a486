import { hexIdPattern } from '@/domain/hex-id'
import type { Locale } from '@/domain/locale'
import { namedSchemas, toJsonSchema, type JsonSchema } from '@/v1/engine/json-schema'
import { isExecuted, type Endpoint } from '@/v1/engine/endpoint'
import type { EndpointExample } from '@/v1/engine/openapi'

/**
 * A success of an endpoint: for a public GET the answer of this installation to its example, with one row per list; for a
 * write, which must not run, and a private read, which has no visitor here, a value of its schema. Null when the example has no
 * answer.
 */
export async function findSampleAnswer(
  endpoint: Endpoint,
  example: EndpointExample,
  now: Date,
  locale: Locale,
): Promise<unknown> {
  if (isExecuted(endpoint)) return sampleOf(toJsonSchema(endpoint.answer, locale), namedSchemas(locale))
  const given = endpoint.parameters.map((name) => [name, example.values[name] ?? null])
  const resolved = await endpoint.resolve(Object.fromEntries(given), now)
  if (!resolved.ok) return null
  const answer = await resolved.value.toJson(now, locale)
  return answer.ok ? shorten(JSON.parse(answer.value.json), '') : null
}

/** Lists of objects keep their first row, except a week, which always has seven. */
function shorten(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const rows = key !== 'week' && typeof value[0] === 'object' ? value.slice(0, 1) : value
    return rows.map((row) => shorten(row, ''))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shorten(each, name)]))
}

const patterns: Readonly<Record<string, string>> = {
  [hexIdPattern.source]: '65f0c0ffee65f0c0ffee65f0',
  '^[0-9a-f]{32}$': '65f0c0ffee65f0c0ffee65f0c0ffee65',
  '^[0-9a-f]{64}$': '65f0c0ffee65f0c0ffee65f0c0ffee6565f0c0ffee65f0c0ffee65f0c0ffee65',
  '^\\d{2}:\\d{2}$': '11:30',
  '^\\d{4}-\\d{2}-\\d{2}$': '2031-02-03',
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}[+-]\\d{2}:\\d{2}$': '2031-02-03T04:05:06.000-07:00',
}

/** A value that a generated schema accepts. `named` are the schemas that it refers to. */
function sampleOf(schema: JsonSchema, named: Readonly<Record<string, JsonSchema>>): unknown {
  const { $ref, anyOf, enum: choices, type, items, properties, pattern } = schema
  if (typeof $ref === 'string') return sampleOf(named[$ref.split('/').at(-1) ?? ''] ?? {}, named)
  if ('const' in schema) return schema.const
  if (Array.isArray(choices)) return choices[0]
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0] as JsonSchema, named)
  const kind: unknown = Array.isArray(type) ? type[0] : type
  if (kind === 'object')
    return Object.fromEntries(
      Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(([name, it]) => [name, sampleOf(it, named)]),
    )
  if (kind === 'array') return [sampleOf(items as JsonSchema, named)]
  if (kind === 'string') return patterns[String(pattern)] ?? 'Text'
  if (kind === 'boolean') return true
  return kind === 'null' ? null : 1
}
