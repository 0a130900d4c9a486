import type { MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import { hiddenMarks, warningLabelCodes, type DishDisplay } from '@/domain/menu/dish/dish-marks'
import { iconName } from '@/ui/food-icon-paths'
import type { MenuMessages } from '@/i18n/menu-messages'

const legendCodes = ['fit', 'whole-grain', 'vegan', 'vegetarian', 'gluten-free', 'pork', 'sodium'] as const

type Props = { filters: readonly MenuFilter[]; display: DishDisplay; locale: Locale; messages: MenuMessages }

/** Explains the marks of dishes: always the seven, without those that the site does not show. Spec: PUB-2.38, PUB-3.1. */
export function MenuLegend({ filters, display, locale, messages }: Props) {
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
