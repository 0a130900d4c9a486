import { getCarouselPosition } from '@/domain/site/carousel-position'

/** A list of columns of 300 pixels, of which four are visible. */
const list = (columns: number, scrollLeft: number) => ({
  scrollLeft,
  scrollWidth: columns * 300,
  clientWidth: 1200,
  step: 1200,
})

describe('the page of a carousel', () => {
  test.each([
    [4, 0, 0, 1, 'everything is visible'],
    [6, 0, 0, 2, 'the beginning of six columns'],
    [6, 600, 1, 2, 'their end, half a step on'],
    [6, 591, 1, 2, 'nearly their end, after an interrupted scroll'],
    [6, 299, 0, 2, 'less than half the way'],
    [6, 300, 1, 2, 'half the way: the next page'],
    [12, 1200, 1, 3, 'the middle of three'],
    [12, 2400, 2, 3, 'the last of three'],
    [10, 1795, 2, 3, 'the last of three, which begins half a step after the second'],
  ])('%i columns, scrolled by %i pixels: page %i of %i: %s', (columns, scrollLeft, at, parts) => {
    expect(getCarouselPosition(list(columns, scrollLeft))).toEqual({ at, parts })
  })

  it('ignores rounding errors beyond a step', () => {
    expect(getCarouselPosition({ scrollLeft: 0, scrollWidth: 2410, clientWidth: 1200, step: 1200 }).parts).toBe(2)
  })
})
