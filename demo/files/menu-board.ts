import type { Localized } from '@/domain/locale'
import sharp from 'sharp'
import { formatPrice } from '@/domain/shop/money/money'
import { outlineText } from './outline-text'

/** The text of a menu board. A line with two prices is for a medium and a large size. */
export type MenuBoard = {
  title: Localized
  groups: { name: Localized; lines: { name: Localized; priceCents: [number] | [number, number] }[] }[]
  footnote: Localized
}

const margin = 72
const width = 1100
const lineHeight = 62

/**
 * Renders a menu board as a PNG, 1100 pixels wide and as tall as its lines require.
 *
 * The board shows both languages: `first` in large type, the other one smaller below. Prices use the format of `first`
 * (`$3.25`, `3,25 $`).
 */
export const composeMenuBoard = (board: MenuBoard, colour: string, first: 'en' | 'fr'): Promise<Buffer> =>
  sharp(Buffer.from(drawMenuBoard(board, colour, first)))
    .png({ compressionLevel: 9, palette: true, quality: 92 })
    .toBuffer()

/** The menu board of {@link composeMenuBoard} as SVG. */
export function drawMenuBoard(board: MenuBoard, colour: string, first: 'en' | 'fr'): string {
  const other = first === 'en' ? 'fr' : 'en'
  const parts: string[] = []
  let y = 236
  for (const group of board.groups) {
    y += 58
    parts.push(renderText(margin, y, 34, colour, group.name[first], 'bold'), renderSizes(group, y, first))
    parts.push(`<rect x="${margin}" y="${y + 14}" width="${width - 2 * margin}" height="3" fill="${colour}"/>`)
    y += 18
    for (const line of group.lines) {
      y += lineHeight
      const same = line.name[first] === line.name[other]
      parts.push(renderText(margin, same ? y - 2 : y - 12, 27, '#1C1A16', line.name[first]))
      if (!same) parts.push(renderText(margin, y + 12, 18, '#5E5A50', line.name[other], 'italic'))
      const prices = line.priceCents.length === 1 ? [line.priceCents[0]] : line.priceCents
      prices.toReversed().forEach((cents, fromRight) => {
        parts.push(renderRightAligned(width - margin - fromRight * 150, y - 6, 27, formatPrice(cents, first)))
      })
    }
    y += 30
  }
  const height = y + 96
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#FBFAF6"/>
    <rect width="${width}" height="196" fill="${colour}"/>
    <rect x="22" y="22" width="${width - 44}" height="${height - 44}" fill="none" stroke="${colour}" stroke-width="2"/>
    ${renderText(margin, 108, 62, '#FFFFFF', board.title[first], 'heading')}
    ${renderText(margin, 156, 30, '#FFFFFF', board.title[other], 'italic')}
    ${parts.join('')}
    ${renderText(margin, height - 60, 19, '#5E5A50', `${board.footnote[first]}  ·  ${board.footnote[other]}`)}</svg>`
}

function renderSizes(group: MenuBoard['groups'][number], y: number, first: 'en' | 'fr'): string {
  if (!group.lines.some((line) => line.priceCents.length === 2)) return ''
  const [small, large] = first === 'fr' ? ['moyen', 'grand'] : ['medium', 'large']
  return (
    renderRightAligned(width - margin - 150, y, 20, small ?? '') +
    renderRightAligned(width - margin, y, 20, large ?? '')
  )
}

function renderText(
  x: number,
  y: number,
  size: number,
  colour: string,
  words: string,
  font: 'plain' | 'italic' | 'bold' | 'heading' = 'plain',
): string {
  return outlineText(words, x, y, { font, size, colour, maxWidth: width - 2 * margin })
}

function renderRightAligned(x: number, y: number, size: number, words: string): string {
  return outlineText(words, x, y, { font: 'plain', size, colour: '#1C1A16', align: 'end' })
}
