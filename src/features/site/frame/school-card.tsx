import { ArrowRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { Awning } from '@/ui/brand/awning'
import { brandStyle } from '@/ui/brand/brand-style'
import { SiteLogo } from './site-logo'

/** A link to the home page of a school, in the colours of its brand. Spec: PUB-1.1, PUB-2.3. */
export async function SchoolCard({ site, locale }: { site: Site; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'landing' })
  const { city, state } = site.address
  const place = locale === 'fr' ? [city, state && `(${state})`] : [city && state ? `${city},` : city, state]
  return (
    <a
      href={`/${site.slug}`}
      style={brandStyle(site)}
      className="branded group flex grow flex-col overflow-hidden rounded-lg border border-line bg-surface no-underline transition-[translate,border-color] duration-150 ease-out hover:-translate-y-0.5 hover:border-accent"
    >
      <Awning />
      <span className="flex min-h-24 items-center px-6 pt-5">
        <SiteLogo site={{ ...site, bigLogo: false }} locale={locale} decorative />
      </span>
      <span className="flex grow items-end justify-between gap-4 px-6 pb-6 pt-4">
        <span>
          <span className="block font-serif text-xl font-semibold leading-tight group-hover:text-accent sm:text-2xl">
            {localize(site.name, locale)}
          </span>
          <span className="mt-1 block text-muted">
            {site.prelaunch ? t('openingSoon') : place.filter(Boolean).join(' ')}
          </span>
        </span>
        <ArrowRight
          size={22}
          className="mb-1 shrink-0 text-accent transition-transform duration-150 group-hover:translate-x-1"
          aria-hidden
        />
      </span>
    </a>
  )
}
