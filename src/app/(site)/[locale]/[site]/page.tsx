import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { UtensilsCrossed } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { carouselSlides } from '@/features/content/carousel-slides'
import { HomeCarousel } from '@/features/content/components/home-carousel'
import { HomePopup } from '@/features/content/components/home-popup'
import { PrelaunchScreen } from '@/features/content/components/prelaunch-screen'
import { SectionCards } from '@/features/content/components/section-cards'
import { navigationOf } from '@/features/content/navigation'
import { screenDescription } from '@/features/content/page-description'
import { pageTitle } from '@/features/content/page-title'
import { panelHead } from '@/features/content/panel-head'
import { findSite } from '@/features/content/read'
import { addressOfSpecial } from '@/features/content/section-screens'
import { OpenNow } from '@/features/dining/components/open-now'
import { shelvePlacesData } from '@/features/dining/components/shelved-data'
import { readPlaces } from '@/features/dining/read-places'
import type { Site } from '@/domain/campus'
import { campusDateAt, type CampusDate } from '@/domain/campus-time'
import { popupOn, wasClosed } from '@/domain/home-page'
import { textIn, type Locale } from '@/domain/locale'
import { clock } from '@/server/clock'
import { filledButton, quietButton } from '@/ui/button-style'
import { ServerHtml } from '@/ui/server-html'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { sharedMetadata } from '@/app/(site)/shared-metadata'
import { homePanels } from './home-panels'

type Props = { params: Promise<{ locale: string; site: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: asked, site: slug } = await params
  const locale = knownLocale(asked)
  const site = await findSite(slug)
  if (!site) return notFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: 'home' })
  const title = pageTitle(textIn(site.name, locale) ?? '', t('title'), locale)
  const description = await screenDescription('home', site, locale)
  return { title, ...sharedMetadata(site, locale, { title, path: `/${site.slug}`, description }) }
}

/** A site's home: what is open first, then its pictures, its panels and its pages. Spec: PUB-2.6, PUB-2.23, PUB-2.24. */
export default async function SiteHome({ params }: Props) {
  const { locale: asked, site: slug } = await params
  const locale = knownLocale(asked)
  const site = await findSite(slug)
  if (!site) return <NotFoundPage site={null} locale={locale} />
  if (site.prelaunch) return <PrelaunchScreen site={site} locale={locale} />
  return pageOrError(locale, () => drawHome(site, locale))
}

async function drawHome(site: Site, locale: Locale) {
  const now = clock.now()
  const today = campusDateAt(now, site.timeZone)
  const [t, places, panels] = await Promise.all([
    getTranslations({ locale }),
    readPlaces(site.id),
    homePanels({ site, locale, now }),
  ])
  const menuAddress = addressOfSpecial(site, 'whats-on-the-menu')
  const hoursAddress = addressOfSpecial(site, 'hours-of-operation')
  const placeAddress = (id: string) => {
    const place = places.locations.find((it) => it.id === id && it.active)
    if (place?.showMenus && menuAddress) return `${menuAddress}?location=${id}`
    return place ? (addressOfSpecial(site, 'locations') ?? hoursAddress) : null
  }
  const [slides, forMachines] = await Promise.all([
    carouselSlides({ site, locale, now, placeAddress }),
    shelvePlacesData(places.locations, { site, locale, today, menuAddress }),
  ])
  const others = navigationOf(site, locale).filter(({ href }) => href !== menuAddress)
  const ways = (menuAddress || hoursAddress) && (
    <p className="not-printed mt-6 flex flex-wrap gap-3">
      {menuAddress && (
        <a href={menuAddress} className={filledButton}>
          <UtensilsCrossed size={20} aria-hidden />
          {t('home.seeMenu')}
        </a>
      )}
      {hoursAddress && (
        <a href={hoursAddress} className={quietButton}>
          {t('home.allHours')}
        </a>
      )}
    </p>
  )
  return (
    <div className="page-width pt-8 lg:pt-12">
      <ServerHtml name={forMachines} className="hidden" />
      <h1 className="text-[clamp(2.1rem,6.5vw,3.4rem)]">
        {t('site.diningAt', { site: textIn(site.name, locale) ?? '' })}
      </h1>
      {site.panels.whatsOpen.shown ? (
        <OpenNow
          site={site}
          {...places}
          now={now}
          locale={locale}
          menuAddress={menuAddress}
          head={await panelHead(site, 'whatsOpen', locale)}
        >
          {ways}
        </OpenNow>
      ) : (
        ways
      )}
      <HomeCarousel site={site} slides={slides} locale={locale} />
      {panels}
      {others.length > 0 && (
        <section className="not-printed mt-16 lg:mt-20">
          <h2 className="mb-5 text-2xl">{t('home.more')}</h2>
          <SectionCards entries={others} locale={locale} />
        </section>
      )}
      <HomePopup popup={await popupFor(site, today)} locale={locale} />
    </div>
  )
}

/** The popup of a day, for whoever has not closed it: nobody fetches the picture of one that stays away. Spec: PUB-2.29. */
async function popupFor(site: Site, today: CampusDate) {
  const popup = popupOn(site.popup, today)
  return popup && wasClosed(popup, (await headers()).get('cookie') ?? '') ? null : popup
}
