import { sortByStaffOrder, sortLatestFirst } from '@/domain/text/sort-order'

test('sorts by the number that staff gave; items without a number come last in their order', () => {
  const numbered = (name: string, sortOrder: number | null) => ({ name, sortOrder })
  const listed = [
    numbered('x', null),
    numbered('two', 2),
    numbered('y', null),
    numbered('minus', -1),
    numbered('none', 0),
    numbered('two again', 2),
  ]
  expect(sortByStaffOrder(listed).map(({ name }) => name)).toEqual(['minus', 'none', 'two', 'two again', 'x', 'y'])
})

test('sorts the latest date first and keeps the order of one date', () => {
  const days = [
    ['a', '2025-12-31'],
    ['b', '2026-11-20'],
    ['c', '2026-02-01'],
    ['d', '2026-11-20'],
  ] as const
  expect(sortLatestFirst(days, ([, day]) => day).map(([name]) => name)).toEqual(['b', 'd', 'c', 'a'])
})
