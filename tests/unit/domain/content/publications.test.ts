import { groupNewslettersByYear, yearOf, type Newsletter } from '@/domain/content/publications'

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

test('[PUB-2.51] groups newsletters by year, latest first', () => {
  const listed = [
    newsletter('a', '2026-01-01'),
    newsletter('b', '2025-12-31'),
    newsletter('c', '2024-06-01'),
    newsletter('d', '2026-11-20'),
  ]
  expect(
    groupNewslettersByYear(listed).map(({ year, newsletters }) => [year, newsletters.map(({ id }) => id)]),
  ).toEqual([
    [2026, ['a', 'd']],
    [2025, ['b']],
    [2024, ['c']],
  ])
  expect(groupNewslettersByYear([])).toEqual([])
  expect(yearOf('2025-12-31')).toBe(2025)
})
