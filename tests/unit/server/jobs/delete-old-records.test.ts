import { monthsBefore } from '@/server/jobs/delete-old-records'

test.each([
  ['2026-11-25T08:30:00.000Z', 24, '2024-11-25T08:30:00.000Z'],
  ['2026-01-31T00:00:00.000Z', 2, '2025-11-30T00:00:00.000Z'],
  ['2028-02-29T23:59:59.999Z', 24, '2026-02-28T23:59:59.999Z'],
  ['2026-03-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
])('%s minus %i months', (now, months, expected) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(expected)
})
