import type { Metadata } from 'next'
import { specialPageUrl } from '@/domain/site/section-screens'
import { OrderCompleteScreen } from '@/features/shop/orders/order-complete-screen'
import { readLinkedOrder } from '@/features/shop/orders/read-shown-order'
import { findSite } from '@/features/site/read-sites'
import { buildNotFoundMetadata, NotFoundPage } from '@/app/(site)/not-found-page'
import { renderFormPage, type FormPageProps } from '@/app/(site)/[locale]/[site]/form-page'
import { requireLocale } from '@/app/(site)/require-locale'
import { getTranslations } from 'next-intl/server'
import { formatPageTitle } from '@/features/site/page-title'
import { localize } from '@/domain/locale'

type Props = { params: Promise<{ locale: string; site: string; token: string }> }

export const dynamic = 'force-dynamic'

/** The token in the URL is a secret, so the page sends no referrer and is not indexed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: segment, site: slug } = await params
  const [locale, site] = [requireLocale(segment), await findSite(slug)]
  if (!site) return buildNotFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: 'orderComplete' })
  const title = formatPageTitle(localize(site.name, locale) ?? '', t('yours'), locale)
  return { title, robots: { index: false }, referrer: 'no-referrer' }
}

/** The order of the private link in a mail. Spec: CUS-2.5. */
export default function LinkedOrderPage({ params }: Props) {
  return renderFormPage({ params } satisfies FormPageProps, async ({ site, locale, breadcrumb }) => {
    const order = await readLinkedOrder(site, (await params).token)
    if (!order) return <NotFoundPage site={site} locale={locale} />
    const menu = specialPageUrl(site, 'whats-on-the-menu')
    return OrderCompleteScreen({ site, locale, breadcrumb, menu, order, isNew: false, isSignedIn: false })
  })
}
