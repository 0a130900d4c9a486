import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LegalScreen } from '@/features/site/legal/legal-screen'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { readLegalText } from '@/features/site/read-legal-texts'
import type { Site } from '@/domain/site/site'
import { localize } from '@/domain/locale'
import { requireLocale } from '@/app/(site)/require-locale'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { getRequestPath } from '@/server/http/request-path'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

/** Works without a site. An app may name one (`?site=northgate`) to get the text of that site. */
async function findPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const { site: slug } = await searchParams
  return { locale, site: typeof slug === 'string' ? await findSite(slug) : null }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site } = await findPage(props)
  const t = await getTranslations({ locale })
  const title = localize((await readLegalText('mobilePrivacy', site?.id ?? null))?.title, locale)
  return {
    title: formatPageTitle(
      localize(site?.name, locale) ?? 'Refectory',
      title ?? t('legal.mobilePrivacy.title'),
      locale,
    ),
    description: t('descriptions.mobilePrivacy'),
  }
}

/** The privacy policy of the mobile app. Spec: PUB-2.5, PUB-2.72. */
export default async function MobilePrivacyPage(props: Props) {
  const { locale, site } = await findPage(props)
  const t = await getTranslations({ locale, namespace: 'legal' })
  const linksOf = ({ slug }: Site) => [{ href: `/${slug}/privacy`, words: t('privacy.title') }]
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      {await withErrorPage(locale, () =>
        LegalScreen({ kind: 'mobilePrivacy', site, locale, links: site ? linksOf(site) : [] }),
      )}
    </PlainFrame>
  )
}
