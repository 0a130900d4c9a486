import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClimateScreen } from '@/features/content/components/climate-screen'
import { PlainFrame } from '@/features/content/components/plain-frame'
import { pageTitle } from '@/features/content/page-title'
import { knownLocale } from '@/app/(site)/known-locale'
import { pageOrError } from '@/app/(site)/page-or-error'
import { visitedPath } from '@/server/visited-path'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = knownLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'climate' })
  return { title: pageTitle('Refectory', t('title'), locale), description: t('intro') }
}

/** What the sustainability marks on dishes mean; no site is needed. Spec: PUB-2.5, PUB-2.74. */
export default async function ClimateFriendlyPage({ params }: Props) {
  const locale = knownLocale((await params).locale)
  return (
    <PlainFrame locale={locale} back={await visitedPath()}>
      {await pageOrError(locale, () => ClimateScreen({ locale }))}
    </PlainFrame>
  )
}
