import fc from 'fast-check'
import {
  readableAccent,
  contrastRatio,
  checkContrast,
  isHexColour,
  pageBackgrounds,
  readableTextColour,
} from '@/domain/site/brand-colour'

fc.configureGlobal({ seed: 1 })

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each(['#fff', '#FFFFFF', '#00a3e0'])('%s is a colour', (text) => expect(isHexColour(text)).toBe(true))
test.each(['fff', '#ffff', '#ggg', '#fffffff', 'red', '', '#fff;}'])('%j is not a colour', (text) => {
  expect(isHexColour(text)).toBe(false)
  expect(() => contrastRatio(text, '#fff')).toThrow('Not a colour')
})

/* #767676 is the lightest grey that WCAG's own examples pass on white: its channel 118/255 has luminance 0.1812. */
test.each`
  a            | b            | ratio
  ${'#000'}    | ${'#fff'}    | ${21}
  ${'#123456'} | ${'#123456'} | ${1}
  ${'#767676'} | ${'#ffffff'} | ${4.54}
  ${'#777'}    | ${'#fff'}    | ${4.48}
  ${'#ff0000'} | ${'#ffffff'} | ${4.0}
`('the contrast of $a and $b is $ratio to 1', ({ a, b, ratio }) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(b, a)).toBeCloseTo(ratio, 2)
})

test.each`
  what                                        | background   | preferred    | text
  ${'a readable preferred colour'}            | ${'#ffffff'} | ${'#767676'} | ${'#767676'}
  ${'an unreadable one on white'}             | ${'#ffffff'} | ${'#777777'} | ${'#1a1a1a'}
  ${'an unreadable one on navy'}              | ${'#0a1f44'} | ${'#333333'} | ${'#ffffff'}
  ${'no preferred colour'}                    | ${'#0a1f44'} | ${null}      | ${'#ffffff'}
  ${'not a colour'}                           | ${'#ffd100'} | ${'gold'}    | ${'#1a1a1a'}
  ${'a red on which white and ink both fail'} | ${'#ff0000'} | ${'#ffffff'} | ${'#000000'}
`('chooses a text colour: $what', ({ background, preferred, text }) => {
  expect(readableTextColour(background, preferred)).toBe(text)
})

test('text reaches 4.5:1 on any background', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (background, colour) => {
      expect(contrastRatio(background, readableTextColour(background, colour))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('keeps a readable accent and changes others no further than needed', () => {
  expect(readableAccent('light', '#0a1f44')).toBe('#0a1f44')
  const gold = readableAccent('light', '#ffd100')
  expect(contrastRatio(pageBackgrounds.light, gold)).toBeLessThan(5)
  expect(parseInt(gold.slice(1, 3), 16)).toBeLessThan(0xff)
  expect(parseInt(readableAccent('dark', '#0a1f44').slice(1, 3), 16)).toBeGreaterThan(0x0a)
})

test('accents reach 4.5:1 on each page background and on their own tint of 8 percent', () => {
  fc.assert(
    fc.property(
      anyColour,
      fc.constantFrom(['light', '#fbfaf6', 255, 255, 255] as const, ['dark', '#26231e', 38, 35, 30] as const),
      (colour, [scheme, paper, ...surface]) => {
        const accent = readableAccent(scheme, colour)
        expect(contrastRatio(paper, accent)).toBeGreaterThanOrEqual(4.5)
        const digits = accent.length === 4 ? accent.replace(/[^#]/g, '$&$&') : accent
        const tint = surface.map((channel, index) => {
          const own = parseInt(digits.slice(1 + 2 * index, 3 + 2 * index), 16)
          return Math.round(channel * 0.92 + own * 0.08)
            .toString(16)
            .padStart(2, '0')
        })
        expect(contrastRatio(`#${tint.join('')}`, accent)).toBeGreaterThanOrEqual(4.5)
      },
    ),
  )
})

/*
 * On white, #777 has luminance 0.1845 and contrast 1.05 / 0.2345 = 4.48; 2% darker it is #757575 with 0.1779 and 4.61. Ink
 * on a dark red brand colour has luminances 0.0104 and 0.0546, contrast 0.1046 / 0.0604 = 1.73. Mixed with white, 66%
 * (28 + 0.66 x 227 = 178, b2) is the first step above the luminance 4.5 x 0.1046 - 0.05 = 0.4207.
 */
test.each`
  background   | text         | refused
  ${'#ffffff'} | ${'#767676'} | ${null}
  ${'#FFFFFF'} | ${'#777777'} | ${{ ratio: 4.4, suggestion: '#757575' }}
  ${'#fff'}    | ${'#fff'}    | ${{ ratio: 1, suggestion: '#757575' }}
  ${'#7A1F3D'} | ${'#FFEFD9'} | ${null}
  ${'#7A1F3D'} | ${'#1C1A16'} | ${{ ratio: 1.7, suggestion: '#b2b1b0' }}
`('checks $text on $background: $refused', ({ background, text, refused }) => {
  expect(checkContrast(background, text)).toEqual(refused)
})

test('suggests a colour that passes, and only for colours that do not', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (background, text) => {
      const refused = checkContrast(background, text)
      expect(refused === null).toBe(contrastRatio(background, text) >= 4.5)
      if (!refused) return
      expect(refused.ratio).toBeLessThan(4.5)
      expect(checkContrast(background, refused.suggestion)).toBeNull()
    }),
  )
})
