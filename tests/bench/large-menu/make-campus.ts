import type { Payload } from 'payload'
import { nutrients } from '@/domain/menu/dish/nutrition'
import { localizedCreator } from '@/server/database/write-localized'

const both = (en: string, fr: string) => ({ en, fr })
const words = [
  'roasted',
  'braised',
  'grilled',
  'smoked',
  'maple',
  'lentil',
  'squash',
  'barley',
  'salmon',
  'chicken',
  'mushroom',
  'tomato',
  'basil',
  'lemon',
  'cheddar',
  'spinach',
]
/** A deterministic random choice, so that the campus is the same in every run. */
function makeChooser(seed: number) {
  let state = seed
  return <Item>(items: readonly Item[]): Item => {
    state = (state * 48_271) % 2_147_483_647
    return items[Math.floor((state / 2_147_483_647) * items.length)] as Item
  }
}

/**
 * Creates a site with one location. Its lunch on each date has 200 dishes in ten categories, each dish with all nutrients and
 * three or four allergens and labels.
 */
export async function makeLargeMenuCampus(payload: Payload, dates: string[]) {
  const create = localizedCreator(payload, { context: { quiet: true } })
  const site = await create('sites', {
    name: both('Bench University', 'Université Banc'),
    slug: 'bench',
    published: true,
    timeZone: 'America/Toronto',
    country: 'ca',
    allergenFilter: true,
  })
  const marks = ['milk', 'egg', 'wheat', 'soy', 'vegan', 'halal']
  const filters = await Promise.all(
    marks.map((code, i) =>
      create('menu-filters', { code, name: both(code, code), type: i < 4 ? 'allergen' : 'label', sortOrder: i }),
    ),
  )
  const location = await create('locations', {
    site: site.id,
    name: both('Long Hall', 'Grande salle'),
    active: true,
    showMenus: true,
    allergenFilter: true,
    occupancy: 'na',
  })
  await create('sections', {
    site: site.id,
    name: both("What's on the menu", 'Au menu'),
    slug: 'whats-on-the-menu',
    published: true,
    _status: 'published',
  })
  const choose = makeChooser(20_261_120)
  const dishIds: string[] = []
  for (let i = 0; i < 200; i += 1) {
    const name = `${choose(words)} ${choose(words)} ${choose(words)} ${i}`
    const text = (length: number) => Array.from({ length }, () => choose(words)).join(', ')
    const dish = await create('dishes', {
      site: site.id,
      code: `dish-${i}`,
      name: both(name, `${name} maison`),
      description: both(text(8), text(9)),
      portion: both('1 cup', '1 tasse'),
      ingredients: both(text(22), text(24)),
      calories: 90 + i,
      mrn: 10_000 + i,
      mrnFull: `${10_000 + i}.1`,
      allergensDeclared: true,
      allergens: filters.slice(0, 2 + (i % 2)).map(({ id }) => id),
      labels: [filters[4 + (i % 2)]?.id ?? ''],
      nutrients: Object.fromEntries(
        nutrients.filter(({ key }) => key !== 'calories').map(({ key }, n) => [key, String(((i + 3) * (n + 2)) % 97)]),
      ),
    })
    dishIds.push(dish.id)
  }
  const categories = Array.from({ length: 10 }, (_, c) => ({
    name: both(`Station ${c + 1}`, `Comptoir ${c + 1}`),
    items: dishIds.slice(c * 20, c * 20 + 20).map((dish) => ({ dish })),
  }))
  for (const date of dates)
    await create('menus', {
      site: site.id,
      location: location.id,
      date,
      day: { periods: [{ name: both('Lunch', 'Dîner'), categories }] },
    })
  return { siteId: site.id, locationId: location.id, dishId: dishIds[0] ?? '' }
}
