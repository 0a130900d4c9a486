import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ShieldCheck, UtensilsCrossed } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { readCarouselSlides } from '@/features/site/read-carousel-slides'
import { HomeCarousel } from '@/features/site/home/home-carousel'
import { HomeTiles, linkedTiles } from '@/features/site/home/home-tiles'
import { HomePopup } from '@/features/site/home/home-popup'
import { PrelaunchScreen } from '@/features/content/microsite/prelaunch-screen'
import { describeScreen } from '@/features/site/page-description'
import { formatPageTitle } from '@/features/site/page-title'
import { getPanelHeading } from '@/features/site/panel-heading'
import { findSite } from '@/features/site/read-sites'
import { specialPageUrl } from '@/domain/site/section-screens'
import { OpenNow } from '@/features/places/open-now/open-now'
import { locationsStructuredData } from '@/features/places/read-structured-data'
import { readPlaces, type Places } from '@/features/places/read-places'
import type { Site } from '@/domain/site/site'
import { carriedAllergens, carryAllergens, carryToMenu } from '@/domain/menu/carry-allergens'
import { getRequestPath } from '@/server/http/request-path'
import { campusDateAt } from '@/domain/time/campus-time'
import type { CampusDate } from '@/domain/time/calendar'
import { getActivePopup, isPopupClosed } from '@/domain/site/home-page'
import { localize, type Locale } from '@/domain/locale'
import { whatCanIEatUrl } from '@/domain/menu/what-can-i-eat-url'
import { whatCanIEatMessages } from '@/features/menu/what-can-i-eat/what-can-i-eat-messages'
import { clock } from '@/server/clock'
import { tryToRead } from '@/server/logging/try-to-read'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { JsonLd } from '@/ui/html/json-ld'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { FailedPanel } from '@/app/(site)/panel-or-notice'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { buildPageMetadata } from '@/app/(site)/page-metadata'
import { renderHomePanels } from './home-panels'

type Props = { params: Promise<{ locale: string; site: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: segment, site: slug } = await params
  const locale = requireLocale(segment)
  const site = await findSite(slug)
  if (!site) return buildNotFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: 'home' })
  const title = formatPageTitle(localize(site.name, locale) ?? '', t('title'), locale)
  const description = await describeScreen('home', site, locale)
  return { title, ...buildPageMetadata(site, locale, { title, path: `/${site.slug}`, description }) }
}

/** The home page of a site: what is open, carousel, panels and tiles. Spec: PUB-2.6, PUB-2.23, PUB-2.24, PUB-3.1. */
export default async function SiteHome({ params }: Props) {
  const { locale: segment, site: slug } = await params
  const locale = requireLocale(segment)
  const site = await findSite(slug)
  if (!site) return <NotFoundPage site={null} locale={locale} />
  if (site.prelaunch) return <PrelaunchScreen site={site} locale={locale} />
  return withErrorPage(locale, () => renderHome(site, locale))
}

async function renderHome(site: Site, locale: Locale) {
  const now = clock.now()
  const today = campusDateAt(now, site.timeZone)
  const [t, places, panels] = await Promise.all([
    getTranslations({ locale }),
    tryToRead(() => readPlaces(site.id), `The locations of ${site.slug}`),
    renderHomePanels({ site, locale, now }),
  ])
  const mine = carriedAllergens(await getRequestPath())
  const menuAddress = specialPageUrl(site, 'whats-on-the-menu')
  const hoursAddress = specialPageUrl(site, 'hours-of-operation')
  const placeAddress = (id: string) => {
    const place = places?.locations.find((it) => it.id === id && it.active)
    if (place?.showMenus && menuAddress) return carryAllergens(`${menuAddress}?location=${id}`, mine)
    return place ? (specialPageUrl(site, 'locations') ?? hoursAddress) : null
  }
  const slides = await readCarouselSlides({ site, locale, now, placeAddress })
  const structuredData = places && locationsStructuredData(places, { site, locale, today, menuAddress })
  const toMenu = (href: string) => carryToMenu(href, menuAddress, mine)
  const tiles = linkedTiles(site.tiles).map((tile) => ({ ...tile, link: toMenu(tile.href) }))
  const linkedSlides = slides.map((slide) => ({ ...slide, href: slide.href && toMenu(slide.href) }))
  const links = (menuAddress || hoursAddress) && (
    <p className="home-actions not-printed mt-5 flex flex-wrap gap-3">
      {menuAddress && (
        <a href={carryAllergens(menuAddress, mine)} className={filledButton}>
          <UtensilsCrossed size={20} aria-hidden />
          {t('home.seeMenu')}
        </a>
      )}
      {menuAddress && (
        <a href={carryAllergens(whatCanIEatUrl(site.slug, locale), mine)} className={quietButton}>
          <ShieldCheck size={20} aria-hidden />
          {whatCanIEatMessages(locale).title}
        </a>
      )}
      {hoursAddress && (
        <a href={carryAllergens(hoursAddress, mine)} className={quietButton}>
          {t('home.allHours')}
        </a>
      )}
    </p>
  )
  return (
    <div className="page-width pt-4 sm:pt-6 lg:pt-12">
      {structuredData && <JsonLd nodes={structuredData} />}
      <h1 className="text-[clamp(1.6rem,6.5vw,3.4rem)]">
        {t('site.diningAt', { site: localize(site.name, locale) ?? '' })}
      </h1>
      {await renderOpenNow({ site, places, now, locale, menuAddress, mine, children: links })}
      <HomeCarousel site={site} slides={linkedSlides} locale={locale} />
      {panels}
      {tiles.length > 0 && (
        <section className="not-printed mt-10 sm:mt-16 lg:mt-20">
          <h2 className="mb-3 text-2xl sm:mb-5">{t('home.more')}</h2>
          <HomeTiles tiles={tiles} locale={locale} />
        </section>
      )}
      <HomePopup popup={await findPopup(site, today)} locale={locale} />
    </div>
  )
}

type OpenNowRequest = Pick<
  Parameters<typeof OpenNow>[0],
  'site' | 'now' | 'locale' | 'menuAddress' | 'mine' | 'children'
>

/**
 * The panel of open locations, if the site shows it. Without locations or hours it says so, because a list without hours
 * would say that everything is closed. `places` is null when they could not be read. Spec: PUB-8.4.
 */
async function renderOpenNow({ places, ...request }: OpenNowRequest & { places: Places | null }) {
  const { site, locale, children } = request
  if (!site.panels.whatsOpen.shown) return children
  const head = await getPanelHeading(site, 'whatsOpen', locale)
  if (places && !places.hoursMissing) return <OpenNow {...request} {...places} head={head} />
  return (
    <>
      {children}
      <FailedPanel name="whats-open" head={head} locale={locale} />
    </>
  )
}

/** The current popup; null if the visitor closed it, so that its picture is not loaded. Spec: PUB-2.29. */
async function findPopup(site: Site, today: CampusDate) {
  const popup = getActivePopup(site.popup, today)
  return popup && isPopupClosed(popup, (await headers()).get('cookie') ?? '') ? null : popup
}
