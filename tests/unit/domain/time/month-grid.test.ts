import { describe, expect, test } from '@jest/globals'
import { monthWeeks, moveByKey } from '@/domain/time/month-grid'

describe('monthWeeks', () => {
  test('begins each week on Sunday and leaves out the days of other months', () => {
    const weeks = monthWeeks('2026-11-20')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.map((day) => day?.slice(8) ?? null)).toEqual(['01', '02', '03', '04', '05', '06', '07'])
    expect(weeks[4]?.map((day) => day?.slice(8) ?? null)).toEqual(['29', '30', null, null, null, null, null])
  })
  test('has four weeks for a February that begins on a Sunday, and six for a long month that begins on a Saturday', () => {
    expect(monthWeeks('2026-02-10')).toHaveLength(4)
    expect(monthWeeks('2026-08-10')).toHaveLength(6)
  })
})

describe('moveByKey', () => {
  const range = { first: '2026-11-20', last: '2026-12-04' }
  test.each([
    ['ArrowRight', '2026-11-26', '2026-11-27'],
    ['ArrowLeft', '2026-11-26', '2026-11-25'],
    ['ArrowDown', '2026-11-26', '2026-12-03'],
    ['Home', '2026-11-26', '2026-11-22'],
    ['End', '2026-11-26', '2026-11-28'],
    ['PageUp', '2026-12-02', '2026-11-20'],
    ['PageDown', '2026-11-26', '2026-12-04'],
    ['ArrowUp', '2026-11-26', '2026-11-20'],
    ['ArrowLeft', '2026-11-20', '2026-11-20'],
    ['ArrowRight', '2026-12-04', '2026-12-04'],
  ])('%s on %s moves to %s', (key, from, to) => expect(moveByKey(from, key, range)).toBe(to))
  test('moves from a long month to the last day of a shorter one', () =>
    expect(moveByKey('2027-01-31', 'PageDown', { first: '2027-01-01', last: '2027-12-31' })).toBe('2027-02-28'))
  test.each(['Enter', 'a', 'toString'])('%s does not move', (key) =>
    expect(moveByKey('2026-11-26', key, range)).toBeNull(),
  )
})
