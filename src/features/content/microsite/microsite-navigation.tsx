import { ArrowUpRight, ChevronDown } from 'lucide-react'
import type { NavigationEntry } from '@/domain/site/navigation'

type Props = { entries: NavigationEntry[]; words: { label: string; outside: string } }

/**
 * The navigation bar of a microsite. A page with child pages is a dropdown whose first entry is the page itself. Only one
 * dropdown is open at a time. Spec: PUB-2.69.
 */
export function MicrositeNavigation({ entries, words }: Props) {
  if (entries.length === 0) return null
  const anchor = ({ name, href, external: outside }: NavigationEntry) => (
    <a href={href}>
      {name}
      {outside && (
        <>
          <ArrowUpRight size={18} aria-hidden />
          <span className="sr-only">{words.outside}</span>
        </>
      )}
    </a>
  )
  return (
    <nav aria-label={words.label} className="microsite-bar not-printed">
      <ul className="page-width">
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.children.length === 0 ? (
              anchor(entry)
            ) : (
              <details name="microsite-pages">
                <summary>
                  {entry.name}
                  <ChevronDown size={18} aria-hidden />
                </summary>
                <ul>
                  {[entry, ...entry.children].map((it) => (
                    <li key={it.id}>{anchor(it)}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
