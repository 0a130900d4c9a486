import { filterLimits, findExcessiveFilter } from '@/domain/http/studio-filter'

const isRefused = (where: unknown) => findExcessiveFilter(where, { conditions: [], cost: 0, values: 0 })
const times = <Value>(count: number, value: Value) => Array<Value>(count).fill(value)
const nested = (levels: number): object => (levels === 1 ? { name: { equals: 'a' } } : { and: [nested(levels - 1)] })
const named = { name: { equals: 'a' } }
const { conditions, levels, values, valueLength } = filterLimits

test.each`
  what                                 | where
  ${'no condition'}                    | ${{}}
  ${'the most conditions'}             | ${{ or: times(conditions, named) }}
  ${'the most levels'}                 | ${nested(levels)}
  ${'the longest value'}               | ${{ name: { equals: 'a'.repeat(valueLength) } }}
  ${'a long list of ids'}              | ${{ and: [{ id: { not_in: times(500, 'a'.repeat(24)) } }] }}
  ${'a list as text'}                  | ${{ id: { in: times(100, 'a'.repeat(24)).join(',') } }}
  ${'the most words'}                  | ${{ name: { like: times(conditions, 'a').join(' ') } }}
  ${'a field of a related document'}   | ${{ 'location.name': { like: 'a' } }}
  ${'a relationship to several kinds'} | ${{ document: { equals: { relationTo: 'dishes', value: 'a' } } }}
  ${'null, a number and a flag'}       | ${{ name: { equals: null }, calories: { less_than: 5 }, closed: { equals: true } }}
`('permits $what', ({ where }) => expect(isRefused(where)).toBe(false))

test.each`
  what                              | where
  ${'one condition more'}           | ${{ or: times(conditions + 1, named) }}
  ${'conditions on several levels'} | ${{ and: times(6, { or: times(8, named) }) }}
  ${'empty lists of conditions'}    | ${{ or: times(conditions, { and: [], or: [] }) }}
  ${'one level more'}               | ${nested(levels + 1)}
  ${'ten thousand levels'}          | ${nested(5_000)}
  ${'a value that is too long'}     | ${{ name: { equals: 'a'.repeat(valueLength + 1) } }}
  ${'too many words'}               | ${{ name: { like: times(conditions + 1, 'a').join(' ') } }}
  ${'too many values'}              | ${{ id: { in: times(values + 1, 'a') } }}
  ${'too many values as text'}      | ${{ id: { in: times(values + 1, 'a').join(',') } }}
  ${'too many values together'}     | ${{ or: times(2, { id: { in: times(values / 2 + 1, 'a') } }) }}
  ${'a path that is too deep'}      | ${{ 'a.b.c.d.e.f.g': { equals: 'a' } }}
  ${'a deep path with underscores'} | ${{ a__b__c__d__e__f__g: { equals: 'a' } }}
  ${'a path that is too long'}      | ${{ ['a'.repeat(121)]: { equals: 'a' } }}
  ${'a path that is not a path'}    | ${{ 'name; drop': { equals: 'a' } }}
  ${'an unknown operator'}          | ${{ name: { $gt: 'a' } }}
  ${'an operator as a value'}       | ${{ name: { equals: { $gt: '' } } }}
  ${'a list for one value'}         | ${{ name: { equals: ['a', 'b'] } }}
  ${'a value without operator'}     | ${{ name: 'a' }}
  ${'conditions that are no list'}  | ${{ or: 'a' }}
  ${'a list'}                       | ${[]}
  ${'a zero byte'}                  | ${{ name: { equals: 'a\0' } }}
`('refuses $what', ({ where }) => expect(isRefused(where)).toBe(true))
