import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/app/(site)/require-locale'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { formatPageTitle } from '@/features/site/page-title'
import { ReferenceScreen } from '@/features/api-docs/components/reference-screen'
import { getRequestPath } from '@/server/http/request-path'
import { describeFeeds, describeSubjects } from './describe-api'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'developers' })
  return { title: formatPageTitle('Refectory', t('title'), locale), description: t('intro') }
}

/** The start page of the v1 documentation: common rules and all calls. Spec: V1-14.10. */
export default async function Documentation({ params }: Props) {
  const locale = requireLocale((await params).locale)
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      <ReferenceScreen subjects={await describeSubjects(locale)} feeds={await describeFeeds(locale)} locale={locale} />
    </PlainFrame>
  )
}
