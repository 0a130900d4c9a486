/** A JSON object or array of a request body. */
export type Structure = { [key: string]: unknown } | unknown[]

/** Objects and arrays inside each other, counted from the parameter's own value. */
export const maxDepth = 8
export const maxEntries = 200

/** Names that reach an object's prototype. No schema has them. */
const hostileKeys: readonly string[] = ['__proto__', 'constructor', 'prototype']

export const isStructure = (value: unknown): value is Structure => typeof value === 'object' && value !== null

/** A copy without hostile keys; null if the value is nested too deeply or has an array that is too long. */
export function cleanStructure(value: Structure): Structure | null {
  const cleaned = clean(value, maxDepth)
  return isStructure(cleaned) ? cleaned : null
}

const refused = Symbol('refused')

function clean(value: unknown, levels: number): unknown {
  if (!isStructure(value)) return value
  if (levels === 0 || (Array.isArray(value) && value.length > maxEntries)) return refused
  const entries = Object.entries(value)
    .filter(([key]) => !hostileKeys.includes(key))
    .map(([key, each]) => [key, clean(each, levels - 1)] as const)
  if (entries.some(([, each]) => each === refused)) return refused
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}
