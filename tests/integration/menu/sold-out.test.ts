/** @both-databases */
import { periodsResponse } from '@/contract/menu/menus'
import { readServings } from '@/features/menu/dish-search/read-servings'
import { readServedDay } from '@/features/menu/read-day'
import { readPlaces } from '@/features/places/read-places'
import { clock } from '@/server/clock'
import { localizedCreator } from '@/server/database/write-localized'
import { endpoints } from '@/v1/endpoints'
import { handleRequest } from '@/v1/engine/handle-request'
import { both, makeCampus, makeFilters, soupsAtLunch, today, type Campus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { getFirstError } from '../../support/studio/rest'
import { signInToStudio } from '../../support/studio/studio-api'

const noon = new Date('2026-11-20T17:05:00Z')
clock.now = () => noon
clock.milliseconds = () => noon.getTime()

const payload = await openPayload()
const create = localizedCreator(payload)
type Ask = Awaited<ReturnType<typeof signInToStudio>>
let campus: Campus
let stew = ''
let cook: Ask
let stranger: Ask
let reader: Ask

beforeAll(async () => {
  await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
  const other = await makeCampus(payload, 'southgate')
  await payload.update({
    ...{ collection: 'locations', id: campus.hall, overrideAccess: true }, // the test prepares the site
    data: { active: true, showMenus: true },
  })
  stew = (await create('dishes', { site: campus.site, code: 'stew', name: both('Stew', 'Ragoût') })).id
  const { site, hall: location, soup, pie } = campus
  await create('menus', { _status: 'published', site, location, date: today, day: soupsAtLunch(soup, pie) })
  await makePerson(payload, 'administrator', []) // the first account becomes an administrator
  cook = await signInToStudio(payload, await makePerson(payload, 'menuEditor', [site]))
  stranger = await signInToStudio(payload, await makePerson(payload, 'menuEditor', [other.site]))
  reader = await signInToStudio(payload, await makePerson(payload, 'dietitian', [site]))
})
afterAll(closePayload)

type Served = { menu: string; periods: { dishes: { item: string; name: { en: string }; soldOut: boolean }[] }[] }
const served = async (ask: Ask = cook) => (await ask('GET', `menus/served?location=${campus.hall}`)).body as Served
const dishesNow = async () => (await served()).periods.flatMap(({ dishes }) => dishes)
const itemOf = async (name: string) => (await dishesNow()).find((dish) => dish.name.en === name)?.item ?? ''
const mark = async (data: object, ask: Ask = cook) =>
  ask('POST', 'menus/sold-out', { data: { menu: (await served()).menu, soldOut: true, ...data }, language: 'fr' })
const soldOut = async () => (await dishesNow()).flatMap((dish) => (dish.soldOut ? dish.name.en : []))

/** What a client of v1 reads of the dishes in French. */
async function descriptions() {
  const address = `/v1/location/${campus.hall}/periods?date=${today}&locale=fr`
  const { bytes } = await handleRequest(endpoints, { method: 'GET', address })
  const { menu } = periodsResponse.parse(JSON.parse(String(bytes)))
  return menu.periods.categories.flatMap(({ items }) => items.map(({ name, desc }) => [name, desc]))
}

test('a dish that is marked as sold out says so at once on menus, in the search and in v1, until it is there again', async () => {
  expect(await descriptions()).toEqual([
    ['Soupe aux pois', null],
    ['Tarte au sucre', null],
  ])
  const item = await itemOf('Pea soup')
  expect(await mark({ item })).toMatchObject({ status: 200 })
  expect(await descriptions()).toContainEqual(['Soupe aux pois', 'Épuisé.'])
  const { locations } = await readPlaces(campus.site)
  const found = await readServings(campus.site, locations, noon, 'America/Toronto')
  const marks = found.map(({ dish, servings }) => [dish.id, servings.map((serving) => serving.soldOut)])
  expect(Object.fromEntries(marks)).toEqual({ [campus.soup]: [true], [campus.pie]: [undefined] })
  await mark({ item, soldOut: false })
  expect(await soldOut()).toEqual([])
  expect(await descriptions()).toContainEqual(['Soupe aux pois', null])
})

test('several people mark dishes at once, and the form of the same menu stays valid and keeps the marks', async () => {
  const { menu } = await served()
  const { body } = await cook('GET', `menus/${menu}?depth=0`)
  await Promise.all((await dishesNow()).map(({ item }) => mark({ item })))
  expect((await soldOut()).toSorted()).toEqual(['Pea soup', 'Sugar pie'])
  const form = { ...body, soldOut: [], day: soupsAtLunch(campus.soup) }
  expect(await cook('PATCH', `menus/${menu}`, { data: form })).toMatchObject({ status: 200 })
  expect(await soldOut()).toEqual(['Pea soup'])
  const { totalDocs } = await payload.countVersions({
    ...{ collection: 'menus', overrideAccess: true }, // the test counts what is stored
    where: { parent: { equals: menu } },
  })
  expect(totalDocs).toBe(2) // as many as saves
})

test('a dish is replaced by another one, which stands after it, and a draft of the menu stays one', async () => {
  const { menu } = await served()
  const draft = async () => (await cook('GET', `menus/${menu}?draft=true&depth=0`)).body
  await cook('PATCH', `menus/${menu}?draft=true`, { data: { closed: true } })
  expect(await mark({ item: await itemOf('Pea soup'), replacement: stew })).toMatchObject({ status: 200 })
  const { locations } = await readPlaces(campus.site)
  const hall = locations.find(({ id }) => id === campus.hall)
  const { periods } = await readServedDay(campus.site, hall ?? (locations[0] as never), today)
  const items = periods.flatMap(({ categories }) => categories.flatMap((category) => category.items))
  expect(items.map(({ dish }) => [dish.id, dish.soldOut, dish.allergensDeclared])).toEqual([
    [campus.soup, true, true],
    [stew, undefined, false],
  ])
  expect(await draft()).toMatchObject({ _status: 'draft', closed: true })
  const { day } = (await cook('GET', `menus/${menu}`)).body
  await cook('PATCH', `menus/${menu}`, { data: { day, closed: false, _status: 'published' } })
  expect(await soldOut()).toEqual(['Pea soup'])
})

test('people of other sites and people who may not change menus mark nothing, and a dish that is gone is refused in a sentence', async () => {
  const item = await itemOf('Stew')
  expect(await served(stranger)).toEqual({ menu: null, periods: [] })
  for (const location of ['', 'abc', campus.pie])
    expect(await cook('GET', `menus/served?location=${location}`)).toMatchObject({ status: 200, body: { menu: null } })
  const refusal = 'Ce plat n’est plus au menu. Rechargez la page.'
  for (const [data, ask] of [
    [{ item }, stranger],
    [{ item: campus.pie }, cook],
    [{ item, menu: campus.pie }, cook],
    [{ item, soldOut: 'yes' }, cook],
    [{ item: { $ne: 1 } }, cook],
  ] as const) {
    const answer = await mark(data, ask)
    expect([answer.status, getFirstError(answer).message]).toEqual([409, refusal])
  }
  expect(await mark({ item, replacement: campus.site })).toMatchObject({ status: 400 })
  const again = await mark({ item, replacement: campus.soup })
  expect([again.status, getFirstError(again).message]).toEqual([
    409,
    'Cette catégorie contient déjà ce plat. Choisissez-en un autre.',
  ])
  expect((await mark({ item }, reader)).status).toBe(403)
  expect((await reader('GET', `menus/served?location=${campus.hall}`)).status).toBe(403)
  expect(await soldOut()).toEqual(['Pea soup'])
})
