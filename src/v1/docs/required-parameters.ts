import type { Refusal } from '@/domain/result'
import { isExecuted, type Endpoint } from '@/v1/engine/endpoint'
import { writeExample } from './write-examples'

/** A value for a parameter without an example. No document has it. */
const anyValue = '0'.repeat(24)

/**
 * The parameters without which an endpoint answers `missing-parameter`. For a GET they are found by asking the endpoint, so
 * that the documentation cannot disagree with it. `values` are example values. Optional parameters that staff's settings make required are not listed.
 */
export async function findRequiredParameters(
  endpoint: Endpoint,
  values: Readonly<Record<string, string>>,
  now: Date,
): Promise<string[]> {
  const inPath = endpoint.parameters.filter((name) => endpoint.path.includes(`{${name}}`))
  if (endpoint.method !== 'GET') return [...inPath, ...Object.keys(writeExample(endpoint)?.required ?? {})]
  const given = new Map<string, string | null>(endpoint.parameters.map((name) => [name, null]))
  for (const name of inPath) given.set(name, anyValue)
  const required = [...inPath]
  for (;;) {
    const refusal = await findRefusal(endpoint, Object.fromEntries(given), now)
    const missing = refusal?.code === 'missing-parameter' ? refusal.detail.parameter : null
    if (typeof missing !== 'string' || required.includes(missing)) return required
    required.push(missing)
    given.set(missing, values[missing] ?? anyValue)
  }
}

/** Why a read refuses these parameters, without cookies; null if it does not. */
async function findRefusal(
  endpoint: Endpoint,
  given: Record<string, string | null>,
  now: Date,
): Promise<Refusal | null> {
  const result = isExecuted(endpoint)
    ? await endpoint.execute(given, { now, locale: 'en', cookie: () => null, network: '' }, 'en')
    : await endpoint.resolve(given, now)
  return result.ok ? null : result.refusal
}
