import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { LegalScreen, type LegalPageKind } from '@/features/site/legal/legal-screen'
import { ThirdPartyNotice } from '@/features/site/frame/third-party-notice'
import { describeScreen } from '@/features/site/page-description'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { readLegalText } from '@/features/site/read-legal-texts'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { buildPageMetadata } from '@/app/(site)/page-metadata'

/** The legal pages of a site by path segment. */
const kinds = { privacy: 'privacy', 'terms-of-use': 'termsOfUse' } as const satisfies Record<string, LegalPageKind>
type Segment = keyof typeof kinds

export type LegalProps = { params: Promise<{ locale: string; site: string }> }

async function findPage({ params }: LegalProps) {
  const { locale, site } = await params
  return { locale: requireLocale(locale), site: await findSite(site) }
}

export async function buildLegalMetadata(segment: Segment, props: LegalProps): Promise<Metadata> {
  const { locale, site } = await findPage(props)
  if (!site) return buildNotFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: 'legal' })
  const title = localize((await readLegalText(kinds[segment], site.id))?.title, locale) ?? t(`${kinds[segment]}.title`)
  const description = await describeScreen(kinds[segment], site, locale)
  return {
    title: formatPageTitle(localize(site.name, locale) ?? '', title, locale),
    ...buildPageMetadata(site, locale, { title, path: `/${site.slug}/${segment}`, description }),
  }
}

/** The privacy policy or the terms of use of a site. Spec: PUB-2.10, PUB-2.72, PUB-2.73. */
export async function renderLegalPage(segment: Segment, props: LegalProps): Promise<ReactNode> {
  const { locale, site } = await findPage(props)
  if (!site) return <NotFoundPage site={null} locale={locale} />
  return withErrorPage(locale, async () => {
    const links = await relatedLinks(segment, site, locale)
    const children = segment === 'privacy' && (await ThirdPartyNotice({ site, locale }))
    return LegalScreen({ kind: kinds[segment], site, locale, links, children })
  })
}

async function relatedLinks(segment: Segment, site: Site, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'legal' })
  if (segment === 'privacy')
    return [
      { href: `/${site.slug}/terms-of-use`, words: t('termsOfUse.title') },
      { href: `/mobile-privacy?site=${site.slug}`, words: t('mobilePrivacy.title') },
    ]
  return [
    { href: `/${site.slug}/customer-account`, words: t('account') },
    { href: `/${site.slug}/privacy`, words: t('privacy.title') },
  ]
}
