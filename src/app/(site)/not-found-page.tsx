import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '@/features/site/frame/not-found-screen'
import { formatPageTitle } from '@/features/site/page-title'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { setPageStatus } from '@/server/http/current-request'
import { redirectFormerSlug } from './redirect-former-slug'

type Props = { site: Site | null; locale: Locale }

/**
 * The not-found screen with status 404, inside the frame of the layout. A page of a site under its former slug is redirected.
 * Spec: PUB-2.14, PUB-4.1.
 */
export async function NotFoundPage({ site, locale }: Props) {
  if (!site) await redirectFormerSlug()
  if (!setPageStatus(404)) notFound()
  return <NotFoundScreen site={site} locale={locale} />
}

export async function buildNotFoundMetadata({ site, locale }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return {
    title: formatPageTitle(localize(site?.name, locale) ?? 'Refectory', t('title'), locale),
    robots: { index: false },
  }
}
