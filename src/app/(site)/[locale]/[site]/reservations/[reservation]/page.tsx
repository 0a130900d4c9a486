import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { accountPath } from '@/domain/account/account-paths'
import { localize } from '@/domain/locale'
import { ReservationCardScreen } from '@/features/reservations/card/reservation-card-screen'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { reservationMessages } from '@/i18n/site-messages'
import { Breadcrumb } from '@/ui/breadcrumb'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { requireLocale } from '@/app/(site)/require-locale'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { requireReadableSession } from '../../read-session-customer'

type Props = { params: Promise<{ locale: string; site: string; reservation: string }> }

export const dynamic = 'force-dynamic'

async function findCardSite({ params }: Props) {
  const { locale, site: slug, reservation } = await params
  const shown = await findSite(slug)
  const isOffered = shown?.customerLogin && !shown.prelaunch
  return { locale: requireLocale(locale), shown, site: isOffered ? shown : null, reservation }
}

/** Cards are personal and not indexed. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site, shown } = await findCardSite(props)
  if (!site) return buildNotFoundMetadata({ site: shown, locale })
  const { title } = reservationMessages(locale).card
  return { title: formatPageTitle(localize(site.name, locale) ?? '', title, locale), robots: { index: false } }
}

/** The card of a reservation for its customer; others log in first. Spec: CUS-2.32, CUS-7.21. */
export default async function ReservationCardPage(props: Props) {
  const { locale, site, shown, reservation } = await findCardSite(props)
  if (!site) return <NotFoundPage site={shown} locale={locale} />
  return withErrorPage(locale, async () => {
    const customer = await requireReadableSession(site)
    if (!customer)
      redirect(`${accountPath('signIn', site.slug, locale)}?next=/${site.slug}/reservations/${reservation}`)
    return (
      <div className="page-width pt-6 lg:pt-10">
        <Breadcrumb site={site} locale={locale} />
        <ReservationCardScreen
          site={site}
          customer={customer}
          reservationId={reservation}
          listPath={`${accountPath('account', site.slug, locale)}?part=reservations`}
          locale={locale}
        />
      </div>
    )
  })
}
