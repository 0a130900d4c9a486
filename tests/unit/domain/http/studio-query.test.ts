import { limitDepth, limitPage, limitPageSize, queryLimits, readStudioQuery } from '@/domain/http/studio-query'

const { pageSize, pageSizeAtDepth0, names, nameLevels } = queryLimits

test.each`
  depth        | expected
  ${0}         | ${0}
  ${2}         | ${2}
  ${10}        | ${2}
  ${undefined} | ${1}
  ${-1}        | ${1}
  ${1.5}       | ${1}
  ${Infinity}  | ${1}
`('uses depth $expected for $depth', ({ depth, expected }) => expect(limitDepth(depth, 1)).toBe(expected))

test.each`
  query                              | depth | expected
  ${{}}                              | ${2}  | ${undefined}
  ${{ limit: 10 }}                   | ${2}  | ${10}
  ${{ limit: 1e9 }}                  | ${2}  | ${pageSize}
  ${{ limit: 1e9 }}                  | ${0}  | ${pageSizeAtDepth0}
  ${{ limit: 0 }}                    | ${1}  | ${pageSize}
  ${{ pagination: false }}           | ${0}  | ${pageSizeAtDepth0}
  ${{ limit: 5, pagination: false }} | ${0}  | ${5}
  ${{ limit: -5 }}                   | ${0}  | ${undefined}
`('uses a page size of $expected for $query at depth $depth', ({ query, depth, expected }) =>
  expect(limitPageSize(query, depth)).toBe(expected),
)

test.each([
  [3, 3],
  [1e300, queryLimits.page],
  [1e9, queryLimits.page],
  [0, undefined],
  [-1, undefined],
  ['abc', undefined],
])('uses page %s as %s', (page, expected) => {
  expect(limitPage(page)).toBe(expected)
})

test('returns the conditions and the fields of the sort', () => {
  expect(readStudioQuery({ where: { or: [{ name: { like: 'a' } }] }, sort: '-site.name,name' })).toEqual({
    conditions: [{ path: 'name', operator: 'like', values: ['a'] }],
    sorts: ['site.name', 'name'],
  })
  expect(readStudioQuery({})).toEqual({ conditions: [], sorts: [] })
  expect(readStudioQuery({ where: '', sort: '', select: { name: true }, joins: false })).not.toBeNull()
})

const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) })
const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, true]))

test.each`
  what                              | query
  ${'four fields in the sort'}      | ${{ sort: 'a,b,c,d' }}
  ${'a list of four fields'}        | ${{ sort: ['a', 'b', 'c', 'd'] }}
  ${'a sort that is not a field'}   | ${{ sort: '-' }}
  ${'empty fields in the sort'}     | ${{ sort: ',,' }}
  ${'an object as the sort'}        | ${{ sort: { a: 'b' } }}
  ${'too many selected fields'}     | ${{ select: wide(names + 1) }}
  ${'too many of related ones'}     | ${{ select: wide(names / 2), populate: { sites: wide(names / 2) } }}
  ${'a selection that is too deep'} | ${{ populate: deep(nameLevels + 1) }}
  ${'a selection that is a text'}   | ${{ select: 'a' }}
  ${'a join'}                       | ${{ joins: { a: { limit: 5 } } }}
  ${'a filter that is a text'}      | ${{ where: 'abc' }}
`('refuses $what', ({ query }) => expect(readStudioQuery(query)).toBeNull())
