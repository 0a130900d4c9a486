import type { Dish, MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import type { ServedCategory, ServedItem, ServedPeriod } from '@/features/dining/read-day'
import { markup, type Html } from '@/ui/html'
import { cautionCodes, dishMarks } from './dish-marks'
import { safetyLines, type SafetyWords } from './dish-safety'
import { isFilterCode } from './filter-rule'

export type RowsWords = SafetyWords & {
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
 * A period's categories and dishes as HTML, without those categories that have none. It depends on nothing a visitor
 * chooses, so that it is built once: what filters hide is decided by a style rule over `data-has`, `data-is` and
 * `data-undeclared`. A dish's name submits the form `menu-dish` with the item's id.
 *
 * Roles stand beside the table's elements because browsers forget them when cells are laid out as a grid.
 * Spec: PUB-2.38, PUB-3.7.
 */
export function menuRows(
  period: ServedPeriod,
  filters: readonly MenuFilter[],
  locale: Locale,
  words: RowsWords,
): string {
  const categories = period.categories.filter(({ items }) => items.length > 0)
  return String(markup`${categories.map((category) => categoryHtml(category, filters, locale, words))}`)
}

function categoryHtml(
  { id, name, items }: ServedCategory,
  filters: readonly MenuFilter[],
  locale: Locale,
  words: RowsWords,
): Html {
  const columns = [words.dish, words.marks, words.description, words.allergens, words.portion, words.calories]
  return markup`<section class="menu-category" aria-labelledby="category-${id}"><h2 id="category-${id}">${textIn(name, locale)}</h2>
<table role="table" aria-labelledby="category-${id}"><thead role="rowgroup"><tr role="row">${columns.map((word) => markup`<th role="columnheader" scope="col">${word}</th>`)}</tr></thead>
<tbody role="rowgroup">${items.map((item) => rowHtml(item, filters, locale, words))}</tbody></table></section>
`
}

function rowHtml({ id, dish }: ServedItem, filters: readonly MenuFilter[], locale: Locale, words: RowsWords): Html {
  const contained = [...new Set([...dish.allergens, ...dish.mayContain])].filter(isFilterCode).join(' ')
  const labels = dish.labels.filter(isFilterCode).join(' ')
  return markup`<tr role="row" class="menu-dish" data-has="${contained}" data-is="${labels}"${dish.allergensDeclared ? null : markup` data-undeclared=""`}><th role="rowheader" scope="row"><button type="submit" form="menu-dish" name="dish" value="${id}">${textIn(dish.name, locale)}</button></th><td role="cell" class="menu-marks">${marksHtml(dish, filters, locale, words)}</td><td role="cell" class="menu-description">${textIn(dish.description, locale)}</td><td role="cell" class="menu-safety">${safetyHtml(dish, filters, locale, words)}</td><td role="cell" class="menu-portion">${textIn(dish.portion, locale)}</td><td role="cell" class="menu-calories">${dish.calories === null ? null : markup`${Math.round(dish.calories)} <abbr title="${words.calories}">${words.caloriesShort}</abbr>`}</td></tr>
`
}

function marksHtml(dish: Dish, filters: readonly MenuFilter[], locale: Locale, words: RowsWords): Html[] {
  return dishMarks(dish, filters, locale, words.sodium).map(
    ({ code, icon, word }) =>
      markup`<span class="menu-mark${cautionCodes.includes(code) ? ' menu-caution' : null}"><svg aria-hidden="true"><use href="#icon-${icon}"/></svg>${word}</span> `,
  )
}

function safetyHtml(dish: Dish, filters: readonly MenuFilter[], locale: Locale, words: RowsWords): Html[] {
  return safetyLines(dish, filters, locale, words).map(
    ({ kind, text }) => markup`<span class="menu-${kind}">${text}</span> `,
  )
}
