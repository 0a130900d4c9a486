import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/features/content/components/breadcrumb'
import { pageTitle } from '@/features/content/page-title'
import { findSite } from '@/features/content/read'
import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { sharedMetadata } from '@/app/(site)/shared-metadata'

/** Fixed pages of a site for something that its visitors do, by the word of their address. */
const namespaces = {
  'dietary-health-form': 'dietaryForm',
  'on-the-go-valentine-dining': 'onTheGo',
  'order-complete': 'orderComplete',
} as const
type Word = keyof typeof namespaces

export type VisitorPageProps = { params: Promise<{ locale: string; site: string }> }
type Screen = (asked: { site: Site; locale: Locale; breadcrumb: ReactNode }) => Promise<ReactNode>

async function findPage({ params }: VisitorPageProps) {
  const { locale, site } = await params
  return { locale: knownLocale(locale), site: await findSite(site) }
}

export async function visitorMetadata(word: Word, props: VisitorPageProps): Promise<Metadata> {
  const { locale, site } = await findPage(props)
  if (!site) return notFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: namespaces[word] })
  const name = textIn(site.name, locale) ?? ''
  const title = t('title')
  const description = t('description', { site: name })
  return {
    title: pageTitle(name, title, locale),
    ...sharedMetadata(site, locale, { title, path: `/${site.slug}/${word}`, description }),
  }
}

/** Such a page, for a site that visitors see. Spec: PUB-2.10. */
export async function visitorPage(props: VisitorPageProps, screen: Screen): Promise<ReactNode> {
  const { locale, site } = await findPage(props)
  if (!site) return <NotFoundPage site={null} locale={locale} />
  return pageOrError(locale, () => screen({ site, locale, breadcrumb: <Breadcrumb site={site} locale={locale} /> }))
}
