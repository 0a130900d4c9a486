import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/app/(site)/require-locale'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { formatPageTitle } from '@/features/site/page-title'
import { WalkthroughScreen } from '@/features/api-docs/components/walkthrough-screen'
import { getRequestPath } from '@/server/http/request-path'
import { describeWalkthroughs } from '@/app/(site)/[locale]/v1/docs/describe-api'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'developers' })
  return { title: formatPageTitle('Refectory', t('walkthroughs.title'), locale), description: t('walkthroughs.intro') }
}

/** Complete examples of what programs do for customers. Spec: V1-14.10. */
export default async function Walkthroughs({ params }: Props) {
  const locale = requireLocale((await params).locale)
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      <WalkthroughScreen walkthroughs={await describeWalkthroughs(locale)} locale={locale} />
    </PlainFrame>
  )
}
