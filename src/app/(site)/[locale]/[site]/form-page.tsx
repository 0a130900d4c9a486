import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/ui/breadcrumb'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { buildPageMetadata } from '@/app/(site)/page-metadata'

/** The message namespace of each fixed form page, by path segment. */
const namespaces = {
  contact: 'contactForm',
  'dietary-health-form': 'dietaryForm',
  'on-the-go-valentine-dining': 'onTheGo',
  'order-complete': 'orderComplete',
} as const
type Segment = keyof typeof namespaces

export type FormPageProps = { params: Promise<{ locale: string; site: string }> }
type Screen = (props: { site: Site; locale: Locale; breadcrumb: ReactNode }) => Promise<ReactNode>

async function findPage({ params }: FormPageProps) {
  const { locale, site } = await params
  return { locale: requireLocale(locale), site: await findSite(site) }
}

export async function buildFormMetadata(segment: Segment, props: FormPageProps): Promise<Metadata> {
  const { locale, site } = await findPage(props)
  if (!site) return buildNotFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: namespaces[segment] })
  const name = localize(site.name, locale) ?? ''
  const title = t('title')
  const description = t('description', { site: name })
  return {
    title: formatPageTitle(name, title, locale),
    ...buildPageMetadata(site, locale, { title, path: `/${site.slug}/${segment}`, description }),
  }
}

/** A fixed form page of a published site. Spec: PUB-2.10. */
export async function renderFormPage(props: FormPageProps, screen: Screen): Promise<ReactNode> {
  const { locale, site } = await findPage(props)
  if (!site) return <NotFoundPage site={null} locale={locale} />
  return withErrorPage(locale, () => screen({ site, locale, breadcrumb: <Breadcrumb site={site} locale={locale} /> }))
}
