import fc from 'fast-check'
import { cleanStructure, maxDepth, maxEntries, type Structure } from '@/v1/engine/clean-structure'

fc.configureGlobal({ seed: 1 })

/** Arrays inside each other, so many levels deep. */
const nested = (levels: number): Structure => (levels === 1 ? [] : [nested(levels - 1)])

test('accepts eight levels and 200 entries, and refuses more at any level', () => {
  expect(cleanStructure(nested(8))).toEqual(nested(8))
  expect(cleanStructure(nested(9))).toBeNull()
  expect(cleanStructure({ a: nested(8) })).toBeNull()
  expect(cleanStructure(Array(200).fill(1))).toHaveLength(200)
  expect(cleanStructure(Array(201).fill(1))).toBeNull()
  expect(cleanStructure({ a: { b: Array(201).fill(1) } })).toBeNull()
})

test('removes keys that reach a prototype, at any level', () => {
  const sent = JSON.parse('{"__proto__":{"a":1},"b":[{"constructor":{"prototype":{"c":1}},"d":null}]}') as Structure
  expect(JSON.stringify(cleanStructure(sent))).toBe('{"b":[{"d":null}]}')
  expect(({} as Record<string, unknown>).a).toBeUndefined()
})

test('answers for any JSON, and what it accepts keeps its values', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 12 }), (value) => {
      const cleaned = cleanStructure([value])
      if (cleaned === null) expect(depthOf([value]) > maxDepth || hasLongArray(value)).toBe(true)
      else if (!/__proto__|constructor|prototype/.test(JSON.stringify(value))) expect(cleaned).toEqual([value])
    }),
  )
})

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
const hasLongArray = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((Array.isArray(value) && value.length > maxEntries) || Object.values(value).some(hasLongArray))
