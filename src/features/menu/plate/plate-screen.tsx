import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { formatMyAllergens, parseMyAllergens, withMyAllergens } from '@/domain/menu/allergens/my-allergens'
import { formatFilterQuery, noFilters, parseFilterState } from '@/domain/menu/filters/menu-filters'
import { countPortions, serializePlate, toPlate, type Plate } from '@/domain/menu/plate'
import type { PlatedDish } from '@/domain/menu/plate'
import { describePlateLimit } from './describe-plate-limit'
import { readPlate } from './read-plate'
import { readMenuFilters } from '@/features/places/read-places'
import { filledButton } from '@/ui/brand/button-style'
import { toDishNutrition } from '@/features/menu/nutrition/dish-nutrition'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { selectWholePlate, firstValue, type SearchParams } from '@/domain/menu/menu-query'
import { menuMessages } from '@/i18n/menu-messages'
import { FactsTable } from '@/features/menu/nutrition/nutrition-facts'
import { hasKnownAmounts } from '@/domain/menu/dish/nutrition-facts'
import { MyAllergens } from '@/features/menu/filters/my-allergens'
import { allergenChoices, filtersAtLocation } from '@/features/menu/filters/offered-filters'
import { UnappliedNote } from '@/features/menu/filters/unapplied-note'
import { PlateRows } from './plate-rows'
import { collectPlateAllergens, type PlateAllergenSummary } from '@/domain/menu/allergens/plate-allergens'
import { plateMessages, type PlateMessages } from './plate-messages'
import { sumNutrition } from './plate-nutrition'

type PlateAllergensProps = { safety: PlateAllergenSummary; messages: PlateMessages }

/** The allergens of the whole plate and the dishes that contain them. Dishes without declared allergens come first. */
function PlateAllergens({ safety: { undeclared, contains, mayContain }, messages }: PlateAllergensProps) {
  const lists = [
    { title: messages.contains, kind: 'menu-contains', rows: contains },
    { title: messages.mayContain, kind: 'menu-may-contain', rows: mayContain },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <section className="plate-allergens" aria-labelledby="plate-allergens">
      <h2 id="plate-allergens">{messages.allergens}</h2>
      {undeclared.length > 0 && (
        <p>
          <strong className="menu-undeclared">{messages.undeclared}</strong> {undeclared.join(', ')}
        </p>
      )}
      {lists.map(({ title, kind, rows }) => (
        <div key={kind}>
          <h3>{title}</h3>
          <ul>
            {rows.map(({ name, dishes }) => (
              <li key={name}>
                <span className={kind}>{name}</span> <span className="plate-source">({dishes.join(', ')})</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {undeclared.length === 0 && lists.length === 0 && <p>{messages.noAllergens}</p>}
    </section>
  )
}

type Props = {
  site: Site
  locale: Locale
  searchParams: SearchParams
  /** The path of the site's menu page. */
  menuPage: string
  /** Renders the breadcrumb with a link to the menu page. */
  breadcrumb: (menu: string) => ReactNode
}

/** Shows the warning in the rows of dishes with the visitor's own allergens. */
const warningRule = '.plate-rows>li:is({dishes}) .plate-warning{display:block}'

/**
 * The visitor's plate: its dishes, their allergens and their total nutrition. The plate is stored only in the URL, together
 * with the menu to return to.
 */
export async function PlateScreen({ site, locale, searchParams, menuPage, breadcrumb }: Props) {
  const messages = plateMessages(locale)
  const { myAllergens, filters: filterMessages } = menuMessages(locale)
  const filters = await readMenuFilters()
  const { dishes, leftOut } = await readPlate(site.id, selectWholePlate(searchParams))
  const menuParams = ['location', 'date', 'period'].flatMap((name) => {
    const value = firstValue(searchParams[name])
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  const mine = parseMyAllergens(searchParams.mine, filters)
  const available = filtersAtLocation(filters, site, { allergenFilter: true })
  const chosen = parseFilterState(searchParams, filters)
  const queryFor = (plate: Plate, own = mine) =>
    `?${[...menuParams, formatMyAllergens(own), formatFilterQuery(chosen), plate.length > 0 ? `plate=${serializePlate(plate)}` : ''].filter(Boolean).join('&')}`
  const plate = toPlate(dishes)
  const back = (
    <p className="not-printed">
      <a href={`${menuPage}${queryFor(plate)}`} data-mine="" className={filledButton}>
        <ArrowLeft size={20} aria-hidden />
        {messages.toMenu}
      </a>
    </p>
  )
  return (
    <div className="plate page-width">
      {breadcrumb(`${menuPage}${queryFor(plate)}`)}
      <h1 className="page-head">{messages.title}</h1>
      {dishes.length === 0 ? (
        <div className="plate-empty">
          <p>{messages.empty}</p>
          <p>{messages.emptyHelp}</p>
          {back}
        </div>
      ) : (
        <>
          <MyAllergens
            inUrl={mine}
            query={queryFor(plate, [])}
            choices={allergenChoices(filters, available, locale)}
            applied={withMyAllergens(noFilters, mine, (code) => available.some((filter) => filter.code === code))}
            rule={warningRule}
            messages={{ ...myAllergens, ...myAllergens.plate }}
          />
          {leftOut.length > 0 && <p className="menu-unfiltered">{describePlateLimit(leftOut, locale)}</p>}
          <UnappliedNote
            unapplied={chosen.unapplied}
            named={allergenChoices(filters, [], locale)}
            messages={filterMessages}
            locale={locale}
          />
          <div className="plate-columns">
            <div>
              <PlateRows {...{ dishes, plate, queryFor, locale, messages }} withCalories={site.displayCal} />
              <PlateAllergens safety={collectPlateAllergens(dishes, filters, locale)} messages={messages} />
            </div>
            <PlateFacts dishes={dishes} locale={locale} />
          </div>
          <p className="plate-note">{localize(site.menuDisclaimer, locale) ?? menuMessages(locale).disclaimer}</p>
          {back}
        </>
      )}
    </div>
  )
}

/** The total as a nutrition facts table, with notes on unknown amounts. */
function PlateFacts({ dishes, locale }: { dishes: PlatedDish[]; locale: Locale }) {
  const messages = plateMessages(locale)
  const total = sumNutrition(dishes)
  const count = countPortions(toPlate(dishes))
  const unmeasured = dishes.filter(({ dish }) => !hasKnownAmounts(toDishNutrition(dish, locale).nutrients))
  return (
    <section className="plate-facts" aria-label={messages.total}>
      {hasKnownAmounts(total) ? (
        <FactsTable
          per={formatPlural(messages.per, count, locale, { count })}
          nutrients={total}
          locale={locale}
          messages={{ ...menuMessages(locale).nutrition, ...messages.bounds }}
        />
      ) : (
        <p>{messages.notMeasured}</p>
      )}
      {unmeasured.length > 0 && (
        <p className="plate-note">
          {formatMessage(messages.unmeasured, {
            names: unmeasured.map(({ dish }) => localize(dish.name, locale)).join(', '),
          })}
        </p>
      )}
      {Object.values(total).some((amount) => amount.endsWith('+')) && <p className="plate-note">{messages.atLeast}</p>}
    </section>
  )
}
