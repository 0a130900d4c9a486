import { carriedAllergens, carryAllergens } from '@/domain/menu/carry-allergens'
import type { NavigationEntry } from '@/domain/site/navigation'
import { specialPageUrl } from '@/domain/site/section-screens'
import type { Site } from '@/domain/site/site'

/** The pages that lead to menus, and the menus. */
const pages = ['whats-on-the-menu', 'hours-of-operation', 'locations', 'campus-map'] as const

/** Puts the visitor's own allergens of the current page (`back`) into the navigation's links to menus, and to pages that lead there. */
export function carryInNavigation(site: Site, entries: NavigationEntry[], back: string): NavigationEntry[] {
  const mine = carriedAllergens(back)
  if (mine.length === 0) return entries
  const leading: (string | null)[] = pages.map((page) => specialPageUrl(site, page))
  const carry = (entry: NavigationEntry): NavigationEntry => ({
    ...entry,
    href: leading.includes(entry.href) ? carryAllergens(entry.href, mine) : entry.href,
    children: entry.children.map(carry),
  })
  return entries.map(carry)
}
