/** @both-databases */
import type { WeekDay } from '@/domain/menu/week-plan'
import { handleFeed } from '@/feeds/engine/handle-feed'
import { feeds } from '@/feeds/feeds'
import { readServings } from '@/features/menu/dish-search/read-servings'
import { readSafeDishes } from '@/features/menu/what-can-i-eat/read-safe-dishes'
import { readPlaces } from '@/features/places/read-places'
import { readSite } from '@/features/site/read-sites'
import { addDays } from '@/domain/time/calendar'
import { clock } from '@/server/clock'
import { readMenuClosures } from '@/server/database/menu/closed-menus'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus, soupsAtLunch, today, type Campus } from '../../support/data/campus'
import { callV1 } from '../../support/data/call-v1'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { getFirstError } from '../../support/studio/rest'
import { signInToStudio } from '../../support/studio/studio-api'

const noon = new Date('2026-11-20T17:05:00Z') // a Friday
clock.now = () => noon
clock.milliseconds = () => noon.getTime()

const payload = await openPayload()
const create = localizedCreator(payload)
type Ask = Awaited<ReturnType<typeof signInToStudio>>
const saturday = addDays(today, 1)
let campus: Campus
let other: Campus
let cook: Ask

beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  other = await makeCampus(payload, 'southgate')
  const { site, hall: location, soup, pie } = campus
  await create('menus', { _status: 'published', site, location, date: today, day: soupsAtLunch(soup, pie) })
  await payload.update({
    ...{ collection: 'locations', id: location, overrideAccess: true }, // the test prepares the site
    data: { active: true, showMenus: true },
  })
  await makePerson(payload, 'administrator', []) // the first account becomes an administrator
  cook = await signInToStudio(payload, await makePerson(payload, 'menuEditor', [site]))
})
afterAll(closePayload)

type Week = { location: string; days: WeekDay[]; dishes: Record<string, { name: object }> }
const readWeek = async (query = '') => (await cook('GET', `menus/week?location=${campus.hall}${query}`)).body as Week
const dayOn = async (date: string) => (await readWeek()).days.find((day) => day.date === date) as WeekDay
const save = (days: object[], ask: Ask = cook, path = '') =>
  ask('POST', `menus/week${path}`, { data: { location: campus.hall, days }, language: 'fr' })
const serving = (...dishes: string[]) => [
  { name: both('Lunch', 'Dîner'), categories: [{ name: both('Soups', 'Soupes'), dishes }] },
]

test('a week has its seven days, with the dishes of each menu and their names', async () => {
  const { days, dishes, location } = await readWeek()
  expect(location).toBe(campus.hall)
  expect(days.map(({ date }) => date)).toEqual([-5, -4, -3, -2, -1, 0, 1].map((each) => addDays(today, each)))
  expect(days.filter(({ updatedAt }) => updatedAt !== null)).toMatchObject([
    { date: today, closed: false, periods: [{ name: both('Lunch', 'Dîner') }] },
  ])
  expect(dishes[campus.soup]).toMatchObject({ name: { en: expect.any(String) } })
})

/** Which of the two dishes each public reader names today, and the closed days. */
async function seenByVisitors() {
  const [site, { locations }] = await Promise.all([readSite(campus.site), readPlaces(campus.site)])
  if (!site) throw new Error('The site is missing.')
  const address = `/feeds/northgate/openmensa/${campus.hall}.xml`
  const answers = await Promise.all([
    callV1('GET', `location/${campus.hall}/periods`, { date: today }),
    readServings(campus.site, locations, noon, 'America/Toronto'),
    readSafeDishes(site, locations, { allergens: [], diets: [] }, noon),
    handleFeed(feeds, { method: 'GET', address }).then(({ bytes }) => String(bytes)),
  ])
  const named = answers.map((it) => ['Pea soup', 'Sugar pie'].filter((name) => JSON.stringify(it).includes(name)))
  return [...named, (await readMenuClosures(payload, campus.site)).map(({ start }) => start)]
}

test('[PUB-3.7] visitors see a change of a day only when it is published, with the week or none of it, and a discarded one never', async () => {
  const [friday, empty] = [await dayOn(today), await dayOn(saturday)]
  const before = await seenByVisitors()
  expect(before).toEqual([...Array<string[]>(4).fill(['Pea soup', 'Sugar pie']), []])
  await save([
    { ...friday, periods: serving(campus.pie) },
    { ...empty, closed: true },
  ])
  expect((await save([await dayOn(today), empty], cook, '/publish')).status).toBe(409)
  expect(await seenByVisitors()).toEqual(before)
  const drafts = [await dayOn(today), await dayOn(saturday)]
  expect(drafts).toMatchObject([{ state: 'changed', periods: serving(campus.pie) }, { state: 'draft' }])
  expect((await save(drafts, cook, '/publish')).body).toMatchObject({ days: Array(2).fill({ state: 'published' }) })
  const after = [...Array<string[]>(4).fill(['Sugar pie']), [saturday]]
  expect(await seenByVisitors()).toEqual(after)

  const earlier = `where[parent][equals]=${friday.id}&where[version._status][equals]=draft`
  const { docs } = (await cook('GET', `menus/versions?${earlier}&depth=0`)).body as { docs: { id: string }[] }
  expect((await cook('POST', `menus/versions/${docs[0]?.id}`)).status).toBe(200)
  await save([{ ...(await dayOn(today)), periods: [] }])
  expect([await dayOn(today), await seenByVisitors()]).toMatchObject([{ state: 'changed', periods: [] }, after])
  await save([await dayOn(today)], cook, '/discard')
  expect(await dayOn(today)).toMatchObject({ state: 'published', periods: serving(campus.pie) })
  expect(await seenByVisitors()).toEqual(after)
})

test('a day that somebody has saved since is named, and none of the days is saved', async () => {
  const [friday, sunday] = [await dayOn(today), await dayOn(addDays(today, -5))]
  await save([{ ...friday, closed: true }])
  const answer = await save([{ ...sunday, closed: true }, friday])
  expect(answer.status).toBe(409)
  expect(getFirstError(answer).message).toContain('vendredi 20 novembre 2026. Rien n’a été enregistré')
  expect(await dayOn(sunday.date)).toMatchObject({ closed: false, updatedAt: null })
})

test('a dish of another site is refused in words, and nothing is saved', async () => {
  const [day, next] = [await dayOn(addDays(today, -2)), await dayOn(addDays(today, -1))]
  const answer = await save([
    { ...day, closed: true },
    { ...next, periods: serving(other.soup) },
  ])
  expect([answer.status, getFirstError(answer).path]).toEqual([400, 'day'])
  expect((await dayOn(day.date)).updatedAt).toBeNull()
})

test('people of other sites and roles without menus can neither read nor save it', async () => {
  const stranger = await signInToStudio(payload, await makePerson(payload, 'menuEditor', [other.site]))
  const week = (await stranger('GET', `menus/week?location=${campus.hall}`)).body as Week
  expect(week.location).not.toBe(campus.hall)
  expect((await save([await dayOn(today)], stranger)).status).toBe(400)
  const dietitian = await signInToStudio(payload, await makePerson(payload, 'dietitian', [campus.site]))
  expect((await dietitian('GET', 'menus/week')).status).toBe(403)
  expect((await save([await dayOn(today)], dietitian)).status).toBe(403)
})
