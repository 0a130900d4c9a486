import { campusDateAt } from '@/domain/time/campus-time'
import { addDays } from '@/domain/time/calendar'
import { readServedDay } from '@/features/menu/read-day'
import { readPlaces } from '@/features/places/read-places'
import { getOpenStatus } from '@/domain/places/hours/open-status'
import { clock } from '@/server/clock'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus, type Campus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { getFirstError, type StudioAnswer } from '../../support/studio/rest'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
const create = localizedCreator(payload)
const zone = 'America/Toronto'
const now = clock.now()
const today = campusDateAt(now, zone)
const reason = { en: 'Snow day', fr: 'Journée de neige' }

type Ask = Awaited<ReturnType<typeof signInToStudio>>
let campus: Campus
let other: Campus
let editor: Ask
let manager: Ask

beforeAll(async () => {
  campus = await makeCampus(payload, 'closing')
  other = await makeCampus(payload, 'elsewhere')
  for (const location of [campus.hall, campus.cafe])
    await create('schedules', {
      site: campus.site,
      location,
      type: 'location',
      days: ['0', '1', '2', '3', '4', '5', '6'],
      opensAt: '00:00',
      closesAt: '00:00',
    })
  await makePerson(payload, 'administrator', []) // the first account becomes an administrator
  editor = await signInToStudio(payload, await makePerson(payload, 'menuEditor', [campus.site]))
  manager = await signInToStudio(payload, await makePerson(payload, 'siteManager', [campus.site]))
})
afterAll(closePayload)

const close = (ask: Ask, locations: string[], until: object = { lastDay: today }) =>
  ask('POST', 'schedules/close', { data: { locations, until, reason } })
const closureOf = (answer: StudioAnswer) => String(answer.body.closure)
const reopen = (ask: Ask, closure: string, ...locations: string[]) =>
  ask('POST', 'schedules/reopen', { data: { closures: locations.map((location) => ({ location, closure })) } })
const statusOf = async (id: string) => {
  const { locations } = await readPlaces(campus.site)
  return getOpenStatus(locations.find((location) => location.id === id)?.schedules ?? [], clock.now(), zone).label
}
const statuses = async () => [await statusOf(campus.hall), await statusOf(campus.cafe)]
const countRows = async () => {
  const where = { type: { equals: 'special_hours' as const } }
  return (await payload.count({ collection: 'schedules', where, overrideAccess: true })).totalDocs
}

test('[PUB-3.5] closes two locations in one step, and reopens one of them without touching the other', async () => {
  expect(await statuses()).toEqual(['open', 'open'])
  const closed = await close(editor, [campus.hall, campus.cafe], { lastDay: addDays(today, 1) })
  expect(closed.status).toBe(200)
  expect(await statuses()).toEqual(['closed', 'closed'])
  const { locations } = await readPlaces(campus.site)
  const [hall] = locations.filter(({ id }) => id === campus.hall)
  if (!hall) throw new Error('no hall')
  expect((await readServedDay(campus.site, { ...hall, showMenus: true }, addDays(today, 1))).closed).toBe(true)

  const panel = await editor('GET', 'schedules/today')
  expect(rowsOf(panel.body.halls)[0]).toMatchObject({
    status: { label: 'closed' },
    closure: { id: closureOf(closed), lastDay: addDays(today, 1), reason, by: 'menuEditor' },
  })
  expect((await reopen(editor, closureOf(closed), campus.hall)).status).toBe(200)
  expect(await statuses()).toEqual(['open', 'closed'])
  const again = await reopen(manager, closureOf(closed), campus.hall)
  expect([again.status, getFirstError(again).message]).toEqual([
    409,
    'This closure has already ended. Nothing was changed.',
  ])
  expect((await reopen(manager, closureOf(closed), campus.cafe)).status).toBe(200)
  expect([await statuses(), await countRows()]).toEqual([['open', 'open'], 0])
})

test('keeps other special hours under a closure and brings them back', async () => {
  const special = await create('schedules', {
    site: campus.site,
    location: campus.hall,
    type: 'special_hours',
    name: both('Open house', 'Portes ouvertes'),
    days: ['0', '1', '2', '3', '4', '5', '6'],
    start: today,
    end: today,
    opensAt: '00:00',
    closesAt: '00:00',
  })
  const closed = await close(manager, [campus.hall])
  expect([closed.status, await statusOf(campus.hall)]).toEqual([200, 'closed'])
  expect((await reopen(manager, closureOf(closed), campus.hall)).status).toBe(200)
  const { docs } = await payload.find({
    collection: 'schedules',
    where: { type: { equals: 'special_hours' } },
    overrideAccess: true,
  })
  expect([docs.map(({ id }) => id), await statusOf(campus.hall)]).toEqual([[special.id], 'open'])
  await payload.delete({ collection: 'schedules', id: special.id, overrideAccess: true })
})

test('closes all locations or none: of two managers at once one is refused', async () => {
  const answers = await Promise.all([
    close(manager, [campus.hall, campus.cafe]),
    close(editor, [campus.cafe, campus.hall]),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await countRows()).toBe(2)
  const [won] = answers.filter(({ status }) => status === 200)
  if (!won) throw new Error('nobody closed')
  await reopen(manager, closureOf(won), campus.hall)
  const half = await close(manager, [campus.hall, campus.cafe])
  expect([half.status, getFirstError(half).message]).toEqual([
    409,
    'Already closed: River Café. Reopen first, or leave out. Nothing was changed.',
  ])
  expect([await statuses(), await countRows()]).toEqual([['open', 'closed'], 1])
  await reopen(manager, closureOf(won), campus.cafe)
})

test.each([
  ['a day that is over', { until: { lastDay: '2020-01-01' } }, 'Choose a day or time that is not over yet.'],
  ['a day in two years', { until: { lastDay: addDays(today, 700) } }, /^A closure can last one year at most/],
  ['no location', { locations: [] }, /^Choose at least one location/],
  ['no French reason', { reason: { en: 'Snow', fr: ' ' } }, /^Choose at least one location/],
  ['a date that is none', { until: { lastDay: '2026-02-31' } }, /^Choose at least one location/],
  ['an unknown location', { locations: ['f'.repeat(24)] }, /^One of these locations does not exist/],
])('refuses to close with %s, in one sentence', async (_, change, message) => {
  const data = { locations: [campus.hall], until: { lastDay: today }, reason, ...change }
  const answer = await manager('POST', 'schedules/close', { data })
  expect([answer.status, getFirstError(answer).message]).toEqual([
    400,
    typeof message === 'string' ? message : expect.stringMatching(message),
  ])
  expect(await countRows()).toBe(0)
})

test('only who may change hours closes, reopens and sets how busy, and only at their own sites', async () => {
  expect((await close(manager, [other.hall])).status).toBe(400)
  expect((await close(manager, [campus.hall, other.hall])).status).toBe(400)
  for (const role of ['editor', 'shopManager', 'dietitian'] as const) {
    const ask = await signInToStudio(payload, await makePerson(payload, role, [campus.site]))
    const busy = { location: campus.hall, occupancy: 'low' }
    const answers = [
      await close(ask, [campus.hall]),
      await ask('GET', 'schedules/today'),
      await ask('POST', 'schedules/occupancy', { data: busy }),
    ]
    expect([role, ...answers.map(({ status }) => status)]).toEqual([role, 403, 403, 403])
  }
  expect(await countRows()).toBe(0)
})

test('[PUB-2.27] a menu editor sets how busy a location is, and nothing else of it', async () => {
  const set = (location: string, occupancy: string) =>
    editor('POST', 'schedules/occupancy', { data: { location, occupancy } })
  expect((await set(campus.hall, 'high')).status).toBe(200)
  const { locations } = await readPlaces(campus.site)
  expect(locations.find(({ id }) => id === campus.hall)?.occupancy).toBe('high')
  expect([(await set(campus.hall, 'full')).status, (await set(other.hall, 'low')).status]).toEqual([400, 400])
  expect((await editor('PATCH', `locations/${campus.hall}`, { data: { occupancy: 'low' } })).status).toBe(403)
})

test('[PUB-4.4] a menu that is closed all day also closes hours and status of that day', async () => {
  const { site, cafe: location } = campus
  const menu = await create('menus', { _status: 'published', site, location, date: today, closed: true })
  expect(await statuses()).toEqual(['open', 'closed'])
  await payload.update({ collection: 'menus', id: menu.id, data: { closed: false }, overrideAccess: true })
  expect(await statuses()).toEqual(['open', 'open'])
})

test('nobody marks hours as a closure by hand', async () => {
  const data = {
    site: campus.site,
    location: campus.hall,
    type: 'special_hours',
    closed: true,
    days: ['1'],
    start: '2027-01-01',
    end: '2027-01-08',
    closure: 'a'.repeat(24),
  }
  const made = await manager('POST', 'schedules', { data })
  expect([made.status, fieldsOf(made.body.doc).closure ?? null]).toEqual([201, null])
})
