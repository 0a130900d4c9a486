import { ArrowUpRight } from 'lucide-react'
import { isCurrentEntry, type NavigationEntry } from '@/domain/site/navigation'

/** How many pages fit on one line from 992 px and from 1200 px. The dialog and the footer have all of them. */
const fitting = { narrow: 6, wide: 8 }

type Props = { entries: NavigationEntry[]; label: string; outsideWords: string; current: string }

/** The first pages of a site in one line, on screens from 992 px. `current` is the path of the page that is shown. */
export function MainNavigation({ entries, label, outsideWords, current }: Props) {
  return (
    <nav aria-label={label} className="page-width hidden lg:block">
      <ul className="flex gap-x-7 border-t border-line">
        {entries.slice(0, fitting.wide).map((entry, index) => (
          <li key={entry.id} className={index < fitting.narrow ? '' : 'hidden xl:block'}>
            <a
              href={entry.href}
              aria-current={isCurrentEntry(entry, current) ? 'true' : undefined}
              className="inline-flex min-h-12 items-center gap-1.5 whitespace-nowrap border-b-[3px] border-transparent pt-[3px] text-[0.95rem] font-semibold text-ink no-underline hover:border-line hover:text-accent aria-[current]:border-accent"
            >
              {entry.name}
              {entry.external && (
                <>
                  <ArrowUpRight size={16} aria-hidden />
                  <span className="sr-only">{outsideWords}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
