import type { Location } from '@/domain/places/location'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { describeAllergens, type AllergenLine } from '@/domain/menu/allergens/allergen-statement'
import type { DishDisplay } from '@/domain/menu/dish/dish-marks'
import { noFilters } from '@/domain/menu/filters/menu-filters'
import { locationParameter, locationsWithMenus } from '@/domain/menu/menu-query'
import { menuUrl } from '@/domain/menu/menu-url'
import type { EatingChoice, MealAtLocation, MealGroup } from '@/domain/menu/allergens/safe-dishes'
import type { PlacedDish } from '@/domain/menu/distinct-dishes'
import { localize, type Locale } from '@/domain/locale'
import { formatHours } from '@/domain/places/hours/format-hours'
import { formatPlural } from '@/domain/text/format-message'
import type { DishMark } from '@/features/menu/components/dish-lines'
import { shownMarks } from '@/features/menu/components/food-icons'
import { hidingAttributes } from '@/features/menu/filters/filter-style-rule'
import { menuMessages } from '@/i18n/menu-messages'
import type { WhatCanIEatMessages } from './what-can-i-eat-messages'

/** What the list of meals depends on besides the meals. */
export type MealsContext = {
  locations: readonly Location[]
  filters: readonly MenuFilter[]
  display: DishDisplay
  choice: EatingChoice
  menuPage: string
  locale: Locale
  messages: WhatCanIEatMessages
}

/** A dish in the words of the page. `category` is the id of its category on the menu, `has` the allergens that hide it. */
export type ListedDish = {
  id: string
  name: string
  category: string
  has: string
  marks: DishMark[]
  safety: AllergenLine[]
}
/** `undeclaredTitle` says how many dishes have no allergen information. */
export type ListedLocation = {
  id: string
  name: string
  href: string
  hours: string | null
  safe: ListedDish[]
  undeclared: ListedDish[]
  undeclaredTitle: string
}
export type ListedMeal = { id: string; name: string; locations: ListedLocation[] }

/** The meals in the words of the page. The page sends them beside the HTML, so they have nothing else. */
export const listMeals = (meals: readonly MealGroup[], context: MealsContext): ListedMeal[] =>
  meals.map(({ name, isOver, locations }) => ({
    id: `meal-${locations[0]?.periodId ?? ''}${isOver ? '-over' : ''}`,
    name: localize(name, context.locale) ?? '',
    locations: locations.flatMap((meal) => listLocation(meal, context)),
  }))

function listLocation(
  { locationId, date, periodId, time, safe, undeclared }: MealAtLocation,
  context: MealsContext,
): ListedLocation[] {
  const { locations, choice, menuPage, locale, messages } = context
  const location = locations.find(({ id }) => id === locationId)
  if (!location) return []
  const url = menuUrl({
    location: locationParameter(location, locationsWithMenus(locations), locale),
    date,
    period: periodId,
    filters: { ...noFilters, requiredLabels: [...choice.diets] },
    mine: choice.allergens,
    plate: '',
  })
  const count = undeclared.length
  return [
    {
      id: locationId,
      name: localize(location.name, locale) ?? '',
      href: `${menuPage}${url}`,
      hours: time && formatHours([time], menuMessages(locale).hoursRange, locale),
      safe: safe.map((dish) => listDish(dish, context)),
      undeclared: undeclared.map((dish) => listDish(dish, context)),
      undeclaredTitle: formatPlural(messages.undeclared, count, locale, { count }),
    },
  ]
}

function listDish({ dish, categoryId }: PlacedDish, { filters, display, locale }: MealsContext): ListedDish {
  const { rows } = menuMessages(locale)
  return {
    id: dish.id,
    name: localize(dish.name, locale) ?? '',
    category: categoryId,
    has: hidingAttributes(dish)['data-has'],
    marks: shownMarks(dish, filters, locale, rows.sodium, display),
    safety: describeAllergens(dish, filters, locale, rows).filter(({ kind }) => kind !== 'none'), // the page says it of all
  }
}
