import { redirect } from 'next/navigation'
import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import { carryMealOver } from '@/domain/menu/filters/carry-over'
import { currentPeriod } from '@/domain/menu/current-periods'
import { servedMoment } from '@/domain/menu/served-moment'
import { resolveRequestedDate } from '@/domain/time/campus-time'
import { parseMyAllergens, withMyAllergens } from '@/domain/menu/allergens/my-allergens'
import type { Locale } from '@/domain/locale'
import { localize } from '@/domain/locale'
import { putOnPlate, serializePlate, toPlate } from '@/domain/menu/plate'
import { tryReadServedDay } from '@/features/menu/try-read-served-day'
import { readPlate } from '@/features/menu/plate/read-plate'
import { readMenuFilters, readPlaces } from '@/features/places/read-places'
import { specialPageUrl } from '@/domain/site/section-screens'
import { OpenNearby } from '@/ui/open-nearby'
import { clock } from '@/server/clock'
import { tryToRead } from '@/server/logging/try-to-read'
import { JsonLd } from '@/ui/html/json-ld'
import { findServedItem } from './find-served-item'
import { FixedMenu } from '@/features/menu/components/fixed-menu'
import { IconSprite } from '@/features/menu/components/icon-sprite'
import { groupLocations } from './group-locations'
import {
  selectDroppedFilters,
  selectFilters,
  selectLocation,
  selectPeriod,
  selectWholePlate,
  firstValue,
  locationsWithMenus,
  locationParameter,
  type SearchParams,
} from '@/domain/menu/menu-query'
import { menuUrl } from '@/domain/menu/menu-url'
import { MenuControls } from '@/features/menu/page/controls/menu-controls'
import { MenuFooter } from './menu-footer'
import { LocationHeader } from './location-header'
import { MenuNotice } from '@/features/menu/components/menu-notice'
import { MenuTitle } from './menu-title'
import { menuMessages } from '@/i18n/menu-messages'
import { PeriodMenu } from './period-menu'
import { PlateBar } from '@/features/menu/plate/plate-bar'
import { MyAllergens } from '@/features/menu/filters/my-allergens'
import { allergenChoices, filtersAtLocation } from '@/features/menu/filters/offered-filters'
import { CarriedOver } from '@/features/menu/page/controls/carried-over'
import { locationStructuredData } from '@/features/places/read-structured-data'
import { menuStructuredData } from './menu-structured-data'
import { emptyMenuNotice } from './empty-menu-notice'

/** `address` is the path of this page. */
type Props = { site: Site; locale: Locale; searchParams: SearchParams; sectionName: string; address: string }

/**
 * The menu page. Its whole state is in the URL, so that it works without JavaScript and links can be shared. Invalid
 * parameters fall back to their defaults. Spec: PUB-2.35 to PUB-2.40, PUB-4.3 to PUB-4.7, PUB-8.3.
 */
export async function MenuScreen({ site, locale, searchParams, sectionName, address }: Props) {
  const messages = menuMessages(locale)
  const now = clock.now()
  const [places, knownFilters] = await Promise.all([
    readPlaces(site.id),
    tryToRead(readMenuFilters, 'The menu filters'),
  ])
  const { buildings, locations, hoursMissing } = places
  const filters = knownFilters ?? []
  const shown = locationsWithMenus(locations)
  const location = selectLocation(shown, firstValue(searchParams.location))
  if (!location) {
    return (
      <div className="menu page-width" id="menu">
        <MenuTitle site={site} locale={locale} name={sectionName} messages={messages} />
        <MenuNotice title={messages.noLocations} hint={messages.noLocationsHint} />
      </div>
    )
  }

  const { date: today, minute } = servedMoment(location.schedules, now, site.timeZone)
  const wanted = firstValue(searchParams.date)
  const date = (wanted === null ? null : resolveRequestedDate(wanted, now, site.timeZone)) ?? today
  // Without the filters a menu could not name its allergens.
  const day = knownFilters ? await tryReadServedDay(site, location, date) : 'failed'
  const periods = day === 'failed' ? [] : day.periods
  const available = filtersAtLocation(filters, site, location)
  const isHere = (word: string) => selectLocation(shown, word)?.id === location.id
  const chosen = selectFilters(searchParams, available, isHere, filters)
  const requested = firstValue(searchParams.period)
  const origin = firstValue(searchParams.at)
  const previous = origin !== null && !isHere(origin) ? selectLocation(shown, origin) : null
  const { period: carried, missing } = carryMealOver(
    periods,
    previous ? await readPeriods(site, previous, date) : [],
    requested,
  )
  const period =
    carried ??
    periods.find(({ id }) => id === requested) ??
    (date === today ? currentPeriod(periods, location.schedules, today, minute) : selectPeriod(periods, null))
  const mine = parseMyAllergens(searchParams.mine, filters)
  const choices = allergenChoices(filters, location.useMenuImages ? [] : available, locale)
  const onPlate = await tryToRead(() => readPlate(site.id, selectWholePlate(searchParams)), 'The dishes of a plate')
  const plateDishes = onPlate?.dishes ?? []
  const view = {
    location: locationParameter(location, shown, locale),
    date,
    period: period?.id ?? null,
    filters: chosen,
    mine,
    plate: serializePlate(toPlate(plateDishes)),
  }
  const added = findServedItem(periods, firstValue(searchParams.add))
  if (added) {
    const plate = putOnPlate(toPlate(plateDishes), added.dish.id)
    redirect(`${address}${menuUrl({ ...view, plate })}#category-${added.categoryId}`)
  }

  const structuredData = {
    ...locationStructuredData(location, { site, locale, today, menuAddress: address }),
    ...(period && { hasMenu: menuStructuredData(period, date, locale, site) }),
  }

  const hasMenu = period !== null || location.useMenuImages
  const nearby = {
    ...{ site, location, locations, now, locale, date: date === today ? null : date },
    pages: { menus: address, hours: null, map: specialPageUrl(site, 'campus-map'), mine },
    closedByMenu: day !== 'failed' && day.closed,
  }

  return (
    <div className="menu page-width" id="menu">
      <IconSprite />
      {!hoursMissing && <JsonLd nodes={[structuredData]} />}
      <MenuTitle site={site} locale={locale} name={sectionName} messages={messages} view={view} />
      <MenuControls
        view={view}
        groups={groupLocations(shown, buildings, locale, messages.otherLocations)}
        periods={periods.map(({ id, name }) => ({ value: id, name: localize(name, locale) ?? '' }))}
        today={today}
        locale={locale}
        messages={{
          sentence: messages.sentence,
          sentenceWithout: messages.sentenceWithout,
          location: messages.location,
          period: messages.period,
          pickDate: messages.pickDate,
          show: messages.show,
          loading: messages.loading,
        }}
      >
        <MyAllergens
          inUrl={mine}
          query={menuUrl({ ...view, mine: [] })}
          choices={choices}
          applied={withMyAllergens(chosen, mine, (code) => available.some((filter) => filter.code === code))}
          messages={messages.myAllergens}
        />
      </MenuControls>
      <CarriedOver
        view={view}
        dropped={selectDroppedFilters(searchParams, filters, isHere)}
        missing={periods.length > 0 ? missing : null}
        {...{ location, period, filters, available, locale, messages }}
      />
      <LocationHeader
        {...{ site, location, view, today, now, locale, messages }}
        changedAt={day === 'failed' ? null : day.changedAt}
      />
      {(location.useMenuImages || (site.allergenFilter && !location.allergenFilter)) && (
        <p className="menu-unfiltered">{messages.myAllergens.cannotFilter}</p>
      )}
      {hasMenu && <OpenNearby {...nearby} only="open" max={2} compact />}
      {location.useMenuImages ? (
        <FixedMenu location={location} locale={locale} messages={messages} />
      ) : period ? (
        <PeriodMenu
          {...{ site, location, periods, period, filters, available, choices, view, locale, messages }}
          openItemId={firstValue(searchParams.dish)}
        />
      ) : (
        <>
          <MenuNotice {...emptyMenuNotice(day, location, date, locale, messages)} />
          <OpenNearby {...nearby} />
        </>
      )}
      {hasMenu && <OpenNearby {...nearby} only="next" compact />}
      <PlateBar
        dishes={plateDishes}
        leftOut={onPlate?.leftOut ?? []}
        platePage={`/${site.slug}/plate`}
        view={view}
        withCalories={site.displayCal}
        locale={locale}
      />
      <MenuFooter
        site={site}
        location={location}
        filters={filters}
        hasDishes={period !== null}
        locale={locale}
        messages={messages}
      />
    </div>
  )
}

/** The periods that the previous location served; none when they cannot be read. */
async function readPeriods(site: Site, location: Location, date: CampusDate) {
  const day = await tryReadServedDay(site, location, date)
  return day === 'failed' ? [] : day.periods
}
