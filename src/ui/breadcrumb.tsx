import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'

type Props = { site: Pick<Site, 'slug'>; locale: Locale; above?: { href: string; name: string } | null }

/** Links to the home page of the site and to the parent page, if there is one, with a sign between them. */
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
  <li className="group flex items-center gap-2">
    <span aria-hidden className="text-muted group-first:hidden">
      ›
    </span>
    <a
      href={href}
      className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-accent hover:underline"
    >
      {name}
    </a>
  </li>
)
