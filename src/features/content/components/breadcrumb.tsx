import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'

type Props = { site: Pick<Site, 'slug'>; locale: Locale; above?: { href: string; name: string } | null }

/** The way back: the site's home, then the page above this one. */
export async function Breadcrumb({ site, locale, above = null }: Props) {
  const t = await getTranslations({ locale, namespace: 'section' })
  return (
    <nav aria-label={t('breadcrumb')} className="not-printed">
      <ol className="flex flex-wrap items-center gap-x-2 text-[0.9rem]">
        <Step href={`/${site.slug}`} name={t('home')} />
        {above && <Step {...above} />}
      </ol>
    </nav>
  )
}

const Step = ({ href, name }: { href: string; name: string }) => (
  <li className="flex items-center gap-2">
    <a
      href={href}
      className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-accent hover:underline"
    >
      {name}
    </a>
    <span aria-hidden className="text-muted">
      ›
    </span>
  </li>
)
