import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { localize, type Locale } from '@/domain/locale'
import { parseMyAllergens, withMyAllergens } from '@/domain/menu/allergens/my-allergens'
import { formatFilterLine } from '@/domain/menu/filters/filter-summary'
import { isSelected, noFilters, parseFilterState } from '@/domain/menu/filters/menu-filters'
import {
  firstValue,
  locationParameter,
  locationsWithMenus,
  selectLocation,
  type SearchParams,
} from '@/domain/menu/menu-query'
import { menuUrl } from '@/domain/menu/menu-url'
import { servedMoment } from '@/domain/menu/served-moment'
import { requestedWeek } from '@/domain/places/hours/requested-week'
import type { Site } from '@/domain/site/site'
import { formatMessage } from '@/domain/text/format-message'
import { formatShortDay } from '@/domain/time/date-formats'
import { MenuNotice } from '@/features/menu/components/menu-notice'
import { MyAllergens } from '@/features/menu/filters/my-allergens'
import { allergenChoices, filtersAtLocation, offeredFilters } from '@/features/menu/filters/offered-filters'
import { UnappliedNote } from '@/features/menu/filters/unapplied-note'
import { tryReadServedDay } from '@/features/menu/try-read-served-day'
import { readMenuFilters, readPlaces } from '@/features/places/read-places'
import { menuMessages } from '@/i18n/menu-messages'
import { clock } from '@/server/clock'
import { quietButton } from '@/ui/brand/button-style'
import { WeekGrid } from './week-grid'

type Props = {
  site: Site
  locale: Locale
  searchParams: SearchParams
  /** The path of the site's menu page. */
  menuPage: string
  /** Renders the breadcrumb with a link to the menu page. */
  breadcrumb: (menu: string) => ReactNode
}

/**
 * Hides dishes with the visitor's allergens, and says where none is left. The first six of the others stand in the grid, as
 * week.css shows them without this rule.
 */
const hidingRule =
  '.week-dish:is({dishes}){display:none}' +
  '.week-day:not(.week-always) .week-dish:nth-child(-n + 6 of .week-dish:not({dishes})){display:list-item}' +
  '.week-meal:not(:has(.week-dish:not({dishes})))>.week-nothing-left{display:block}'

/**
 * The week of one location at a glance: days across, meals down. Location, week, filters and allergens are those of the menu
 * page's URL, and dishes are hidden by the same rules. Dishes of every serving stand once, after the days.
 */
export async function WeekScreen({ site, locale, searchParams, menuPage, breadcrumb }: Props) {
  const messages = menuMessages(locale)
  const now = clock.now()
  const [{ locations }, filters] = await Promise.all([readPlaces(site.id), readMenuFilters()])
  const shown = locationsWithMenus(locations).filter(({ useMenuImages }) => !useMenuImages)
  const location = selectLocation(shown, firstValue(searchParams.location))
  if (!location)
    return (
      <div className="menu page-width">
        {breadcrumb(menuPage)}
        <h1 className="page-head">{messages.week.title}</h1>
        <MenuNotice title={messages.noLocations} hint={messages.noLocationsHint} />
      </div>
    )
  const { date: today } = servedMoment(location.schedules, now, site.timeZone)
  const week = requestedWeek(firstValue(searchParams.date) ?? today, now, site.timeZone)
  const days = await Promise.all(week.days.map((date) => tryReadServedDay(site, location, date)))

  const available = filtersAtLocation(filters, site, location)
  const chosen = parseFilterState(searchParams, available)
  const mine = parseMyAllergens(searchParams.mine, filters)
  const dishes = days.flatMap((day) =>
    day === 'failed' ? [] : day.periods.flatMap(({ categories }) => categories.flatMap(({ items }) => items)),
  )
  const selected = offeredFilters(
    available,
    dishes.map(({ dish }) => dish),
    chosen,
    locale,
  ).filter((filter) => isSelected(chosen, filter))
  const view = {
    ...{ location: locationParameter(location, shown, locale), date: today, period: null },
    ...{ filters: chosen, mine, plate: '' },
  }
  const linkTo = (date: string | undefined, words: string, icon: 'previous' | 'next') => (
    <a href={menuUrl({ ...view, date: date ?? today })} data-mine="" className={quietButton}>
      {icon === 'previous' && <ArrowLeft size={20} aria-hidden />}
      <span className="max-sm:sr-only">{words}</span>
      {icon === 'next' && <ArrowRight size={20} aria-hidden />}
    </a>
  )
  const [from = today, to = today] = [week.days[0], week.days[6]]
  return (
    <div className="menu week-page page-width">
      {breadcrumb(`${menuPage}${menuUrl(view)}`)}
      <h1 className="page-head">{messages.week.title}</h1>
      <div className="week-head">
        <p>
          {formatMessage(messages.week.range, {
            location: localize(location.name, locale) ?? '',
            from: formatShortDay(from, locale),
            to: formatShortDay(to, locale),
          })}
        </p>
        <form method="get" className="week-location not-printed">
          <label>
            <span className="sr-only">{messages.location}</span>
            <select name="location" defaultValue={view.location}>
              {shown.map((each) => (
                <option key={each.id} value={locationParameter(each, shown, locale)}>
                  {localize(each.name, locale)}
                </option>
              ))}
            </select>
          </label>
          {[...new URLSearchParams(menuUrl({ ...view, date: from }))]
            .filter(([name]) => name !== 'location')
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <button className={quietButton}>{messages.week.show}</button>
        </form>
        <nav aria-label={messages.week.weeks} className="not-printed">
          {week.previous && linkTo(week.previous, messages.week.previous, 'previous')}
          {week.next && linkTo(week.next, messages.week.next, 'next')}
        </nav>
      </div>
      <MyAllergens
        inUrl={mine}
        query={menuUrl({ ...view, date: from, mine: [] })}
        choices={allergenChoices(filters, available, locale)}
        applied={withMyAllergens(chosen, mine, (code) => available.some((filter) => filter.code === code))}
        rule={hidingRule}
        messages={messages.myAllergens}
      />
      {selected.length > 0 && (
        <p className="week-filters">
          {formatFilterLine(chosen, selected, messages.filters.line)}{' '}
          <a
            href={menuUrl({ ...view, date: from, filters: noFilters })}
            data-mine=""
            className="plain-link not-printed"
          >
            {messages.filters.clear}
          </a>
        </p>
      )}
      <UnappliedNote
        unapplied={chosen.unapplied}
        named={allergenChoices(filters, [], locale)}
        messages={messages.filters}
        locale={locale}
      />
      {site.allergenFilter && !location.allergenFilter && (
        <p className="menu-unfiltered">{messages.myAllergens.cannotFilter}</p>
      )}
      <WeekGrid {...{ location, days, today, menuPage, view, locale, messages }} dates={week.days} />
      <p className="week-partial">{messages.week.partial}</p>
      <p className="menu-disclaimer">
        {messages.allergenNote} {localize(site.menuDisclaimer, locale) ?? messages.disclaimer}
      </p>
    </div>
  )
}
