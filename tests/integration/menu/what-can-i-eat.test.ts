import { jest } from '@jest/globals'
import { noFilters } from '@/domain/menu/filters/menu-filters'
import { readExclusions } from '@/domain/search/read-exclusions'
import { findDishes } from '@/features/menu/dish-search/find-dishes'
import { prepareDays, readStoredDay } from '@/features/menu/read-day'
import { readSafeDishes } from '@/features/menu/what-can-i-eat/read-safe-dishes'
import { readMenuFilters, readPlaces } from '@/features/places/read-places'
import { readSite } from '@/features/site/read-sites'
import { siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { clock } from '@/server/clock'
import { fieldsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus, makeFilters, today, type Campus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
const create = localizedCreator(payload)
const overrideAccess = true // the test acts as the system
const noon = new Date('2026-11-20T17:05:00Z')
clock.now = () => noon
clock.milliseconds = () => noon.getTime()

let north: Campus
let filters: Map<string, string>
const dishes: Record<string, string> = {}
const menus: Record<string, string> = {}

const daily = (dish: string) => ({
  periods: [{ name: both('Lunch', 'Dîner'), categories: [{ name: both('Hot', 'Chaud'), items: [{ dish }] }] }],
})
const update = (collection: 'dishes' | 'locations' | 'sites', id: string, data: object) =>
  payload.update({ collection, id, data, overrideAccess })

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  filters = await makeFilters(payload)
  await update('sites', north.site, { allergenFilter: true })
  for (const location of [north.hall, north.cafe]) {
    await update('locations', location, { active: true, showMenus: true, allergenFilter: true })
    const { id } = await create('dishes', {
      site: north.site,
      code: `bowl-${location}`,
      name: both('Bowl', 'Bol'),
      allergensDeclared: true,
    })
    dishes[location] = id
    const of = { site: north.site, _status: 'published' as const }
    const menu = await create('menus', { ...of, location, date: today, day: daily(id) })
    menus[location] = menu.id
  }
})
afterAll(closePayload)

/** What a visitor with a milk allergy is offered: per location the ids of safe and undeclared dishes, and the other locations. */
async function eat() {
  const site = await readSite(north.site)
  if (!site) throw new Error('The site is missing.')
  const { locations } = await readPlaces(north.site)
  const { meals, failed, unfiltered } = await readSafeDishes(site, locations, { allergens: ['milk'], diets: [] }, noon)
  const idsOf = (list: { dish: { id: string } }[]) => list.map(({ dish }) => dish.id)
  const listed = meals.flatMap(({ locations: places }) =>
    places.map(({ locationId, safe, undeclared }) => [locationId, idsOf(safe), idsOf(undeclared)]),
  )
  return { listed, failed: failed.map(({ id }) => id), unfiltered: unfiltered.map(({ id }) => id) }
}
const safeIn = (location: string) => [location, [dishes[location]], []]

test('lists every location once, from empty caches and from full ones', async () => {
  caches.values.clear()
  const expected = {
    listed: expect.arrayContaining([safeIn(north.hall), safeIn(north.cafe)]),
    failed: [],
    unfiltered: [],
  }
  const first = await eat()
  expect(first).toEqual(expected)
  expect(first.listed).toHaveLength(2)
  expect(await eat()).toEqual(first)
})

test.each(['sites', 'locations'] as const)(
  '[PUB-3.1] [PUB-4.7] a hall whose menu cannot be filtered, by a setting of its %s, is listed apart, and none of its dishes is safe',
  async (collection) => {
    const id = collection === 'sites' ? north.site : north.hall
    await update(collection, id, { allergenFilter: false })
    const { listed, unfiltered } = await eat()
    expect(listed.map(([place]) => place)).not.toContain(north.hall)
    expect(unfiltered).toContain(north.hall)
    await update(collection, id, { allergenFilter: true })
    expect((await eat()).listed).toContainEqual(safeIn(north.hall))
  },
)

test('a dish that gets an allergen, or loses its declaration, is never safe in the next answer', async () => {
  const dish = dishes[north.hall] ?? ''
  await eat()
  await update('dishes', dish, { allergens: [filters.get('milk') ?? ''] })
  expect((await eat()).listed).toContainEqual([north.hall, [], []])
  await update('dishes', dish, { allergens: [], allergensDeclared: false })
  expect((await eat()).listed).toContainEqual([north.hall, [], [dish]])
  await update('dishes', dish, { allergensDeclared: true })
  expect((await eat()).listed).toContainEqual(safeIn(north.hall))
})

test('a change while the menus are read is in the next answer', async () => {
  const dish = dishes[north.hall] ?? ''
  caches.values.clear()
  const reading = eat()
  await update('dishes', dish, { mayContain: [filters.get('milk') ?? ''] })
  await reading
  expect((await eat()).listed).toContainEqual([north.hall, [], []])
  await update('dishes', dish, { mayContain: [] })
})

test('a menu that another visitor began to read before a change is read again, and not taken for an absent one', async () => {
  const { locations } = await readPlaces(north.site)
  caches.values.clear()
  const early = readStoredDay(north.site, north.hall, today)
  caches.values.expire(siteTag(north.site))
  await Promise.all([early, prepareDays(north.site, locations, today)])
  for (const location of [north.hall, north.cafe])
    expect((await readStoredDay(north.site, location, today)).periods).toHaveLength(1)
})

test('[PUB-3.5] a search that read the hours before a change does not affect later ones', async () => {
  const readPage = async () => ({ site: await readSite(north.site), ...(await readPlaces(north.site)) })
  const show = async ({ site, locations }: Awaited<ReturnType<typeof readPage>>) => {
    if (!site) throw new Error('The site is missing.')
    const search = readExclusions('bowl', [])
    const query = { siteId: site.id, locations, now: noon, zone: site.timeZone, filters: noFilters, search } as const
    const { dishes: found } = await findDishes({ ...query, locale: 'en' })
    return found.map(({ servings }) => servings.map(({ locationId }) => locationId).join()).join()
  }
  const early = await readPage()
  const hours = { site: north.site, location: north.hall, start: today, end: today, name: both('Lunch', 'Dîner') }
  await create('schedules', { ...hours, type: 'special_hours', days: ['5'], closed: true })
  const before = await show(early)
  const after = await show(await readPage())
  expect(after).not.toBe(before)
  const sizes = () => [caches.values.size.entries, caches.indexes.size.entries]
  const stored = sizes()
  expect(await show(await readPage())).toBe(after)
  expect(sizes()).toEqual(stored)
  await payload.delete({ collection: 'schedules', where: { site: { equals: north.site } }, overrideAccess })
})

test("[PUB-2.39] after midnight, last night's menu is served where its hours still run, and its date is shown", async () => {
  const late = await create('schedules', {
    ...{
      site: north.site,
      location: north.hall,
      type: 'location',
      start: today,
      end: today,
      name: both('Late', 'Tard'),
    },
    ...{ days: ['5'], opensAt: '17:00', closesAt: '01:30' },
  })
  const [site, { locations }] = await Promise.all([readSite(north.site), readPlaces(north.site)])
  if (!site) throw new Error('The site is missing.')
  const servedAt = async (time: string) => {
    const now = new Date(time)
    const { meals } = await readSafeDishes(site, locations, { allergens: ['milk'], diets: [] }, now)
    const search = { words: ['bowl'], without: [], unread: [] }
    const query = { siteId: site.id, locations, now, zone: site.timeZone, search, filters: noFilters } as const
    const { dishes: found } = await findDishes({ ...query, locale: 'en' })
    const eaten = meals.flatMap((meal) => meal.locations.map(({ locationId, date }) => `${locationId} ${date}`))
    const listed = found.flatMap(({ servings }) => servings.map(({ locationId, date }) => `${locationId} ${date}`))
    return { eaten, found: listed }
  }
  const lastNight = [`${north.hall} ${today}`]
  expect(await servedAt('2026-11-21T05:30:00Z')).toEqual({ eaten: lastNight, found: lastNight })
  expect(await servedAt('2026-11-21T06:30:00Z')).toEqual({ eaten: [], found: [] })
  await payload.delete({ collection: 'schedules', id: late.id, overrideAccess })
})

test('[PUB-4.7] an allergen that staff add to the list may be in every dish until the dish is declared again', async () => {
  const dish = dishes[north.hall] ?? ''
  const manage = await signInToStudio(payload, await makePerson(payload, 'administrator', []))
  const safe = async () => {
    const [site, { locations }] = await Promise.all([readSite(north.site), readPlaces(north.site)])
    if (!site) throw new Error('The site is missing.')
    const { meals } = await readSafeDishes(site, locations, { allergens: ['celery'], diets: [] }, noon)
    return meals.flatMap(({ locations: places }) => places.flatMap((place) => place.safe.map((each) => each.dish.id)))
  }
  await update('dishes', dish, { allergensDeclared: false })
  clock.now = () => new Date('2026-11-20T17:04:00Z')
  await update('dishes', dish, { allergensDeclared: true })
  expect(await safe()).toContain(dish) // the list has no celery yet, so nothing is hidden
  clock.now = () => noon
  const added = await manage('POST', 'menu-filters?locale=en', {
    data: { name: 'Celery', code: 'celery', type: 'allergen', introducedAt: '2020-01-01T00:00:00.000Z' },
  })
  expect(added.status).toBe(201)
  expect(await safe()).not.toContain(dish)
  await update('dishes', dish, { allergensDeclared: false })
  await update('dishes', dish, { allergensDeclared: true })
  expect(await safe()).toContain(dish)

  const { id } = fieldsOf(added.body.doc)
  await manage('PATCH', `menu-filters/${String(id)}?locale=en`, { data: { type: 'label' } })
  expect((await readMenuFilters()).find(({ code }) => code === 'celery')?.type).toBe('allergen')
})

test('a damaged menu fails alone', async () => {
  const damage = (day: object) =>
    payload.db.updateOne({ collection: 'menus', id: menus[north.cafe] ?? '', data: { day }, returning: false })
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await damage({ periods: [{ name: 'Lunch' }] })
  caches.values.clear()
  expect(await eat()).toEqual({ listed: [safeIn(north.hall)], failed: [north.cafe], unfiltered: [] })
  silenced.mockRestore()
})
