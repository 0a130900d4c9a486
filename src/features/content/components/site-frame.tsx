import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import { alertsOn } from '@/domain/homepage-alerts'
import { linkTarget } from '@/domain/link-target'
import { textIn, type Locale } from '@/domain/locale'
import { brandStyle } from '@/ui/brand-style'
import { SkipLinks } from '@/ui/skip-links'
import { HomepageAlerts } from './homepage-alerts'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

type Props = { site: Site; locale: Locale; back: string; now: Date; account: ReactNode; children: ReactNode }

/**
 * What every page of a site has around it: ways to skip, header, alerts of the day, footer, all in the site's colours.
 * `back` is the page's own address, `account` the way into an account. A site before its launch shows no navigation and no alerts. Spec: PUB-2.18, PUB-2.23.
 */
export async function SiteFrame({ site, locale, back, now, account, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' })
  const today = campusDateAt(now, site.timeZone)
  const alerts = site.prelaunch ? [] : alertsOn(site.homepageAlerts, today)
  const lines = alerts.map(({ id, icon, message, link }) => ({
    id,
    icon,
    message: textIn(message, locale) ?? '',
    href: linkTarget(link),
  }))
  const hasNavigation = !site.prelaunch && site.sections.some((section) => section.published)
  return (
    <div className="branded flex min-h-dvh flex-col" style={brandStyle(site)}>
      <SkipLinks
        links={[
          ...(hasNavigation ? [{ href: '#navigation' as const, label: t('skipToNavigation') }] : []),
          { href: '#main', label: t('skipToMain') },
        ]}
      />
      <SiteHeader site={site} locale={locale} back={back} account={account} />
      {lines.length > 0 && (
        <HomepageAlerts alerts={lines} words={{ label: t('alerts'), more: t('more'), dismiss: t('dismiss') }} />
      )}
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter site={site} locale={locale} year={today.slice(0, 4)} />
    </div>
  )
}
