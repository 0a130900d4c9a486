import { ArrowUpRight } from 'lucide-react'
import type { NavigationEntry } from '@/features/content/navigation'

type Props = { entries: NavigationEntry[]; outsideWords: string; look: 'overlay' | 'footer' }

const looks = {
  overlay: {
    list: 'divide-y divide-line',
    link: 'min-h-14 py-3 font-serif text-2xl',
    child: 'min-h-11 py-2 text-lg',
    children: 'pb-4 pl-5',
  },
  footer: {
    list: 'gap-x-10 sm:columns-2 lg:columns-3',
    link: 'min-h-11 py-2 font-semibold',
    child: 'min-h-11 py-2',
    children: 'pl-4',
  },
}

/** The pages of a site with the pages under them, as plain links. Spec: PUB-2.19, PUB-2.21. */
export function NavigationList({ entries, outsideWords, look }: Props) {
  const { list, link, child, children } = looks[look]
  const anchor = ({ name, href, outside }: NavigationEntry, style: string) => (
    <a
      href={href}
      className={`inline-flex items-center gap-2 text-ink underline-offset-4 hover:text-accent hover:underline ${style}`}
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
