import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { filterActiveAlerts } from '@/domain/site/homepage-alerts'
import { resolveLinkTarget } from '@/domain/site/link-target'
import { localize, type Locale } from '@/domain/locale'
import { carriedAllergens, carryToMenu } from '@/domain/menu/carry-allergens'
import { specialPageUrl } from '@/domain/site/section-screens'
import { brandStyle } from '@/ui/brand/brand-style'
import { LanguageOffer } from '@/ui/language-offer'
import { SkipLinks } from '@/ui/skip-links'
import { HomepageAlerts } from '@/features/site/home/homepage-alerts'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

type Props = {
  site: Site
  locale: Locale
  back: string
  now: Date
  account: ReactNode
  /** The language is that of the preview, whatever the browser speaks. */
  isPreview?: boolean
  children: ReactNode
}

/**
 * The frame of every page of a site: skip links, header, current alerts and footer, in the colours of the site. `back` is
 * the path of the current page, `account` the account links. A site before its launch has no navigation and no alerts.
 * Spec: PUB-2.18, PUB-2.23.
 */
export async function SiteFrame({ site, locale, back, now, account, isPreview = false, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' })
  const today = campusDateAt(now, site.timeZone)
  const alerts = site.prelaunch ? [] : filterActiveAlerts(site.homepageAlerts, today)
  const toMenu = (href: string | null) =>
    href && carryToMenu(href, specialPageUrl(site, 'whats-on-the-menu'), carriedAllergens(back))
  const lines = alerts.map(({ id, icon, message, link }) => ({
    id,
    icon,
    message: localize(message, locale) ?? '',
    href: toMenu(resolveLinkTarget(link)),
  }))
  const current = back.split('?', 1)[0] ?? ''
  const hasNavigation = !site.prelaunch && site.sections.some((section) => section.published)
  return (
    <div className="branded flex min-h-dvh flex-col" style={brandStyle(site)}>
      <SkipLinks
        links={[
          ...(hasNavigation ? [{ href: '#navigation' as const, label: t('skipToNavigation') }] : []),
          { href: '#main', label: t('skipToMain') },
        ]}
      />
      {!isPreview && site.languages.length > 1 && <LanguageOffer locale={locale} back={back} />}
      <SiteHeader {...{ site, locale, back, current, account }} />
      {lines.length > 0 && (
        <HomepageAlerts alerts={lines} words={{ label: t('alerts'), more: t('more'), dismiss: t('dismiss') }} />
      )}
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter {...{ site, locale, back, current }} year={today.slice(0, 4)} />
    </div>
  )
}
