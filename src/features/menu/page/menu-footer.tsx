import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { hiddenMarks, warningLabelCodes, type DishDisplay } from '@/domain/menu/dish/dish-marks'
import { localize, type Locale } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'
import type { MenuMessages } from '@/i18n/menu-messages'
import { iconName } from '@/ui/food-icon-paths'

type Props = {
  site: Site
  location: Location
  filters: MenuFilter[]
  hasDishes: boolean
  locale: Locale
  messages: MenuMessages
}

/** Below the dishes: a link to the brand's nutrition page, the legend, the disclaimer and the location's description. Spec: PUB-2.37, PUB-2.38, PUB-3.7. */
export function MenuFooter({ site, location, filters, hasDishes, locale, messages }: Props) {
  const { brand } = location
  const nutritionUrl = brand?.nutritionUrl && /^https?:\/\//i.test(brand.nutritionUrl) ? brand.nutritionUrl : null
  const description = localize(location.shortDescription, locale) ? localize(location.description, locale) : null
  return (
    <footer className="menu-footer" data-location={location.id} data-name={localize(location.name, locale)}>
      <p data-favourite-place="text" className="not-printed" />
      {brand && nutritionUrl && (
        <p>
          <a href={nutritionUrl}>{formatMessage(messages.brandNutrition, { brand: brand.name })}</a>
        </p>
      )}
      {hasDishes && <MenuLegend filters={filters} display={site} locale={locale} messages={messages} />}
      {(hasDishes || location.useMenuImages) && (
        <p className="menu-disclaimer">{localize(site.menuDisclaimer, locale) ?? messages.disclaimer}</p>
      )}
      {description && (
        <section className="menu-more" aria-labelledby="menu-more">
          <h2 id="menu-more">{localize(location.name, locale)}</h2>
          <p>{description}</p>
        </section>
      )}
    </footer>
  )
}

const legendCodes = ['fit', 'whole-grain', 'vegan', 'vegetarian', 'gluten-free', 'pork', 'sodium'] as const

type LegendProps = { filters: readonly MenuFilter[]; display: DishDisplay; locale: Locale; messages: MenuMessages }

/** Explains the marks of dishes: always the seven, without those that the site does not show. Spec: PUB-2.38, PUB-3.1. */
function MenuLegend({ filters, display, locale, messages }: LegendProps) {
  const hidden = hiddenMarks(display)
  return (
    <section className="menu-legend" aria-labelledby="menu-legend">
      <h2 id="menu-legend">{messages.legend}</h2>
      <dl>
        {legendCodes
          .filter((code) => !hidden.includes(code))
          .map((code) => (
            <div key={code}>
              <dt className={`menu-mark ${warningLabelCodes.includes(code) ? 'menu-caution' : ''}`}>
                <svg aria-hidden="true">
                  <use href={`#icon-${iconName(code)}`} />
                </svg>
                {localize(filters.find((filter) => filter.code === code)?.name, locale) ?? messages.marks[code]}
              </dt>
              <dd>{messages.marks[`${code}Means`]}</dd>
            </div>
          ))}
      </dl>
      <p>{messages.allergenNote}</p>
    </section>
  )
}
