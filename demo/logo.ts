import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * A campus's logo: a shield of its colour with its mark, beside its name in a serif, as PNG on a clear ground.
 *
 * `mark` names a drawing in `demo/pictures` without `.svg`; `lines` are one or two lines of the name, the first in
 * small capitals above the second. `inverted` writes the name in white, for the dark footer. The picture is 640 by
 * 160 pixels, twice the size at which the header shows it.
 */
export async function composeLogo(logo: {
  mark: string
  lines: [string, string]
  colour: string
  inverted?: boolean
}): Promise<Buffer> {
  const { mark, lines, colour, inverted = false } = logo
  const drawing = await readFile(new URL(`./pictures/${mark}.svg`, import.meta.url), 'utf8')
  const inner = drawing.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const ink = inverted ? '#FFFFFF' : '#1C1A16'
  const above = inverted ? '#FFFFFF' : colour
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160" viewBox="0 0 640 160">
    <path d="M10 12 H126 V84 C126 120 100 142 68 154 C36 142 10 120 10 84 Z" fill="${colour}"
      stroke="${inverted ? '#FFFFFF' : colour}" stroke-width="3"/>
    <path d="M19 21 H117 V83 C117 113 95 132 68 143 C41 132 19 113 19 83 Z" fill="none" stroke="#FFFFFF"
      stroke-opacity="0.75" stroke-width="2"/>
    <circle cx="68" cy="74" r="40" fill="#FFFBF0"/>
    <svg x="40" y="46" width="56" height="56" viewBox="0 0 32 32">${inner}</svg>
    <text x="152" y="60" font-family="sans-serif" font-size="24" font-weight="600" letter-spacing="5"
      fill="${above}">${escapeText(lines[0].toLocaleUpperCase('fr-CA'))}</text>
    <text x="149" y="118" font-family="Georgia, serif" font-size="56" font-weight="600"
      fill="${ink}" textLength="${Math.min(480, lines[1].length * 32)}"
      lengthAdjust="spacingAndGlyphs">${escapeText(lines[1])}</text>
  </svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
