import { ArrowRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { provinceName } from '@/domain/places/provinces'
import { Awning } from '@/ui/brand/awning'
import { brandStyle } from '@/ui/brand/brand-style'
import { SiteLogo } from './site-logo'

/** A link to the home page of a school, in the colours of its brand. Spec: PUB-1.1, PUB-2.3. */
export async function SchoolCard({ site, locale }: { site: Site; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'landing' })
  const { city } = site.address
  const state = site.address.state && provinceName(site.address.state, locale)
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
      <span className="mt-auto px-6 pb-6 pt-4">
        <span className="block font-serif text-xl font-semibold leading-tight text-balance group-hover:text-accent sm:text-2xl">
          {localize(site.name, locale)}
        </span>
        <span className="mt-1 flex items-center justify-between gap-4 text-muted">
          {site.prelaunch ? t('openingSoon') : place.filter(Boolean).join(' ')}
          <ArrowRight
            size={22}
            className="shrink-0 text-accent transition-transform duration-150 group-hover:translate-x-1"
            aria-hidden
          />
        </span>
      </span>
    </a>
  )
}
