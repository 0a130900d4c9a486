import type { MealGroup } from '@/domain/menu/allergens/safe-dishes'
import { displayKey } from '@/domain/menu/dish/dish-marks'
import type { Site } from '@/domain/site/site'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { versionOf } from '@/server/cache/object-versions'
import { renderMeals, type MealsContext } from './safe-dishes-html'

/**
 * The HTML of meals, cached until the site changes. Its key is what the HTML depends on besides the site's documents: the
 * choice in the URL, the language, which meals these are at this time of day, and the locations and dishes as they
 * were read. It does not depend on the device.
 */
export async function renderCachedMeals(
  meals: readonly MealGroup[],
  site: Pick<Site, 'id'>,
  context: MealsContext,
): Promise<string> {
  const { choice, locale, menuPage, filters, display, locations: places } = context
  const list = meals.map(({ isOver, locations }) => [
    isOver,
    locations.map(({ locationId, date, periodId, safe, undeclared }) => [
      ...[locationId, date, periodId],
      ...[safe, undeclared].map((dishes) => dishes.map(({ dish }) => versionOf(dish))),
    ]),
  ])
  const key = JSON.stringify([
    site.id,
    locale,
    menuPage,
    choice.allergens,
    choice.diets,
    versionOf(filters),
    places.map(versionOf),
    displayKey(display),
    list,
  ])
  const built = await caches.values.getOrBuild(`safe-dishes:${key}`, async () => {
    const html = renderMeals(meals, context)
    return { value: { html }, tags: [siteTag(site.id), everySiteTag], bytes: html.length * 2 + key.length * 2 }
  })
  return (built as { html: string }).html
}
