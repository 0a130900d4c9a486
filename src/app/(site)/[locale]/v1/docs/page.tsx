import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { knownLocale } from '@/app/(site)/known-locale'
import { PlainFrame } from '@/features/content/components/plain-frame'
import { pageTitle } from '@/features/content/page-title'
import { ReferenceScreen } from '@/features/developers/components/reference-screen'
import { visitedPath } from '@/server/visited-path'
import { describedFeeds, describedSubjects } from './described'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = knownLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'developers' })
  return { title: pageTitle('Refectory', t('title'), locale), description: t('intro') }
}

/** The documentation of v1: what holds for every call, and which calls there are. Spec: V1-14.10. */
export default async function Documentation({ params }: Props) {
  const locale = knownLocale((await params).locale)
  return (
    <PlainFrame locale={locale} back={await visitedPath()}>
      <ReferenceScreen
        subjects={await describedSubjects(locale)}
        feeds={await describedFeeds(locale)}
        locale={locale}
      />
    </PlainFrame>
  )
}
