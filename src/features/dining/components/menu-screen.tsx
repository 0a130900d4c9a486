import { redirect } from 'next/navigation'
import type { Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { textIn } from '@/domain/locale'
import { putOn, writePlate } from '@/domain/plate'
import { readDayOrFail } from '@/features/dining/read-day-or-fail'
import { plateOf, readPlateDishes } from '@/features/dining/read-plate'
import { readMenuFilters, readPlaces } from '@/features/dining/read-places'
import { clock } from '@/server/clock'
import { shelveHtml } from '@/ui/html-shelf'
import { ServerHtml } from '@/ui/server-html'
import { findItem } from './find-item'
import { FixedMenu } from './fixed-menu'
import { iconSprite } from './food-icons'
import { groupLocations } from './group-locations'
import {
  askedDay,
  askedFilters,
  askedLocation,
  askedPeriod,
  askedPlate,
  firstOf,
  locationsWithMenus,
  locationWord,
  type SearchParams,
} from './menu-choice'
import { menuAddress } from './menu-address'
import { MenuControls } from './menu-controls'
import { MenuFoot, PlaceHead } from './menu-frame'
import { MenuNotice } from './menu-notice'
import { MenuTitle } from './menu-title'
import { menuWords } from './menu-words'
import { PeriodBoard } from './period-board'
import { PlateBar } from './plate-bar'
import { filtersHere } from './offered-filters'
import { shelveMenuData } from './shelved-data'
import { whyNoDishes } from './why-no-dishes'

/** `address` is the page's own path. */
type Props = { site: Site; locale: Locale; searchParams: SearchParams; sectionName: string; address: string }

/**
 * What's on the menu. All that it shows stands in the address, so that it works without JavaScript and a link shows
 * the same to whoever gets it; what the address says wrongly is passed over in silence.
 * Spec: PUB-2.35 to PUB-2.40, PUB-4.3 to PUB-4.7, PUB-8.3.
 */
export async function MenuScreen({ site, locale, searchParams, sectionName, address }: Props) {
  const words = menuWords(locale)
  const now = clock.now()
  const [{ buildings, locations }, filters] = await Promise.all([readPlaces(site.id), readMenuFilters()])
  const shown = locationsWithMenus(locations)
  const location = askedLocation(shown, firstOf(searchParams.location))
  if (!location) {
    return (
      <div className="menu page-width" id="menu">
        <MenuTitle site={site} name={sectionName} findDish={words.findDish} />
        <MenuNotice title={words.noLocations} hint={words.noLocationsHint} />
      </div>
    )
  }

  const date = askedDay(firstOf(searchParams.date), now, site.timeZone)
  const today = campusDateAt(now, site.timeZone)
  const day = await readDayOrFail(site, location, date)
  const period = askedPeriod(day === 'failed' ? [] : day.periods, firstOf(searchParams.period))
  const here = filtersHere(filters, site, location)
  const chosen = askedFilters(searchParams, here, (word) => askedLocation(shown, word)?.id === location.id)
  const periods = day === 'failed' ? [] : day.periods
  const plated = await readPlateDishes(site.id, askedPlate(searchParams))
  const view = {
    location: locationWord(location, shown, locale),
    date,
    period: period?.id ?? null,
    filters: chosen,
    plate: writePlate(plateOf(plated)),
  }
  const added = findItem(periods, firstOf(searchParams.add))
  if (added) {
    const plate = writePlate(putOn(plateOf(plated), added.dish.id))
    redirect(`${address}${menuAddress({ ...view, plate })}#category-${added.categoryId}`)
  }

  const forMachines = await shelveMenuData(location, period, { site, locale, today, menuAddress: address, date })

  return (
    <div className="menu page-width" id="menu">
      <ServerHtml name={shelveHtml(String(iconSprite()))} className="menu-icons" />
      <ServerHtml name={forMachines} className="hidden" />
      <MenuTitle site={site} name={sectionName} findDish={words.findDish} view={view} />
      <MenuControls
        view={view}
        groups={groupLocations(shown, buildings, locale, words.otherLocations)}
        periods={periods.map(({ id, name }) => ({ value: id, name: textIn(name, locale) ?? '' }))}
        today={today}
        locale={locale}
        words={{
          sentence: words.sentence,
          sentenceWithout: words.sentenceWithout,
          location: words.location,
          period: words.period,
          pickDate: words.pickDate,
          show: words.show,
          loading: words.loading,
        }}
      />
      <PlaceHead
        {...{ site, location, view, today, now, locale, words }}
        changedAt={day === 'failed' ? null : day.changedAt}
      />
      {location.useMenuImages ? (
        <FixedMenu location={location} locale={locale} words={words} />
      ) : period ? (
        <PeriodBoard
          {...{ site, location, periods, period, filters, here, view, locale, words }}
          dish={firstOf(searchParams.dish)}
        />
      ) : (
        <MenuNotice {...whyNoDishes(day, location, date, locale, words)} />
      )}
      <PlateBar dishes={plated} platePage={`/${site.slug}/plate`} view={view} locale={locale} />
      <MenuFoot
        site={site}
        location={location}
        filters={filters}
        withDishes={period !== null}
        locale={locale}
        words={words}
      />
    </div>
  )
}
