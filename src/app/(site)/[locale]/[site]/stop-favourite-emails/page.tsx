import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { localize } from '@/domain/locale'
import { firstValue, type SearchParams } from '@/domain/menu/menu-query'
import { stoppedBy } from '@/features/account/favourites/stop-token'
import { StopMailsButton } from '@/features/account/favourites/stop-mails-button'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { Breadcrumb } from '@/ui/breadcrumb'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { requireLocale } from '@/app/(site)/require-locale'
import { withErrorPage } from '@/app/(site)/with-error-page'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string; site: string }>; searchParams: Promise<SearchParams> }

async function findPageSite({ params }: Props) {
  const { locale: segment, site: slug } = await params
  const shown = await findSite(slug)
  return { locale: requireLocale(segment), shown, site: shown?.customerLogin && !shown.prelaunch ? shown : null }
}

const tokenOf = async ({ searchParams }: Props) => firstValue((await searchParams).token) ?? ''

/** The words of the page: those of the mail, unless the token is one of a calendar entry. */
const namespaceOf = async (props: Props) =>
  stoppedBy(await tokenOf(props)) === 'calendar'
    ? ('accountParts.stopFavouriteCalendar' as const)
    : ('accountParts.stopFavouriteMails' as const)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, shown, site } = await findPageSite(props)
  if (!site) return buildNotFoundMetadata({ site: shown, locale })
  const t = await getTranslations({ locale, namespace: await namespaceOf(props) })
  return { title: formatPageTitle(localize(site.name, locale) ?? '', t('title'), locale), robots: { index: false } }
}

/** The link of a mail or calendar entry about favourites. Its token stops these mails or entries and does nothing else. */
export default async function StopFavouriteEmailsPage(props: Props) {
  const { locale, shown, site } = await findPageSite(props)
  if (!site) return <NotFoundPage site={shown} locale={locale} />
  return withErrorPage(locale, async () => {
    const t = await getTranslations({ locale, namespace: await namespaceOf(props) })
    const token = await tokenOf(props)
    return (
      <div className="page-width pb-16 pt-6 lg:pt-10">
        <Breadcrumb site={site} locale={locale} />
        <h1 className="page-head">{t('title')}</h1>
        <p className="mt-4">{t('text')}</p>
        <StopMailsButton token={token} locale={locale} messages={{ button: t('button'), failed: t('failed') }} />
      </div>
    )
  })
}
