import { localize, type Locale } from '@/domain/locale'
import type { Dish } from '@/domain/menu/dish/dish'
import { parseAmount, type NutrientKey } from '@/domain/menu/dish/nutrition'
import type { Site } from '@/domain/site/site'
import { omitNulls } from '@/domain/site/structured-data'
import type { CampusDate } from '@/domain/time/calendar'
import type { ServedPeriod } from '@/features/menu/read-day'

/**
 * A served period as a schema.org Menu. It omits descriptions, which the page already contains, amounts that are only a
 * bound, such as `<1`, diets that no label states, and calories that the site does not show.
 */
export function menuStructuredData(
  period: ServedPeriod,
  date: CampusDate,
  locale: Locale,
  { displayCal }: Pick<Site, 'displayCal'>,
): object {
  return {
    '@type': 'Menu',
    name: localize(period.name, locale),
    inLanguage: `${locale}-CA`,
    temporalCoverage: date,
    hasMenuSection: period.categories
      .filter(({ items }) => items.length > 0)
      .map(({ name, items }) => ({
        '@type': 'MenuSection',
        name: localize(name, locale),
        hasMenuItem: items.map(({ dish }) => dishData(displayCal ? dish : { ...dish, calories: null }, locale)),
      })),
  }
}

const nutritionProperties: Partial<Record<NutrientKey, [property: string, unit: string]>> = {
  totalFat: ['fatContent', 'g'],
  saturatedFat: ['saturatedFatContent', 'g'],
  transFat: ['transFatContent', 'g'],
  cholesterol: ['cholesterolContent', 'mg'],
  sodium: ['sodiumContent', 'mg'],
  totalCarbohydrates: ['carbohydrateContent', 'g'],
  dietaryFiber: ['fiberContent', 'g'],
  sugar: ['sugarContent', 'g'],
  protein: ['proteinContent', 'g'],
}

/** The label "Avoiding gluten" is missing on purpose: it does not promise a gluten-free diet. */
const diets: Record<string, string> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
}

function dishData(dish: Dish, locale: Locale): object {
  const suitable = dish.labels.flatMap((label) => (Object.hasOwn(diets, label) ? (diets[label] ?? []) : []))
  return omitNulls({
    '@type': 'MenuItem',
    name: localize(dish.name, locale),
    suitableForDiet: suitable.length > 0 ? suitable : null,
    nutrition: nutritionData(dish, locale),
  })
}

function nutritionData(dish: Dish, locale: Locale): object | null {
  const known = Object.entries(nutritionProperties).flatMap(([key, [property, unit]]) => {
    const amount = parseAmount(dish.nutrients[key as NutrientKey])
    return amount?.kind === 'amount' ? [[property, `${amount.value} ${unit}`]] : []
  })
  const facts = omitNulls({
    servingSize: localize(dish.portion, locale),
    calories: dish.calories === null ? null : `${Math.round(dish.calories)} cal`,
    ...Object.fromEntries(known),
  })
  return Object.keys(facts).length > 0 ? { '@type': 'NutritionInformation', ...facts } : null
}
