import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { NavigationEntry } from '@/features/content/navigation'

/** The pages of a site as cards; what is under a page is named by it. */
export async function SectionCards({ entries, locale }: { entries: NavigationEntry[]; locale: Locale }) {
  const t = await getTranslations({ locale })
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {entries.map(({ id, name, href, outside, children }) => (
        <li key={id} className="flex">
          <a
            href={href}
            className="group flex min-h-20 grow items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-4 no-underline transition-colors duration-150 hover:border-accent"
          >
            <span>
              <span className="block font-serif text-lg font-semibold leading-snug group-hover:text-accent">
                {name}
                {outside && <span className="sr-only"> {t('navigation.outside')}</span>}
              </span>
              {children.length > 0 && (
                <span className="block text-[0.9rem] text-muted">{t('home.pages', { count: children.length })}</span>
              )}
            </span>
            {outside ? (
              <ArrowUpRight size={20} className="shrink-0 text-accent" aria-hidden />
            ) : (
              <ArrowRight size={20} className="shrink-0 text-accent" aria-hidden />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
