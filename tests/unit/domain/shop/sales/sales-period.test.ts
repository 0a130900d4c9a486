import { parseSalesPeriod } from '@/domain/shop/sales/sales-period'

const term = '0123456789abcdef01234567'
const sent = (over: object) => ({ period: null, term: null, from: null, to: null, ...over })

test.each([
  ['2026-11-20', {}, { from: '2026-11-01', to: '2026-11-20' }],
  ['2026-11-01', { period: 'this-month' }, { from: '2026-11-01', to: '2026-11-01' }],
  ['2026-11-03', { period: 'last-7-days' }, { from: '2026-10-28', to: '2026-11-03' }],
  ['2026-11-20', { period: 'last-month' }, { from: '2026-10-01', to: '2026-10-31' }],
  ['2027-01-31', { period: 'last-month' }, { from: '2026-12-01', to: '2026-12-31' }],
  ['2028-03-15', { period: 'last-month' }, { from: '2028-02-01', to: '2028-02-29' }],
  ['2026-11-20', { period: 'term', term }, { term }],
  ['2026-11-20', { period: 'term' }, 'unknown-period'],
  ['2026-11-20', { period: 'term', term: "x' or 1=1" }, 'unknown-period'],
  ['2026-11-20', { period: 'days', from: '2026-09-01', to: '2026-09-01' }, { from: '2026-09-01', to: '2026-09-01' }],
  ['2026-11-20', { period: 'days', from: '2026-09-02', to: '2026-09-01' }, 'wrong-order'],
  ['2026-11-20', { period: 'days', from: '2026-09-31', to: '2026-10-01' }, 'no-dates'],
  ['2026-11-20', { period: 'days', from: '2026-09-01' }, 'no-dates'],
  ['2026-11-20', { period: 'year' }, 'unknown-period'],
])('on %s, %o is %o', (today, given, period) => {
  expect(parseSalesPeriod(sent(given), today)).toEqual(period)
})
