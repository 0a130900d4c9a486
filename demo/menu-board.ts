import sharp from 'sharp'

type Words = { en: string; fr: string }

/** What is written on a menu board. Prices are whole cents; a line with two prices has a small and a large size. */
export type MenuBoard = {
  title: Words
  groups: { name: Words; lines: { name: Words; priceCents: [number] | [number, number] }[] }[]
  footnote: Words
}

const margin = 72
const width = 1100
const lineHeight = 62

/**
 * A coffee bar's menu board as a PNG picture, 1100 pixels wide and as tall as its lines ask.
 *
 * Both languages are on the one board, as a counter in Canada shows them: `first` is written large, the other
 * small below it, and prices follow the usage of `first` (`$3.25`, `3,25 $`).
 */
export async function composeMenuBoard(board: MenuBoard, colour: string, first: 'en' | 'fr'): Promise<Buffer> {
  const other = first === 'en' ? 'fr' : 'en'
  const parts: string[] = []
  let y = 236
  for (const group of board.groups) {
    y += 58
    parts.push(text(margin, y, 34, colour, group.name[first], 'bold'), sizes(group, y, first))
    parts.push(`<rect x="${margin}" y="${y + 14}" width="${width - 2 * margin}" height="3" fill="${colour}"/>`)
    y += 18
    for (const line of group.lines) {
      y += lineHeight
      const same = line.name[first] === line.name[other]
      parts.push(text(margin, same ? y - 2 : y - 12, 27, '#1C1A16', line.name[first]))
      if (!same) parts.push(text(margin, y + 12, 18, '#5E5A50', line.name[other], 'italic'))
      const prices = line.priceCents.length === 1 ? [line.priceCents[0]] : line.priceCents
      prices.toReversed().forEach((cents, fromRight) => {
        parts.push(textEnding(width - margin - fromRight * 150, y - 6, 27, inDollars(cents, first)))
      })
    }
    y += 30
  }
  const height = y + 96
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#FBFAF6"/>
    <rect width="${width}" height="196" fill="${colour}"/>
    <rect x="22" y="22" width="${width - 44}" height="${height - 44}" fill="none" stroke="${colour}" stroke-width="2"/>
    <g font-family="Georgia, serif">${text(margin, 108, 62, '#FFFFFF', board.title[first], 'bold')}
    ${text(margin, 156, 30, '#FFFFFF', board.title[other], 'italic')}</g>
    <g font-family="sans-serif">${parts.join('')}
    ${text(margin, height - 60, 19, '#5E5A50', `${board.footnote[first]}  ·  ${board.footnote[other]}`)}</g></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 92 }).toBuffer()
}

function sizes(group: MenuBoard['groups'][number], y: number, first: 'en' | 'fr'): string {
  if (!group.lines.some((line) => line.priceCents.length === 2)) return ''
  const [small, large] = first === 'fr' ? ['moyen', 'grand'] : ['medium', 'large']
  return textEnding(width - margin - 150, y, 20, small ?? '') + textEnding(width - margin, y, 20, large ?? '')
}

function inDollars(cents: number, locale: 'en' | 'fr'): string {
  const [dollars, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
  return locale === 'fr' ? `${dollars},${rest} $` : `$${dollars}.${rest}`
}

function text(x: number, y: number, size: number, colour: string, words: string, style = ''): string {
  const face = style === 'bold' ? ' font-weight="700"' : style === 'italic' ? ' font-style="italic"' : ''
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${face}>${escapeText(words)}</text>`
}

function textEnding(x: number, y: number, size: number, words: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="#1C1A16" text-anchor="end">${escapeText(words)}</text>`
}

function escapeText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
