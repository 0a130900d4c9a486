import { requestedWeek } from '@/domain/places/hours/requested-week'

const now = new Date('2026-11-20T12:05:00-05:00')
const week = (requested?: string) => requestedWeek(requested, now, 'America/Toronto')

describe('[PUB-2.65] [PUB-2.66] the requested week', () => {
  test.each([
    [undefined, '2026-11-15', null, '2026-11-22'],
    ['2026-11-21', '2026-11-15', null, '2026-11-22'],
    ['2026-11-25', '2026-11-22', '2026-11-15', '2026-11-29'],
    ['2026-11-08', '2026-11-08', '2026-11-01', '2026-11-15'],
    ['2031-02-02', '2031-02-02', '2031-01-26', '2031-02-09'],
    ['2026-02-30', '2026-11-15', null, '2026-11-22'],
    ['<script>', '2026-11-15', null, '2026-11-22'],
    ['2000-01-02', '2000-01-02', null, '2000-01-09'],
    ['2100-12-31', '2100-12-26', '2100-12-19', null],
  ])('%j selects the week of %s with links to %s and %s', (requested, sunday, previous, next) => {
    const { days, ...links } = week(requested)
    expect(days).toHaveLength(7)
    expect([days[0], links.previous, links.next]).toEqual([sunday, previous, next])
  })
})
