import { maxCodes } from '@/domain/menu/allergens/my-allergens'
import { isFilterCode, parseCodes } from '@/domain/menu/filters/filter-code'
import { setMyAllergens } from './menu-url'

/** The visitor's own allergens in the query of a path, such as `/northgate/hours?mine=peanuts`; what is no code is left out. */
export const carriedAllergens = (path: string): string[] =>
  [...parseCodes(new URL(path, 'http://host').searchParams.getAll('mine'))].filter(isFilterCode).slice(0, maxCodes)

/**
 * Puts the visitor's own allergens into a link of the site, so that a browser without JavaScript does not lose them on the way to a
 * menu. They apply to every menu; filters belong to one location and are not carried. Spec: PUB-4.3.
 */
export function carryAllergens(href: string, mine: readonly string[]): string {
  if (mine.length === 0) return href
  const [address = '', ...hash] = href.split('#')
  const [path = '', query = ''] = address.split('?')
  return [`${path}${setMyAllergens(query, mine)}`, ...hash].join('#')
}

/** The same for a link that staff have written, if it leads to the menu page (`menuPage`). */
export const carryToMenu = (href: string, menuPage: string | null, mine: readonly string[]): string =>
  href.split(/[?#]/, 1)[0] === menuPage ? carryAllergens(href, mine) : href
