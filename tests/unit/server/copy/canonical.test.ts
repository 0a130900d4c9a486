import type { FlattenedField } from 'payload'
import { canonicalText } from '@/server/copy/canonical'
import { Digest } from '@/server/copy/digest'
import { hexOfNumber, isHexId, numberOfHex } from '@/server/copy/ids'
import type { Store } from '@/server/copy/stores'

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

describe('a document as one text', () => {
  test('is the same with null, an empty list, an empty group or nothing at all', () =>
    expect(one({ id: 'x', name: { en: 'A', fr: null }, rows: [], place: { street: null }, data: null, to: null })).toBe(
      one({ id: 'x', name: { en: 'A' } }),
    ))

  test('is the same in whatever order fields and languages were stored', () =>
    expect(one({ name: { fr: 'B', en: 'A' }, id: 'x', to: [{ value: '1', relationTo: 'a' }] })).toBe(
      one({ to: [{ relationTo: 'a', value: '1' }], id: 'x', name: { en: 'A', fr: 'B' } }),
    ))

  test('counts a value that was never stored as what Payload answers for it, but not one that was emptied', () => {
    expect(one({ id: 'x' })).toBe(one({ id: 'x', kind: 'plain' }))
    expect(one({ id: 'x' })).not.toBe(one({ id: 'x', kind: null }))
  })

  test.each([
    ['an empty text', { name: { en: 'A', fr: '' } }],
    ['a language', { name: { fr: 'A' } }],
    ['the order of rows', { rows: [{ id: '2' }, { id: '1' }] }],
    ['the id of a row', { rows: [{ id: '1' }, { id: '3' }] }],
    ['the order of keys in JSON', { data: { b: 1, a: [] } }],
    ['an empty list in JSON', { data: { a: 1 } }],
    ['what is referred to', { to: [{ relationTo: 'b', value: '1' }] }],
    ['its id', { id: 'y' }],
  ])('tells %s apart', (_, change) => {
    const document = {
      id: 'x',
      name: { en: 'A' },
      rows: [{ id: '1' }, { id: '2' }],
      data: { a: [], b: 1 },
      to: [{ relationTo: 'a', value: '1' }],
    }
    expect(one({ ...document, ...change })).not.toBe(one(document))
  })

  test('has no id where the embedded database gives numbers', () =>
    expect(canonicalText({ ...store, numbered: true }, { id: 'x' })).toBe(
      canonicalText({ ...store, numbered: true }, { id: 'y' }),
    ))
})

describe('the digest of a store', () => {
  const digestOf = (...texts: string[]) => {
    const digest = new Digest()
    for (const each of texts) digest.add(each)
    return [digest.count, digest.value]
  }
  test('does not depend on the order', () => expect(digestOf('a', 'b', 'c')).toEqual(digestOf('c', 'a', 'b')))
  test('is another when one is doubled, lost or changed', () => {
    const all = [
      digestOf('a', 'b'),
      digestOf('a', 'b', 'b'),
      digestOf('a', 'b', 'b', 'b'),
      digestOf('a'),
      digestOf('a', 'c'),
    ]
    expect(new Set(all.map(([, value]) => value)).size).toBe(5)
  })
})

test.each([
  [1, '000000000000000000000001'],
  [Number.MAX_SAFE_INTEGER, '00000000001fffffffffffff'],
])('the number %d goes as the id %s and comes back', (number, id) => {
  expect(hexOfNumber(number)).toBe(id)
  expect([isHexId(id), numberOfHex(id)]).toEqual([true, number])
})

test('an id that MongoDB made is no number', () => expect(numberOfHex('65f0c1d2e3a4b5c6d7e8f901')).toBeNull())
