import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/app/(site)/require-locale'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { formatPageTitle } from '@/features/site/page-title'
import { MigrationScreen } from '@/features/api-docs/components/migration-screen'
import { getRequestPath } from '@/server/http/request-path'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'developers' })
  return { title: formatPageTitle('Refectory', t('moving.title'), locale), description: t('moving.intro') }
}

/** The migration guide for programs written for the earlier v1 service. */
export default async function Moving({ params }: Props) {
  const locale = requireLocale((await params).locale)
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      <MigrationScreen locale={locale} />
    </PlainFrame>
  )
}
