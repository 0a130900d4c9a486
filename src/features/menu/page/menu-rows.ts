import { iconName } from '@/ui/food-icon-paths'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import type { ServedCategory, ServedItem, ServedPeriod } from '@/features/menu/read-day'
import { markup, type Html } from '@/ui/html/html'
import { warningLabelCodes, dishMarks, type DishDisplay } from '@/domain/menu/dish/dish-marks'
import { describeAllergens, type AllergenMessages } from '@/domain/menu/allergens/allergen-statement'
import { hidingAttributes } from '@/features/menu/filters/filter-style-rule'

type RowMessages = AllergenMessages & {
  dish: string
  marks: string
  description: string
  allergens: string
  portion: string
  calories: string
  caloriesShort: string
  sodium: string
}

/**
 * Renders the categories and dishes of a period as HTML and omits empty categories. The HTML does not depend on the
 * visitor's choices, so that it can be cached: a style rule hides filtered dishes by `data-has`, `data-is` and
 * `data-undeclared` (filter-style-rule.ts). The button with a dish's name submits the form `menu-dish` with the item id.
 *
 * The ARIA roles are explicit because browsers drop table semantics from cells in a CSS grid. Spec: PUB-2.38, PUB-3.7.
 */
export function renderMenuRows(
  period: ServedPeriod,
  filters: readonly MenuFilter[],
  locale: Locale,
  messages: RowMessages,
  display: DishDisplay,
): string {
  const categories = period.categories.filter(({ items }) => items.length > 0)
  return String(markup`${categories.map((category) => categoryHtml(category, filters, locale, messages, display))}`)
}

function categoryHtml(
  { id, name, items }: ServedCategory,
  filters: readonly MenuFilter[],
  locale: Locale,
  messages: RowMessages,
  display: DishDisplay,
): Html {
  const columns = [
    messages.dish,
    messages.marks,
    messages.description,
    messages.allergens,
    messages.portion,
    ...(display.displayCal ? [messages.calories] : []),
  ]
  return markup`<section class="menu-category" aria-labelledby="category-${id}"><h2 id="category-${id}">${localize(name, locale)}</h2>
<table role="table" aria-labelledby="category-${id}"><thead role="rowgroup"><tr role="row">${columns.map((name) => markup`<th role="columnheader" scope="col">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">${items.map((item) => rowHtml(item, filters, locale, messages, display))}</tbody></table></section>
`
}

function rowHtml(
  { id, dish }: ServedItem,
  filters: readonly MenuFilter[],
  locale: Locale,
  messages: RowMessages,
  display: DishDisplay,
): Html {
  const { 'data-has': allergens, 'data-is': labels } = hidingAttributes(dish)
  return markup`<tr role="row" class="menu-dish${dish.soldOut && ' menu-sold-out'}" data-dish="${dish.id}" data-has="${allergens}" data-is="${labels}"${dish.allergensDeclared ? null : markup` data-undeclared=""`}><th role="rowheader" scope="row"><button type="submit" form="menu-dish" name="dish" value="${id}">${localize(dish.name, locale)}</button></th><td role="cell" class="menu-marks">${marksHtml(dish, filters, locale, messages, display)}</td><td role="cell" class="menu-description">${localize(dish.description, locale)}</td><td role="cell" class="menu-safety">${safetyHtml(dish, filters, locale, messages)}</td><td role="cell" class="menu-portion">${localize(dish.portion, locale)}</td>${display.displayCal && caloriesHtml(dish, messages)}</tr>
`
}

const caloriesHtml = ({ calories }: Dish, messages: RowMessages) =>
  markup`<td role="cell" class="menu-calories">${calories === null ? null : markup`${Math.round(calories)} <abbr title="${messages.calories}">${messages.caloriesShort}</abbr>`}</td>`

function marksHtml(
  dish: Dish,
  filters: readonly MenuFilter[],
  locale: Locale,
  messages: RowMessages,
  display: DishDisplay,
): Html[] {
  return dishMarks(dish, filters, locale, messages.sodium, display).map(
    ({ code, word }) =>
      markup`<span class="menu-mark${warningLabelCodes.includes(code) ? ' menu-caution' : null}"><svg aria-hidden="true"><use href="#icon-${iconName(code)}"/></svg>${word}</span> `,
  )
}

function safetyHtml(dish: Dish, filters: readonly MenuFilter[], locale: Locale, messages: RowMessages): Html[] {
  return describeAllergens(dish, filters, locale, messages).map(
    ({ kind, text }) => markup`<span class="menu-${kind}">${text}</span> `,
  )
}
