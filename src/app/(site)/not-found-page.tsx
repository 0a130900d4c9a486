import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '@/features/content/components/not-found-screen'
import { pageTitle } from '@/features/content/page-title'
import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { statePageStatus } from '@/server/page-status'

type Props = { site: Site | null; locale: Locale }

/** The not-found screen with its status 404, inside whatever frame the layout drew. Spec: PUB-2.14. */
export function NotFoundPage({ site, locale }: Props) {
  if (!statePageStatus(404)) notFound()
  return <NotFoundScreen site={site} locale={locale} />
}

export async function notFoundMetadata({ site, locale }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return { title: pageTitle(textIn(site?.name, locale) ?? 'Refectory', t('title'), locale), robots: { index: false } }
}
