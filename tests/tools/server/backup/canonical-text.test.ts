import type { FlattenedField } from 'payload'
import { canonicalText } from '@/server/backup/canonical-text'
import { StoreSum } from '@/server/backup/store-sum'
import { isHexId } from '@/domain/hex-id'
import { numberToHexId, hexIdToNumber } from '@/server/backup/hex-ids'
import type { Store } from '@/server/backup/stores'

const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more }) as FlattenedField
const flat = [
  text('name', { localized: true }),
  text('kind', { defaultValue: 'plain' }),
  { name: 'rows', type: 'array', flattenedFields: [text('id'), text('word', { localized: true })] },
  { name: 'place', type: 'group', flattenedFields: [text('street')] },
  { name: 'data', type: 'json' },
  { name: 'to', type: 'relationship', relationTo: ['a', 'b'], hasMany: true },
  { name: 'found', type: 'join' },
] as unknown as FlattenedField[]
const store: Store = { name: 'things', slug: 'sites', kind: 'documents', fields: [], flat, numbered: false }
const one = (document: Record<string, unknown>) => canonicalText(store, document)

describe('the canonical text of a document', () => {
  test.each([
    ['an empty text', { name: { en: 'A', fr: '' } }],
    ['a language', { name: { fr: 'A' } }],
    ['the order of rows', { rows: [{ id: '2' }, { id: '1' }] }],
    ['the id of a row', { rows: [{ id: '1' }, { id: '3' }] }],
    ['the order of keys in JSON', { data: { b: 1, a: [] } }],
    ['an empty list in JSON', { data: { a: 1 } }],
    ['the target of a reference', { to: [{ relationTo: 'b', value: '1' }] }],
    ['its id', { id: 'y' }],
  ])('differs by %s', (_, change) => {
    const document = {
      id: 'x',
      name: { en: 'A' },
      rows: [{ id: '1' }, { id: '2' }],
      data: { a: [], b: 1 },
      to: [{ relationTo: 'a', value: '1' }],
    }
    expect(one({ ...document, ...change })).not.toBe(one(document))
  })

  test('leaves out ids that SQLite assigns as numbers', () =>
    expect(canonicalText({ ...store, numbered: true }, { id: 'x' })).toBe(
      canonicalText({ ...store, numbered: true }, { id: 'y' }),
    ))
})

test('the sum of a store changes when a document is repeated, missing or changed', () => {
  const sums = [['a', 'b'], ['a', 'b', 'b'], ['a'], ['a', 'c'], ['ab']].map((ids) => {
    const sum = new StoreSum(store)
    sum.add(ids.map((id) => ({ id })))
    return [sum.count, sum.digest]
  })
  expect(sums.map(([count]) => count)).toEqual([2, 3, 1, 2, 1])
  expect(new Set(sums.map(([, digest]) => digest)).size).toBe(5)
})

test.each([
  [1, '000000000000000000000001'],
  [Number.MAX_SAFE_INTEGER, '00000000001fffffffffffff'],
])('converts the number %d to the id %s and back', (number, id) => {
  expect(numberToHexId(number)).toBe(id)
  expect([isHexId(id), hexIdToNumber(id)]).toEqual([true, number])
})

test('converts an id of MongoDB to no number', () => expect(hexIdToNumber('65f0c1d2e3a4b5c6d7e8f901')).toBeNull())
