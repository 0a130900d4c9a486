import { revenueByDay } from '@/domain/shop/sales/revenue'

const toronto = 'America/Toronto'
const sale = (at: string, netCents: number) => ({ at: new Date(at), orders: 1, renewals: 2, netCents, taxCents: 10 })
const refund = (at: string, refundedCents: number) => ({ at: new Date(at), refundedCents })

test('counts sales on the campus day of the order and refunds on theirs, and shows days without either', () => {
  const sales = [sale('2026-11-21T04:30:00Z', 100), sale('2026-11-21T05:00:00Z', 200), sale('2026-11-21T20:00:00Z', 50)]
  const { unit, rows, total } = revenueByDay(sales, [refund('2026-11-23T15:00:00Z', 110)], toronto, {
    from: '2026-11-20',
    to: '2026-11-23',
  })
  expect(unit).toBe('day')
  expect(rows).toEqual([
    { date: '2026-11-20', orders: 1, renewals: 2, netCents: 100, taxCents: 10, refundedCents: 0 },
    { date: '2026-11-21', orders: 2, renewals: 4, netCents: 250, taxCents: 20, refundedCents: 0 },
    { date: '2026-11-22', orders: 0, renewals: 0, netCents: 0, taxCents: 0, refundedCents: 0 },
    { date: '2026-11-23', orders: 0, renewals: 0, netCents: 0, taxCents: 0, refundedCents: 110 },
  ])
  expect(total).toEqual({ orders: 3, renewals: 6, netCents: 350, taxCents: 30, refundedCents: 110 })
})

test('divides a day at midnight in Newfoundland, which is at half past an hour', () => {
  const sales = [sale('2026-11-21T03:00:00Z', 100), sale('2026-11-21T03:30:00Z', 200)]
  const { rows } = revenueByDay(sales, [], 'America/St_Johns', null)
  expect(rows.map(({ date, netCents }) => [date, netCents])).toEqual([
    ['2026-11-20', 100],
    ['2026-11-21', 200],
  ])
})

test('is by month from 63 days on', () => {
  const year = (to: string) => revenueByDay([sale('2026-02-10T12:00:00Z', 7)], [], toronto, { from: '2026-01-30', to })
  expect(year('2026-04-01').unit).toBe('day') // 62 days
  const { unit, rows } = year('2026-04-02')
  expect([unit, rows.map(({ date, netCents }) => [date, netCents])]).toEqual([
    'month',
    [
      ['2026-01-01', 0],
      ['2026-02-01', 7],
      ['2026-03-01', 0],
      ['2026-04-01', 0],
    ],
  ])
})

test('has no rows without sales and days', () => {
  expect(revenueByDay([], [], toronto, null).rows).toEqual([])
})
