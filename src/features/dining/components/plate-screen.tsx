import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { filterQuery, readFilterState } from '@/domain/menu-filters'
import { portionsOn, writePlate, type Plate } from '@/domain/plate'
import { plateOf, readPlateDishes, type PlatedDish } from '@/features/dining/read-plate'
import { readMenuFilters } from '@/features/dining/read-places'
import { filledButton } from '@/ui/button-style'
import { bodyOf } from './dish-facts'
import { fillIn, fillInCount } from '@/ui/fill-in'
import { askedPlate, firstOf, type SearchParams } from './menu-choice'
import { menuWords } from './menu-words'
import { FactsTable } from './nutrition-facts'
import { isMeasured } from './nutrition-rows'
import { PlateRows } from './plate-rows'
import { plateSafety } from './plate-safety'
import { PlateAllergens } from './plate-allergens'
import { plateWords, totalOf } from './plate-words'

type Props = {
  site: Site
  locale: Locale
  searchParams: SearchParams
  /** The path of the site's menu page. */
  menuPage: string
  /** The way back, with the menu page's address. */
  breadcrumb: (menu: string) => ReactNode
}

/**
 * What somebody put together from the menus: each dish, what all of it contains, and what it adds up to. The plate
 * stands in the address and nowhere else; so does the menu that it came from. Spec: PUB-2.38, PUB-3.7.
 */
export async function PlateScreen({ site, locale, searchParams, menuPage, breadcrumb }: Props) {
  const words = plateWords(locale)
  const filters = await readMenuFilters()
  const dishes = await readPlateDishes(site.id, askedPlate(searchParams))
  const menu = ['location', 'date', 'period'].flatMap((name) => {
    const value = firstOf(searchParams[name])
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  const address = (plate: Plate) =>
    `?${[...menu, filterQuery(readFilterState(searchParams, filters)), plate.length > 0 ? `plate=${writePlate(plate)}` : ''].filter(Boolean).join('&')}`
  const plate = plateOf(dishes)
  const back = (
    <p className="not-printed">
      <a href={`${menuPage}${address(plate)}`} className={filledButton}>
        <ArrowLeft size={20} aria-hidden />
        {words.toMenu}
      </a>
    </p>
  )
  return (
    <div className="plate page-width">
      {breadcrumb(`${menuPage}${address(plate)}`)}
      <h1 className="page-head">{words.title}</h1>
      {dishes.length === 0 ? (
        <div className="plate-empty">
          <p>{words.empty}</p>
          <p>{words.emptyHelp}</p>
          {back}
        </div>
      ) : (
        <>
          <div className="plate-halves">
            <div>
              <PlateRows dishes={dishes} plate={plate} address={address} locale={locale} words={words} />
              <PlateAllergens safety={plateSafety(dishes, filters, locale)} words={words} />
            </div>
            <PlateFacts dishes={dishes} locale={locale} />
          </div>
          <p className="plate-note">{textIn(site.menuDisclaimer, locale) ?? menuWords(locale).disclaimer}</p>
          {back}
        </>
      )}
    </div>
  )
}

/** The sum as a nutrition facts table, with what it cannot say. */
function PlateFacts({ dishes, locale }: { dishes: PlatedDish[]; locale: Locale }) {
  const words = plateWords(locale)
  const total = totalOf(dishes)
  const count = portionsOn(plateOf(dishes))
  const unmeasured = dishes.filter(({ dish }) => !isMeasured(bodyOf(dish, locale).nutrients))
  return (
    <section className="plate-facts" aria-label={words.total}>
      {isMeasured(total) ? (
        <FactsTable
          per={fillInCount(words.per, count, locale, { count })}
          nutrients={total}
          locale={locale}
          words={{ ...menuWords(locale).nutrition, ...words.bounds }}
        />
      ) : (
        <p>{words.notMeasured}</p>
      )}
      {unmeasured.length > 0 && (
        <p className="plate-note">
          {fillIn(words.unmeasured, { names: unmeasured.map(({ dish }) => textIn(dish.name, locale)).join(', ') })}
        </p>
      )}
      {Object.values(total).some((amount) => amount.endsWith('+')) && <p className="plate-note">{words.atLeast}</p>}
    </section>
  )
}
