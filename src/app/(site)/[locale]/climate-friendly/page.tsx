import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClimateScreen } from '@/features/site/legal/climate-screen'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { formatPageTitle } from '@/features/site/page-title'
import { requireLocale } from '@/app/(site)/require-locale'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { getRequestPath } from '@/server/http/request-path'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'climate' })
  return { title: formatPageTitle('Refectory', t('title'), locale), description: t('intro') }
}

/** Explains the sustainability marks on dishes. It works without a site. Spec: PUB-2.5, PUB-2.74. */
export default async function ClimateFriendlyPage({ params }: Props) {
  const locale = requireLocale((await params).locale)
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      {await withErrorPage(locale, () => ClimateScreen({ locale }))}
    </PlainFrame>
  )
}
