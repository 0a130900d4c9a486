import { inStaffOrder, latestFirst } from '@/domain/order'
import { newslettersByYear, yearOf, type Newsletter } from '@/domain/readings'

const newsletter = (id: string, date: string): Newsletter => ({
  id,
  status: 'published',
  showFrom: null,
  showUntil: null,
  name: { en: id, fr: id },
  description: { en: null, fr: null },
  date,
  file: { kind: 'newsletters', fileName: `${id}.pdf`, bytes: null },
  imported: false,
  originalFile: null,
})

test('[PUB-2.51] newsletters are grouped by the year of their date, the latest year first', () => {
  const listed = [
    newsletter('a', '2026-01-01'),
    newsletter('b', '2025-12-31'),
    newsletter('c', '2024-06-01'),
    newsletter('d', '2026-11-20'),
  ]
  expect(newslettersByYear(listed).map(({ year, newsletters }) => [year, newsletters.map(({ id }) => id)])).toEqual([
    [2026, ['a', 'd']],
    [2025, ['b']],
    [2024, ['c']],
  ])
  expect(newslettersByYear([])).toEqual([])
  expect(yearOf('2025-12-31')).toBe(2025)
})

test('[PUB-3.13] staff’s numbers decide, and what has none comes last in the order in which it came', () => {
  const numbered = (name: string, sortOrder: number | null) => ({ name, sortOrder })
  const listed = [
    numbered('x', null),
    numbered('two', 2),
    numbered('y', null),
    numbered('minus', -1),
    numbered('none', 0),
    numbered('two again', 2),
  ]
  expect(inStaffOrder(listed).map(({ name }) => name)).toEqual(['minus', 'none', 'two', 'two again', 'x', 'y'])
})

test('[PUB-2.53] the latest day comes first, and one day keeps its order', () => {
  const days = [
    ['a', '2025-12-31'],
    ['b', '2026-11-20'],
    ['c', '2026-02-01'],
    ['d', '2026-11-20'],
  ] as const
  expect(latestFirst(days, ([, day]) => day).map(([name]) => name)).toEqual(['b', 'd', 'c', 'a'])
})
