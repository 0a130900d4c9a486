import { formatBriefDate, formatPlainDate, formatReadableDate } from '@/domain/time/readable-date'

test('formats dates for sentences and narrow columns', () => {
  expect(formatReadableDate('2026-11-20', '2026-01-01', 'en')).toBe('Friday, November 20')
  expect(formatReadableDate('2026-11-01', '2026-01-01', 'fr')).toBe('dimanche 1er novembre')
  expect(formatReadableDate('2027-01-04', '2026-12-31', 'en')).toBe('Monday, January 4th, 2027')
  expect([formatBriefDate('2026-11-05', 'en'), formatBriefDate('2026-11-05', 'fr')]).toEqual(['Thu 5', 'Jeu 5'])
  expect([formatPlainDate('2026-09-03', 'en'), formatPlainDate('2026-09-03', 'fr')]).toEqual([
    'September 3, 2026',
    '3 septembre 2026',
  ])
  expect([formatPlainDate('2026-12-01', 'en'), formatPlainDate('2026-12-01', 'fr')]).toEqual([
    'December 1, 2026',
    '1er décembre 2026',
  ])
})
