import { ArrowUpRight } from 'lucide-react'
import { carriedAllergens, carryAllergens } from '@/domain/menu/carry-allergens'
import { entryPath, isCurrentEntry, type NavigationEntry } from '@/domain/site/navigation'
import { specialPageUrl } from '@/domain/site/section-screens'
import type { Site } from '@/domain/site/site'

/** `current` is the path of the page that is shown. */
type Props = { entries: NavigationEntry[]; outsideWords: string; current: string; variant: 'overlay' | 'footer' }

const styles = {
  overlay: {
    list: 'divide-y divide-line',
    link: 'min-h-14 py-3 font-serif text-2xl',
    child: 'min-h-11 py-2 text-lg',
    children: 'pb-4 pl-5',
  },
  footer: {
    list: 'pb-4 columns-2 gap-x-6 sm:gap-x-10 lg:columns-3',
    link: 'min-h-[44px] py-1.5 leading-snug font-semibold sm:py-2',
    child: 'min-h-[44px] py-1.5 leading-snug sm:py-2',
    children: 'pl-4 pb-2',
  },
}

/** The pages of a site and their child pages as links. Spec: PUB-2.19, PUB-2.21. */
export function NavigationList({ entries, outsideWords, current, variant }: Props) {
  const { list, link, child, children } = styles[variant]
  const anchor = (entry: NavigationEntry, style: string) => {
    const { name, href, external: outside } = entry
    return (
      <a
        href={href}
        aria-current={current === entryPath(entry) ? 'page' : isCurrentEntry(entry, current) ? 'true' : undefined}
        className={`inline-flex min-w-11 items-center gap-2 text-ink decoration-2 underline-offset-4 hover:text-accent hover:underline aria-[current=page]:text-accent aria-[current=page]:underline ${style}`}
      >
        {name}
        {outside && (
          <>
            <ArrowUpRight size={18} aria-hidden />
            <span className="sr-only">{outsideWords}</span>
          </>
        )}
      </a>
    )
  }
  return (
    <ul className={list}>
      {entries.map((entry) => (
        <li key={entry.id} className="break-inside-avoid">
          {anchor(entry, link)}
          {entry.children.length > 0 && (
            <ul className={children}>
              {entry.children.map((it) => (
                <li key={it.id}>{anchor(it, child)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

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
