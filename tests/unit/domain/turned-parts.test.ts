import { turnedParts } from '@/domain/turned-parts'

/** Four columns of 300 pixels are seen; `columns` stand there. */
const list = (columns: number, scrollLeft: number) => ({
  scrollLeft,
  scrollWidth: columns * 300,
  clientWidth: 1200,
  step: 1200,
})

describe('which part of a board is seen', () => {
  test.each([
    [4, 0, 0, 1, 'everything is seen at once'],
    [6, 0, 0, 2, 'the beginning of six columns'],
    [6, 600, 1, 2, 'their end, half a step on'],
    [6, 591, 1, 2, 'nearly their end, as when a turn was cut short'],
    [6, 299, 0, 2, 'less than half the way'],
    [6, 300, 1, 2, 'half the way: what comes is said'],
    [12, 1200, 1, 3, 'the middle of three'],
    [12, 2400, 2, 3, 'the last of three'],
    [10, 1795, 2, 3, 'the last of three, which begins half a step after the second'],
  ])('%i columns, %i pixels on: part %i of %i: %s', (columns, scrollLeft, at, parts) => {
    expect(turnedParts(list(columns, scrollLeft))).toEqual({ at, parts })
  })

  it('takes what goes beyond a step by roundings for no part', () => {
    expect(turnedParts({ scrollLeft: 0, scrollWidth: 2410, clientWidth: 1200, step: 1200 }).parts).toBe(2)
  })
})
