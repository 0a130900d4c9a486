import { openPayload } from '@/server/database/payload'
import { localizedCreator } from '@/server/database/write-localized'
import { makeArticles, makeServings } from './make-corpus'

/** A program that stores a large site: `fill-site.ts DISHES ROWS ARTICLES`. It prints `filled`. */
const [dishes = 0, rows = 0, articles = 0] = process.argv.slice(2).map(Number)
const both = (text: string) => ({ en: text, fr: text })
const payload = await openPayload()
payload.logger.level = 'silent'
const create = localizedCreator(payload, { context: { quiet: true } })
const { id: site } = await create('sites', {
  name: both('Bench University'),
  slug: 'bench-search',
  published: true,
  timeZone: 'America/Toronto',
  country: 'ca',
})
const menuPage = { name: both('Menu'), slug: 'whats-on-the-menu', published: true, _status: 'published' as const }
await create('sections', { site, ...menuPage })

const labels = new Map<string, string>()
for (const code of ['vegan', 'vegetarian', 'halal', 'gluten-free'])
  labels.set(code, (await create('menu-filters', { code, name: both(code), type: 'label' })).id)

type Period = {
  name: { en: string; fr: string }
  categories: { name: { en: string; fr: string }; items: { dish: string }[] }[]
}
const menus = new Map<string, { hall: string; date: string; periods: Map<string, Period> }>()
for (const [number, { dish, servings }] of makeServings(dishes, rows).entries()) {
  const { name, description, ingredients } = dish
  const { id } = await create('dishes', {
    site,
    code: `dish-${number}`,
    name: both(name.en),
    description,
    ingredients,
    allergensDeclared: true,
    labels: dish.labels.flatMap((code) => labels.get(code) ?? []),
  })
  for (const { locationId, date, period } of servings) {
    const key = `${locationId} ${date}`
    const menu = menus.get(key) ?? { hall: locationId, date, periods: new Map<string, Period>() }
    menus.set(key, menu)
    const meal = menu.periods.get(period.id) ?? { name: period.name, categories: [{ name: both('Hot'), items: [] }] }
    menu.periods.set(period.id, meal)
    meal.categories[0]?.items.push({ dish: id })
  }
}
const halls = new Map<string, string>()
for (const { hall, date, periods } of menus.values()) {
  const place = { site, name: both(`Hall ${halls.size + 1}`), active: true, showMenus: true, occupancy: 'na' as const }
  const location = halls.get(hall) ?? (await create('locations', place)).id
  halls.set(hall, location)
  await create('menus', { _status: 'published', site, location, date, day: { periods: [...periods.values()] } })
}
for (const { title, texts } of makeArticles(articles)) {
  const body = { en: `<p>${texts[1]?.en ?? ''}</p>`, fr: `<p>${texts[1]?.fr ?? ''}</p>` }
  await create('news', {
    site,
    title: both(title.en ?? ''),
    linkType: 'default',
    description: body,
    _status: 'published',
  })
}
console.log('filled')
process.exit(0)
