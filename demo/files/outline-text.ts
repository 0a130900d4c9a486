import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { unpackWoff } from '@/server/pdf/unpack-woff'

const sourceSans = (style: string) =>
  `node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-${style}.woff` as const

/** The campus fonts. `heading` is Fraunces, the others are Source Sans 3. */
const fontFiles = {
  heading: 'public/static/fraunces-headings-1.woff2',
  plain: sourceSans('400-normal'),
  italic: sourceSans('400-italic'),
  bold: sourceSans('700-normal'),
} as const

type TextStyle = {
  font: keyof typeof fontFiles
  /** In pixels. */
  size: number
  colour: string
  align?: 'start' | 'middle' | 'end'
  /** In pixels, after each letter but the last. */
  letterSpacing?: number
  /** In pixels. A longer text is set in a smaller size. */
  maxWidth?: number
}

const fonts = new Map<string, Font>()

/**
 * Draws a line of text as an SVG path, so that a picture looks the same on every computer. `x` and `y`, in pixels, are the point
 * on the baseline where the text starts, ends or has its middle.
 *
 * Throws if the font has no outline for a letter.
 */
export function outlineText(text: string, x: number, y: number, style: TextStyle): string {
  const { size, colour, align = 'start', letterSpacing = 0, maxWidth = Infinity } = style
  const font = readFont(style.font)
  // No-break spaces are as wide as plain ones.
  const { glyphs, positions } = font.layout(text.replaceAll('\u00a0', ' '))
  if (glyphs.some(({ id }) => id === 0))
    throw new Error(`The font “${style.font}” has no outline for a letter of “${text}”`)

  const fullScale = size / font.unitsPerEm
  const spacing = letterSpacing / fullScale
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance + spacing, -spacing)
  const scale = Math.min(fullScale, maxWidth / width)
  let pen = x - { start: 0, middle: width / 2, end: width }[align] * scale
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const left = pen + xOffset * scale
    pen += (xAdvance + spacing) * scale
    return glyph.path.transform(scale, 0, 0, -scale, left, y - yOffset * scale).toSVG()
  })
  return `<path d="${outlines.join('')}" fill="${colour}"/>`
}

function readFont(name: keyof typeof fontFiles): Font {
  const known = fonts.get(name)
  if (known) return known
  const file = readFileSync(path.join(process.cwd(), fontFiles[name]))
  const font = create(fontFiles[name].endsWith('.woff') ? unpackWoff(file) : file)
  if (!('layout' in font)) throw new Error(`The file of the font “${name}” is a collection of fonts`)
  fonts.set(name, font)
  return font
}
