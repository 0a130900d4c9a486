import { openPayload } from '@/server/database/payload'
import { localizedCreator } from '@/server/database/write-localized'
import { caches } from '@/server/cache/caches'
import { findSite } from '@/features/site/read-sites'
import { readMenuFilters, readPlaces } from '@/features/places/read-places'
import { readSafeDishes } from '@/features/menu/what-can-i-eat/read-safe-dishes'
import { renderCachedMeals } from '@/features/menu/what-can-i-eat/cached-meals-html'
import { whatCanIEatMessages } from '@/features/menu/what-can-i-eat/what-can-i-eat-messages'
import { measureCpu, median, milliseconds, type Row } from '../figures'

const [halls, dishesPerHall, date] = [12, 50, '2026-11-20']
const now = new Date('2026-11-20T12:05:00-05:00')
const both = (text: string) => ({ en: text, fr: `${text} maison` })

/** A program that measures "What can I eat?" over 12 halls and 600 dishes, without the page. */
const payload = await openPayload()
payload.logger.level = 'silent'
const create = localizedCreator(payload, { context: { quiet: true } })
const { id: site } = await create('sites', {
  name: both('Bench University'),
  slug: 'bench-eat',
  published: true,
  timeZone: 'America/Toronto',
  country: 'ca',
  allergenFilter: true,
})
const codes = ['milk', 'egg', 'wheat', 'soy', 'peanuts']
const filters = await Promise.all(
  codes.map((code, sortOrder) => create('menu-filters', { code, name: both(code), type: 'allergen', sortOrder })),
)
for (let hall = 0; hall < halls; hall += 1) {
  const location = await create('locations', {
    site,
    name: both(`Hall ${hall}`),
    active: true,
    showMenus: true,
    allergenFilter: true,
    occupancy: 'na',
    sortOrder: hall,
  })
  const items: { dish: string }[] = []
  for (let n = 0; n < dishesPerHall; n += 1) {
    const { id } = await create('dishes', {
      site,
      code: `dish-${hall}-${n}`,
      name: both(`Roasted squash and barley ${hall} ${n}`),
      description: both('Maple, lentils, basil and lemon'),
      portion: both('1 cup'),
      calories: 90 + n,
      allergensDeclared: n % 10 !== 0,
      allergens: [filters[n % codes.length]?.id ?? ''],
    })
    items.push({ dish: id })
  }
  const periods = ['Breakfast', 'Lunch', 'Dinner'].map((name, index) => ({
    name: both(name),
    categories: [{ name: both('Station'), items: items.filter((_, n) => n % 3 === index) }],
  }))
  await create('menus', { site, location: location.id, date, day: { periods } })
}

const build = async (choice = { allergens: ['peanuts'], diets: [] as string[] }) => {
  const found = await findSite('bench-eat')
  if (!found) throw new Error('The site is missing.')
  const [{ locations }, known] = await Promise.all([readPlaces(found.id), readMenuFilters()])
  const { meals } = await readSafeDishes(found, locations, choice, now)
  const context = {
    locations,
    filters: known,
    display: found,
    choice,
    menuPage: '/bench-eat/menu',
    locale: 'en' as const,
  }
  return renderCachedMeals(meals, found, { ...context, messages: whatCanIEatMessages('en') })
}
const measure = async (
  times: number,
  prepare: () => unknown,
  choose?: (n: number) => { allergens: string[]; diets: string[] },
) => {
  const costs: number[] = []
  for (let n = 0; n < times; n += 1) {
    await prepare()
    costs.push(await measureCpu(() => build(choose?.(n))))
  }
  return milliseconds(median(costs.slice(times / 3)))
}
const clear = () => Object.values(caches).forEach((cache) => cache.clear())
const cold = await measure(120, clear)
const menus = await measure(120, async () => {
  clear()
  await Promise.all([findSite('bench-eat').then((found) => readPlaces(found?.id ?? '')), readMenuFilters()])
})
// Every choice is new: a code that no dish has makes it one, and changes nothing else.
const another = await measure(
  90,
  () => undefined,
  (n) => ({ allergens: ['peanuts', `code-${n}`], diets: [] }),
)
const warm = await measure(90, () => undefined)
const listed = (await build()).split('<li>').length - 1
const rows: Row[] = [
  [`Empty caches, ${listed} of 600 dishes listed, CPU time`, cold, 'under 25 ms'],
  ['The same, with the site and its locations in the cache', menus, 'under 25 ms'],
  ['The first answer to another choice, menus in the cache', another, 'under 25 ms'],
  ['Any later answer to the same choice', warm, 'under 5 ms'],
]
process.stdout.write(`\n${JSON.stringify(rows)}\n`)
process.exit(0)
