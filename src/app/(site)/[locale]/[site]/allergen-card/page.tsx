import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { accountPath, allergenCardPath } from '@/domain/account/account-paths'
import { allergenCardWords } from '@/domain/account/allergen-card'
import { localize } from '@/domain/locale'
import { AllergenCardScreen } from '@/features/account/allergen-card/allergen-card-screen'
import { readAllergenCard } from '@/features/account/allergen-card/read-allergen-card'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { clock } from '@/server/clock'
import { Breadcrumb } from '@/ui/breadcrumb'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { requireLocale } from '@/app/(site)/require-locale'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { requireReadableSession } from '../read-session-customer'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string; site: string }> }

async function findCardSite({ params }: Props) {
  const { locale, site: slug } = await params
  const shown = await findSite(slug)
  const isOffered = shown?.customerLogin && !shown.prelaunch && shown.switches.allergenCard
  return { locale: requireLocale(locale), shown, site: isOffered ? shown : null }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, shown, site } = await findCardSite(props)
  if (!site) return buildNotFoundMetadata({ site: shown, locale })
  const title = formatPageTitle(localize(site.name, locale) ?? '', allergenCardWords[locale].title, locale)
  return { title, robots: { index: false } }
}

/** The allergen card of the customer who is signed in, to print. Others sign in first. */
export default async function AllergenCardPage(props: Props) {
  const { locale, shown, site } = await findCardSite(props)
  if (!site) return <NotFoundPage site={shown} locale={locale} />
  return withErrorPage(locale, async () => {
    const customer = await requireReadableSession(site)
    if (!customer) redirect(`${accountPath('signIn', site.slug, locale)}?next=${allergenCardPath(site.slug)}`)
    const card = await readAllergenCard(site, customer, clock.now())
    return (
      <div className="page-width pb-16 pt-6 lg:pt-10">
        <div className="not-printed">
          <Breadcrumb site={site} locale={locale} />
        </div>
        {await AllergenCardScreen({ site, card, locale })}
      </div>
    )
  })
}
