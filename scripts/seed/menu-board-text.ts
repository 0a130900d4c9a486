import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import type { MenuBoard } from '../../demo/shapes/campus-shape'

/** The text of a menu board as HTML, for visitors who cannot see or read the picture. */
export function menuBoardText(board: MenuBoard, locale: Locale): string {
  const groups = board.groups.map(({ name, lines }) => {
    const colon = locale === 'fr' ? '\u00a0:' : ':'
    const items = lines.map((line) => `<li>${line.name[locale]}${colon} ${pricesOf(line.priceCents, locale)}</li>`)
    return `<h2>${name[locale]}</h2><ul>${items.join('')}</ul>`
  })
  return `${groups.join('')}<p>${board.footnote[locale]}</p>`
}

function pricesOf([medium, large]: [number] | [number, number], locale: Locale): string {
  if (large === undefined) return formatPrice(medium, locale)
  const [mediumWord, largeWord] = locale === 'en' ? ['medium', 'large'] : ['moyen', 'grand']
  return `${formatPrice(medium, locale)} (${mediumWord}), ${formatPrice(large, locale)} (${largeWord})`
}
