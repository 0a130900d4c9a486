import type { Location } from '@/domain/places/location'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { describeAllergens } from '@/domain/menu/allergens/allergen-statement'
import { dishMarks, warningLabelCodes, type DishDisplay } from '@/domain/menu/dish/dish-marks'
import { noFilters } from '@/domain/menu/filters/menu-filters'
import { locationParameter, locationsWithMenus } from '@/domain/menu/menu-query'
import { menuUrl } from '@/domain/menu/menu-url'
import type { EatingChoice, MealAtLocation, MealGroup } from '@/domain/menu/allergens/safe-dishes'
import type { PlacedDish } from '@/domain/menu/distinct-dishes'
import { localize, type Locale } from '@/domain/locale'
import { formatHours } from '@/domain/places/hours/format-hours'
import { formatPlural } from '@/domain/text/format-message'
import { iconName } from '@/ui/food-icon-paths'
import { hidingAttributes } from '@/features/menu/filters/filter-style-rule'
import { menuMessages } from '@/i18n/menu-messages'
import { markup, type Html } from '@/ui/html/html'
import type { WhatCanIEatMessages } from './what-can-i-eat-messages'

/** What the HTML of meals depends on besides the meals. */
export type MealsContext = {
  locations: readonly Location[]
  filters: readonly MenuFilter[]
  display: DishDisplay
  choice: EatingChoice
  menuPage: string
  locale: Locale
  messages: WhatCanIEatMessages
}

/** Renders meals as HTML: one section for each meal, in it one for each location, with undeclared dishes apart. */
export function renderMeals(meals: readonly MealGroup[], context: MealsContext): string {
  return String(markup`${meals.map((meal) => mealHtml(meal, context))}`)
}

function mealHtml({ name, isOver, locations }: MealGroup, context: MealsContext): Html {
  const id = `meal-${locations[0]?.periodId ?? ''}${isOver ? '-over' : ''}`
  return markup`<section class="eat-meal" aria-labelledby="${id}"><h2 id="${id}">${localize(name, context.locale)}</h2>
${locations.map((meal) => locationHtml(meal, context))}</section>
`
}

function locationHtml(
  { locationId, date, periodId, time, safe, undeclared }: MealAtLocation,
  context: MealsContext,
): Html | null {
  const { locations, choice, menuPage, locale, messages } = context
  const location = locations.find(({ id }) => id === locationId)
  if (!location) return null
  const url = menuUrl({
    location: locationParameter(location, locationsWithMenus(locations), locale),
    date,
    period: periodId,
    filters: { ...noFilters, requiredLabels: [...choice.diets] },
    mine: choice.allergens,
    plate: '',
  })
  const href = `${menuPage}${url}`
  const hours = time && formatHours([time], menuMessages(locale).hoursRange, locale)
  const count = undeclared.length
  return markup`<div class="eat-location"><h3><a href="${href}">${localize(location.name, locale)}</a>${hours ? markup` <span>${hours}</span>` : null}</h3>
${safe.length > 0 ? dishList(safe, href, context) : null}<p class="eat-none${safe.length > 0 ? ' eat-none-left' : null}">${messages.nothingHere}</p>
${count > 0 ? markup`<details class="eat-undeclared"><summary>${formatPlural(messages.undeclared, count, locale, { count })}</summary><p>${messages.undeclaredHelp}</p>${dishList(undeclared, href, context)}</details>` : null}</div>
`
}

function dishList(dishes: readonly PlacedDish[], href: string, context: MealsContext): Html {
  return markup`<ul>${dishes.map((listed) => dishHtml(listed, href, context))}</ul>`
}

function dishHtml({ dish, categoryId }: PlacedDish, href: string, { filters, display, locale }: MealsContext): Html {
  const { rows } = menuMessages(locale)
  const marks = dishMarks(dish, filters, locale, rows.sodium, display).map(
    ({ code, word }) =>
      markup` <span class="menu-mark${warningLabelCodes.includes(code) ? ' menu-caution' : null}"><svg aria-hidden="true"><use href="#icon-${iconName(code)}"/></svg>${word}</span>`,
  )
  const safety = describeAllergens(dish, filters, locale, rows)
    .filter(({ kind }) => kind !== 'none') // the page says it of all of them
    .map(({ kind, text }) => markup`<span class="menu-${kind}">${text}</span> `)
  const { 'data-has': has } = hidingAttributes(dish)
  return markup`<li data-dish="${dish.id}" data-has="${has}"><a href="${href}#category-${categoryId}">${localize(dish.name, locale)}</a>${marks}${safety.length > 0 ? markup`<p class="menu-safety">${safety}</p>` : null}</li>
`
}
