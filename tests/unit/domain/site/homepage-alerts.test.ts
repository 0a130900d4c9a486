import { filterActiveAlerts, type HomepageAlert } from '@/domain/site/homepage-alerts'

const alert = (id: string, start: string | null, end: string | null): HomepageAlert => ({
  id,
  icon: null,
  message: { en: id, fr: id },
  link: null,
  start,
  end,
})
const alerts = [
  alert('always', null, null),
  alert('week', '2026-11-16', '2026-11-20'),
  alert('from', '2026-11-21', null),
  alert('until', null, '2026-11-15'),
]

describe('shows alerts from their first to their last day', () => {
  test.each([
    ['2026-11-15', ['always', 'until']],
    ['2026-11-16', ['always', 'week']],
    ['2026-11-20', ['always', 'week']],
    ['2026-11-21', ['always', 'from']],
  ])('on %s: %j', (today, shown) => {
    expect(filterActiveAlerts(alerts, today).map(({ id }) => id)).toEqual(shown)
  })
})
