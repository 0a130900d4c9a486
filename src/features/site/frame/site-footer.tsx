import { ChevronDown, Mail } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { formatAddressLines } from '@/domain/places/address-lines'
import { socialNetworks, type Site } from '@/domain/site/site'
import { parseWebUrl, resolveLinkTarget } from '@/domain/site/link-target'
import { localize, type Locale } from '@/domain/locale'
import { networkNames, SocialIcon } from '@/ui/social-icon'
import { buildNavigation, isCurrentEntry } from '@/domain/site/navigation'
import { NavigationList, carryInNavigation } from './navigation-list'
import { SiteLogo } from './site-logo'

type Props = { site: Site; locale: Locale; back: string; current: string; year: string }

/**
 * Navigation, address, contact links and copyright. Phones fold the navigation and name the current page beside its title.
 * `back` is the path and query of the page that is shown, `current` its path, `year` the current year on campus. Spec: PUB-2.21.
 */
export async function SiteFooter({ site, locale, back, current, year }: Props) {
  const t = await getTranslations({ locale })
  const name = localize(site.name, locale) ?? ''
  const entries = site.prelaunch ? [] : carryInNavigation(site, buildNavigation(site, locale), back)
  const here = entries.find((entry) => isCurrentEntry(entry, current))
  return (
    <footer className="mt-10 border-t border-line bg-surface sm:mt-20 lg:mt-24">
      {entries.length > 0 && (
        <nav
          id="navigation"
          tabIndex={-1}
          aria-label={t('navigation.site')}
          className="footer-pages not-printed page-width md:pb-2 md:pt-10"
        >
          <details>
            <summary className="flex min-h-14 items-center gap-3 font-semibold">
              {t('navigation.site')}
              {here && <span className="min-w-0 grow text-end leading-tight font-normal text-muted">{here.name}</span>}
              <ChevronDown size={20} aria-hidden className="ml-auto shrink-0" />
            </summary>
            <NavigationList {...{ entries, current }} outsideWords={t('navigation.outside')} variant="footer" />
          </details>
        </nav>
      )}
      <div className="page-width">
        <div className={`footer-about py-4 sm:py-8 ${entries.length > 0 ? 'border-t border-line' : ''}`}>
          <SiteLogo site={site} locale={locale} decorative />
          <Address site={site} name={name} locale={locale} />
          <Contact site={site} name={name} locale={locale} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-3 text-[0.9rem] sm:gap-x-8 sm:py-4 text-muted">
          <p>{t('footer.copyright', { year, site: name })}</p>
          <ul className="not-printed order-last flex w-full flex-wrap gap-x-5 sm:order-first sm:gap-x-6">
            {listPages(site, locale).map(({ page, href }) => (
              <li key={page}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline"
                >
                  {t(`footer.${page}`)}
                </a>
              </li>
            ))}
          </ul>
          <p>{t('footer.provider')}</p>
        </div>
      </div>
    </footer>
  )
}

/** The pages about this site. Privacy and terms may be pages of a parent company. Spec: PUB-2.21, PUB-3.1. */
function listPages(site: Site, locale: Locale) {
  const { slug, prelaunch, wcag, privacyLink, termsLink } = site
  return [
    ...(prelaunch ? [] : [{ page: 'contact', href: `/${slug}/contact` } as const]),
    ...(localize(wcag, locale) ? [{ page: 'accessibility', href: `/${slug}/accessibility-statement` } as const] : []),
    { page: 'privacy', href: resolveLinkTarget(privacyLink) ?? `/${slug}/privacy` } as const,
    { page: 'terms-of-use', href: resolveLinkTarget(termsLink) ?? `/${slug}/terms-of-use` } as const,
    { page: 'climate-friendly', href: '/climate-friendly' } as const,
    { page: 'developers', href: '/v1/docs' } as const,
  ]
}

function Address({ site, name, locale }: { site: Site; name: string; locale: Locale }) {
  const lines = formatAddressLines(site.address, locale)
  return (
    <address className="not-italic leading-snug">
      <strong className="font-semibold">{name}</strong>
      {lines.map((line) => (
        <span key={line} className="block text-muted">
          {line}
        </span>
      ))}
    </address>
  )
}

async function Contact({ site, name, locale }: { site: Site; name: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'footer' })
  const links = socialNetworks.flatMap((network) => {
    const href = parseWebUrl(site.socialMedia[network])
    return href
      ? [
          {
            href,
            label: t('follows', { site: name, network: networkNames[network] }),
            icon: <SocialIcon network={network} />,
          },
        ]
      : []
  })
  if (site.displayEmail && site.email)
    links.push({
      href: `mailto:${site.email}`,
      label: t('email', { email: site.email }),
      icon: <Mail size={20} aria-hidden />,
    })
  if (links.length === 0) return null
  return (
    <ul className="footer-contact not-printed flex flex-wrap">
      {links.map(({ href, label, icon }) => (
        <li key={href}>
          <a
            href={href}
            aria-label={label}
            title={label}
            className="grid size-11 place-items-center rounded-lg text-ink hover:text-accent"
          >
            {icon}
          </a>
        </li>
      ))}
    </ul>
  )
}
