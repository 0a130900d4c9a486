import { randomInt } from 'node:crypto'
import { makeOrderNumber } from '@/domain/shop/orders/order-number'

test('a number has the prefix of its site and two groups of four symbols', () => {
  expect(makeOrderNumber('northgate', () => 0)).toBe('NR-3333-3333')
  expect(makeOrderNumber('universite-saint-cyrille', (limit) => limit - 1)).toBe('NR-YYYY-YYYY')
  expect(makeOrderNumber('aei', () => 1)).toBe('XX-4444-4444')
})

test('no symbol can be confused with another, and no vowel forms a word', () => {
  const numbers = Array.from({ length: 2_000 }, () => makeOrderNumber('northgate', randomInt))
  const used = new Set(numbers.flatMap((number) => [...number.replaceAll('-', '').slice(2)]))
  expect([...used].sort().join('')).toBe('3479CDFHJKMNPQRTWXY')
  expect(new Set(numbers).size).toBe(2_000)
})
