import { addDays } from '@/domain/time/calendar'
import { clock } from '@/server/clock'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus, soupsAtLunch, today, type Campus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { signInToStudio } from '../../support/studio/studio-api'

const noon = new Date('2026-11-20T17:05:00Z') // a Friday
clock.now = () => noon
clock.milliseconds = () => noon.getTime()

const payload = await openPayload()
const create = localizedCreator(payload)
let campus: Campus
let other: Campus
let dietitian: Awaited<ReturnType<typeof signInToStudio>>

beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  other = await makeCampus(payload, 'southgate')
  await makePerson(payload, 'administrator', []) // the first account becomes an administrator
  dietitian = await signInToStudio(payload, await makePerson(payload, 'dietitian', [campus.site]))
  const { site, hall: location, soup } = campus
  await payload.update({
    ...{ collection: 'locations', id: campus.cafe, overrideAccess: true }, // the test prepares the site
    data: { active: false },
  })
  const weekdays = ['1', '2', '3', '4', '5'] as const
  await create('schedules', {
    site,
    location,
    type: 'location',
    days: [...weekdays],
    opensAt: '07:00',
    closesAt: '20:00',
  })
  const stew = await create('dishes', { site, code: 'stew', name: both('Stew', 'Ragoût') })
  const menu = (days: number, data: object) =>
    create('menus', { _status: 'published', site, location, date: addDays(today, days), ...data })
  await menu(0, { day: soupsAtLunch(soup) })
  await menu(3, { closed: true })
  await menu(4, { day: { periods: [] } })
  await menu(5, { day: soupsAtLunch(soup, stew.id) })
  await menu(6, { day: soupsAtLunch(soup), _status: 'draft' })
  await menu(7, { day: soupsAtLunch(stew.id) }) // after the seven days
})
afterAll(closePayload)

const work = (site: string) => dietitian('GET', `menus/work?site=${site}`)

test('a dietitian sees the open days without a menu, those with a draft only apart, and the undeclared dishes of the next seven days', async () => {
  const { status, body } = await work(campus.site)
  expect(status).toBe(200)
  const hall = both('North Hall', 'Salle Nord')
  expect(body).toMatchObject({
    missing: [{ id: campus.hall, name: hall, dates: [addDays(today, 4)] }],
    drafts: [{ id: campus.hall, dates: [addDays(today, 6)] }],
    undeclared: [{ name: both('Stew', 'Ragoût'), place: hall, date: addDays(today, 5) }],
  })
})

const read = async (path: string) => (await dietitian('GET', path)).body

test('a dish says where it is served or planned from today on, without closed days', async () => {
  const lunch = [expect.objectContaining({ en: 'Lunch' })]
  const at = (days: number) => ({
    location: campus.hall,
    place: both('North Hall', 'Salle Nord'),
    date: addDays(today, days),
    periods: lunch,
  })
  expect(await read(`dishes/${campus.soup}/uses`)).toEqual({ uses: [at(0), at(5), at(6)] })
  expect((await dietitian('GET', `dishes/${other.soup}/uses`)).status).toBe(403)
  expect((await dietitian('GET', 'dishes/none/uses')).status).toBe(403)
})

test('a new dish without a code gets a free one from its name', async () => {
  const editor = await signInToStudio(payload, await makePerson(payload, 'menuEditor', [campus.site]))
  const codes: unknown[] = []
  for (const name of ['Pâté chinois', 'Pâté  Chinois', '寿司'])
    codes.push((await editor('POST', 'dishes?locale=fr', { data: { site: campus.site, name } })).body)
  expect(codes).toMatchObject(
    ['pate-chinois', 'pate-chinois-2', 'dish'].map((code) => ({ doc: expect.objectContaining({ code }) })),
  )
  for (const data of [{ site: campus.site }, undefined, [], null])
    expect([data, (await editor('POST', 'dishes', { data: data as object })).status]).toEqual([data, 400])
})
