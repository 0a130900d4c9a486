import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { localize, type Locale } from '@/domain/locale'
import { locationParameter, locationsWithMenus } from '@/domain/menu/menu-query'
import { specialPageUrl } from '@/domain/site/section-screens'
import type { Site } from '@/domain/site/site'
import { getSectionMessages } from '@/features/account/account-form-messages'
import { NotLoaded } from '@/features/account/page/not-loaded'
import type { Customer } from '@/features/account/read-customer'
import { readDishes } from '@/features/menu/read-dishes'
import { readPlaces } from '@/features/places/read-places'
import { readFavouriteCalendar, readFavouriteMails, readFavourites } from '@/server/database/account/favourites'
import { openPayload } from '@/server/database/payload'
import { tryToRead } from '@/server/logging/try-to-read'
import { FavouriteSwitch } from './favourite-switch'
import { FavouriteList, type FavouriteRow } from './favourite-list'

type Props = {
  site: Site
  customer: Customer
  locale: Locale
  /** The part of the page that gives the calendar its address. */
  calendarLink: ReactNode
}

async function readOwn({ site, customer, locale }: Omit<Props, 'calendarLink'>) {
  const payload = await openPayload()
  const [found, mails, inCalendar, places] = await Promise.all([
    readFavourites(payload, [customer.id]),
    readFavouriteMails(payload, customer.id),
    readFavouriteCalendar(payload, customer.id),
    readPlaces(site.id),
  ])
  const own = found.get(customer.id) ?? { dishes: [], locations: [] }
  const dishes = await readDishes(site.id, own.dishes)
  const menus = specialPageUrl(site, 'whats-on-the-menu')
  const shown = locationsWithMenus(places.locations)
  const dishRows = own.dishes.flatMap((id): FavouriteRow[] => {
    const name = localize(dishes.get(id)?.name, locale)
    return name ? [{ id, name, href: menus && `/${site.slug}/dish-search?q=${encodeURIComponent(name)}` }] : []
  })
  const locationRows = own.locations.flatMap((id): FavouriteRow[] => {
    const location = places.locations.find((each) => each.id === id)
    const name = localize(location?.name, locale)
    const hasMenu = location && menus && shown.includes(location)
    const href = hasMenu ? `${menus}?location=${locationParameter(location, shown, locale)}` : null
    return name ? [{ id, name, href }] : []
  })
  return { dishes: dishRows, locations: locationRows, mails, inCalendar }
}

/** The customer's favourites, and the choice of a daily mail about them. Dishes that no longer exist are left out. */
export async function FavouritesSection(props: Props) {
  const { site, locale, calendarLink } = props
  const own = await tryToRead(() => readOwn(props))
  if (!own) return <NotLoaded what="favourites" locale={locale} />
  const [t, messages] = await Promise.all([
    getTranslations({ locale, namespace: 'accountParts.favourites' }),
    getSectionMessages(locale),
  ])
  const words = { remove: t.raw('remove') as string, removed: t('removed'), failed: t('failed'), empty: t('empty') }
  return (
    <>
      <FavouriteList
        siteId={site.id}
        locale={locale}
        groups={[
          { kind: 'dish', title: t('dishes'), link: t('findDish'), rows: own.dishes },
          { kind: 'location', title: t('locations'), link: t('menus'), rows: own.locations },
        ]}
        messages={words}
      />
      <div className="mt-8">
        <FavouriteSwitch
          path="customer/favourite_mails"
          siteId={site.id}
          locale={locale}
          wanted={own.mails !== null}
          messages={{ ...messages, wanted: t('mails'), hint: t('mailsHint') }}
        />
      </div>
      <h3 id="favourites-calendar" className="mt-10">
        {t('calendarTitle')}
      </h3>
      <div className="mt-2">
        <FavouriteSwitch
          path="customer/favourite_calendar"
          siteId={site.id}
          locale={locale}
          wanted={own.inCalendar}
          labelledBy="favourites-calendar"
          messages={{ ...messages, wanted: t('calendar'), hint: t('calendarHint'), save: t('saveCalendar') }}
        />
      </div>
      {calendarLink}
    </>
  )
}
