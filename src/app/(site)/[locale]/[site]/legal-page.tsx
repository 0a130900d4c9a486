import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { LegalScreen, type LegalPageKind } from '@/features/content/components/legal-screen'
import { ThirdPartyNotice } from '@/features/content/components/third-party-notice'
import { screenDescription } from '@/features/content/page-description'
import { pageTitle } from '@/features/content/page-title'
import { findSite } from '@/features/content/read'
import { readLegalText } from '@/features/content/read-legal-texts'
import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { sharedMetadata } from '@/app/(site)/shared-metadata'

/** The legal pages of a site, by the word of their address. */
const kinds = { privacy: 'privacy', 'terms-of-use': 'termsOfUse' } as const satisfies Record<string, LegalPageKind>
type Word = keyof typeof kinds

export type LegalProps = { params: Promise<{ locale: string; site: string }> }

async function findPage({ params }: LegalProps) {
  const { locale, site } = await params
  return { locale: knownLocale(locale), site: await findSite(site) }
}

export async function legalMetadata(word: Word, props: LegalProps): Promise<Metadata> {
  const { locale, site } = await findPage(props)
  if (!site) return notFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: 'legal' })
  const title = textIn((await readLegalText(kinds[word], site.id))?.title, locale) ?? t(`${kinds[word]}.title`)
  const description = await screenDescription(kinds[word], site, locale)
  return {
    title: pageTitle(textIn(site.name, locale) ?? '', title, locale),
    ...sharedMetadata(site, locale, { title, path: `/${site.slug}/${word}`, description }),
  }
}

/** The privacy policy or the terms of use of a site. Spec: PUB-2.10, PUB-2.72, PUB-2.73. */
export async function legalPage(word: Word, props: LegalProps): Promise<ReactNode> {
  const { locale, site } = await findPage(props)
  if (!site) return <NotFoundPage site={null} locale={locale} />
  return pageOrError(locale, async () => {
    const links = await linksFrom(word, site, locale)
    const children = word === 'privacy' && (await ThirdPartyNotice({ site, locale }))
    return LegalScreen({ kind: kinds[word], site, locale, links, children })
  })
}

async function linksFrom(word: Word, site: Site, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'legal' })
  if (word === 'privacy')
    return [
      { href: `/${site.slug}/terms-of-use`, words: t('termsOfUse.title') },
      { href: `/mobile-privacy?site=${site.slug}`, words: t('mobilePrivacy.title') },
    ]
  return [
    { href: `/${site.slug}/customer-account`, words: t('account') },
    { href: `/${site.slug}/privacy`, words: t('privacy.title') },
  ]
}
