import { campus } from '../../../../demo/campus'
import { drawAvatar } from '../../../../demo/files/avatar'
import { drawDiningPlan } from '../../../../demo/files/dining-plan'
import { drawLogo } from '../../../../demo/files/logo'
import { drawMenuBoard } from '../../../../demo/files/menu-board'
import { outlineText } from '../../../../demo/files/outline-text'

/** What makes a picture depend on the fonts of the computer that renders it. */
const machineFonts = /<text|<tspan|font-/

const style = { font: 'heading', size: 50, colour: '#1C1A16' } as const

/** The numbers of a path's first and last points, in pixels. */
const horizontalExtent = (svg: string) => {
  const points = [...svg.matchAll(/([ML])(-?[\d.]+) (-?[\d.]+)/g)].map(([, , x]) => Number(x))
  return { left: Math.min(...points), right: Math.max(...points) }
}

describe.each(campus.sites)('$slug', ({ brandColor: colour, logo, locations, content, defaultLocale }) => {
  test.each([false, true])('has a logo in the campus fonts (inverted: %s)', async (inverted) => {
    const svg = await drawLogo({ ...logo, colour, inverted })
    expect(svg).not.toMatch(machineFonts)
    expect(svg).toContain(
      outlineText(logo.lines[1], 149, 118, {
        ...style,
        size: 60,
        maxWidth: 480,
        ...(inverted && { colour: '#FFFFFF' }),
      }),
    )
  })

  test('has menu boards, portraits and a dining map in the campus fonts', () => {
    const boards = locations.flatMap(({ menuImages }) =>
      menuImages.map(({ board }) => drawMenuBoard(board, colour, defaultLocale)),
    )
    const portraits = content.staffMembers.map(({ firstName, lastName }, place) =>
      drawAvatar({ initials: `${firstName[0]}${lastName[0]}`, colour, place }),
    )
    const places = locations.map(({ name, address }) => ({ name: name[defaultLocale], ...address }))
    for (const svg of [...boards, ...portraits, drawDiningPlan({ title: 'Où manger', places, colour })])
      expect(svg).not.toMatch(machineFonts)
  })
})

test('a text starts, ends or has its middle at its point', () => {
  const starts = horizontalExtent(outlineText('Érable', 100, 0, style))
  const width = starts.right - starts.left
  expect(starts.left).toBeCloseTo(100, -1)
  expect(horizontalExtent(outlineText('Érable', 100, 0, { ...style, align: 'end' })).right).toBeCloseTo(100, -1)
  expect(horizontalExtent(outlineText('Érable', 100, 0, { ...style, align: 'middle' })).left).toBeCloseTo(
    100 - width / 2,
    -1,
  )
})

test('a text that is too long is set in a smaller size', () => {
  const { left, right } = horizontalExtent(outlineText('Université Saint-Cyrille', 0, 0, { ...style, maxWidth: 200 }))
  expect(right - left).toBeGreaterThan(190)
  expect(right).toBeLessThanOrEqual(200)
})

test('refuses a letter that the font does not have', () => {
  expect(() => outlineText('Łukasz', 0, 0, style)).toThrow('no outline for a letter of “Łukasz”')
})
