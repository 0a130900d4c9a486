import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { knownLocale } from '@/app/(site)/known-locale'
import { PlainFrame } from '@/features/content/components/plain-frame'
import { pageTitle } from '@/features/content/page-title'
import { MovingScreen } from '@/features/developers/components/moving-screen'
import { visitedPath } from '@/server/visited-path'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = knownLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'developers' })
  return { title: pageTitle('Refectory', t('moving.title'), locale), description: t('moving.intro') }
}

/** What changes for a program that was written against the earlier v1 service. */
export default async function Moving({ params }: Props) {
  const locale = knownLocale((await params).locale)
  return (
    <PlainFrame locale={locale} back={await visitedPath()}>
      <MovingScreen locale={locale} />
    </PlainFrame>
  )
}
