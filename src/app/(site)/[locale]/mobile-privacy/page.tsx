import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LegalScreen } from '@/features/content/components/legal-screen'
import { PlainFrame } from '@/features/content/components/plain-frame'
import { pageTitle } from '@/features/content/page-title'
import { findSite } from '@/features/content/read'
import { readLegalText } from '@/features/content/read-legal-texts'
import type { Site } from '@/domain/campus'
import { textIn } from '@/domain/locale'
import { knownLocale } from '@/app/(site)/known-locale'
import { pageOrError } from '@/app/(site)/page-or-error'
import { visitedPath } from '@/server/visited-path'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

/** No site is needed; an app that says which one it shows (`?site=northgate`) is given that site's text. */
async function findPage({ params, searchParams }: Props) {
  const locale = knownLocale((await params).locale)
  const { site: slug } = await searchParams
  return { locale, site: typeof slug === 'string' ? await findSite(slug) : null }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site } = await findPage(props)
  const t = await getTranslations({ locale })
  const title = textIn((await readLegalText('mobilePrivacy', site?.id ?? null))?.title, locale)
  return {
    title: pageTitle(textIn(site?.name, locale) ?? 'Refectory', title ?? t('legal.mobilePrivacy.title'), locale),
    description: t('descriptions.mobilePrivacy'),
  }
}

/** The privacy policy of the mobile app. Spec: PUB-2.5, PUB-2.72. */
export default async function MobilePrivacyPage(props: Props) {
  const { locale, site } = await findPage(props)
  const t = await getTranslations({ locale, namespace: 'legal' })
  const linksOf = ({ slug }: Site) => [{ href: `/${slug}/privacy`, words: t('privacy.title') }]
  return (
    <PlainFrame locale={locale} back={await visitedPath()}>
      {await pageOrError(locale, () =>
        LegalScreen({ kind: 'mobilePrivacy', site, locale, links: site ? linksOf(site) : [] }),
      )}
    </PlainFrame>
  )
}
