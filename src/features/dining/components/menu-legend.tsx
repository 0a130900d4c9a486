import type { MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { cautionCodes } from './dish-marks'
import { iconOf } from './food-icons'
import type { MenuWords } from './menu-words'

/** The marks that every menu explains. Spec: PUB-2.38. */
const legend = ['fit', 'whole-grain', 'vegan', 'vegetarian', 'gluten-free', 'pork', 'sodium'] as const

type Props = { filters: readonly MenuFilter[]; locale: Locale; words: MenuWords }

export function MenuLegend({ filters, locale, words }: Props) {
  return (
    <section className="menu-legend" aria-labelledby="menu-legend">
      <h2 id="menu-legend">{words.legend}</h2>
      <dl>
        {legend.map((code) => (
          <div key={code}>
            <dt className={`menu-mark ${cautionCodes.includes(code) ? 'menu-caution' : ''}`}>
              <svg aria-hidden="true">
                <use href={`#icon-${iconOf(code)}`} />
              </svg>
              {textIn(filters.find((filter) => filter.code === code)?.name, locale) ?? words.marks[code]}
            </dt>
            <dd>{words.marks[`${code}Means`]}</dd>
          </div>
        ))}
      </dl>
      <p>{words.allergenNote}</p>
    </section>
  )
}
