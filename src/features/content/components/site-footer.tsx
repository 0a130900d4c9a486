import { Mail } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { addressLines } from '@/domain/address-lines'
import { socialNetworks, type Site } from '@/domain/campus'
import { webAddress } from '@/domain/link-target'
import { textIn, type Locale } from '@/domain/locale'
import { networkNames, SocialIcon } from '@/ui/social-icon'
import { navigationOf } from '@/features/content/navigation'
import { NavigationList } from './navigation-list'
import { SiteLogo } from './site-logo'

type Props = { site: Site; locale: Locale; year: string }

/** All pages of the site, where it stands, and how to reach it. `year` is the campus's. Spec: PUB-2.21. */
export async function SiteFooter({ site, locale, year }: Props) {
  const t = await getTranslations({ locale })
  const name = textIn(site.name, locale) ?? ''
  const entries = site.prelaunch ? [] : navigationOf(site, locale)
  return (
    <footer className="mt-20 border-t border-line bg-surface lg:mt-24">
      {entries.length > 0 && (
        <nav
          id="navigation"
          tabIndex={-1}
          aria-label={t('navigation.site')}
          className="not-printed page-width pb-6 pt-10"
        >
          <NavigationList entries={entries} outsideWords={t('navigation.outside')} look="footer" />
        </nav>
      )}
      <div className="page-width">
        <div
          className={`flex flex-wrap items-end justify-between gap-x-10 gap-y-6 py-8 ${entries.length > 0 ? 'border-t border-line' : ''}`}
        >
          <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-4">
            <SiteLogo site={site} locale={locale} decorative />
            <Address site={site} name={name} locale={locale} />
          </div>
          <Contact site={site} name={name} locale={locale} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line py-4 text-[0.9rem] text-muted">
          <p>{t('footer.copyright', { year, site: name })}</p>
          <ul className="not-printed flex flex-wrap gap-x-6">
            {(['privacy', 'terms-of-use'] as const).map((page) => (
              <li key={page}>
                <a
                  href={`/${site.slug}/${page}`}
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

function Address({ site, name, locale }: { site: Site; name: string; locale: Locale }) {
  const lines = addressLines(site.address, locale)
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
    const href = webAddress(site.socialMedia[network])
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
    <ul className="not-printed -ml-3 flex flex-wrap">
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
