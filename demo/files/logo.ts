import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { outlineText } from './outline-text'

type Logo = { mark: string; lines: [string, string]; colour: string; inverted?: boolean }

/**
 * Composes a logo: a coloured shield with a drawing, and the name in two lines, as a transparent PNG of 640 by 160 pixels.
 * That is twice its size in the header.
 *
 * `mark` is a drawing of `demo/pictures` without `.svg`. The first of `lines` is in small capitals. `inverted` makes the
 * name white for dark backgrounds.
 */
export async function composeLogo(logo: Logo): Promise<Buffer> {
  const svg = await drawLogo(logo)
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** The logo of {@link composeLogo} as SVG. */
export async function drawLogo({ mark, lines, colour, inverted = false }: Logo): Promise<string> {
  const drawing = await readFile(new URL(`../pictures/${mark}.svg`, import.meta.url), 'utf8')
  const inner = drawing.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const ink = inverted ? '#FFFFFF' : '#1C1A16'
  const above = inverted ? '#FFFFFF' : colour
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160" viewBox="0 0 640 160">
    <path d="M10 12 H126 V84 C126 120 100 142 68 154 C36 142 10 120 10 84 Z" fill="${colour}"
      stroke="${inverted ? '#FFFFFF' : colour}" stroke-width="3"/>
    <path d="M19 21 H117 V83 C117 113 95 132 68 143 C41 132 19 113 19 83 Z" fill="none" stroke="#FFFFFF"
      stroke-opacity="0.75" stroke-width="2"/>
    <circle cx="68" cy="74" r="40" fill="#FFFBF0"/>
    <svg x="40" y="46" width="56" height="56" viewBox="0 0 32 32">${inner}</svg>
    ${outlineText(lines[0].toLocaleUpperCase('fr-CA'), 152, 60, { font: 'bold', size: 26, colour: above, letterSpacing: 5, maxWidth: 480 })}
    ${outlineText(lines[1], 149, 118, { font: 'heading', size: 60, colour: ink, maxWidth: 480 })}
  </svg>`
}
