/** @both-databases */
import { jest } from '@jest/globals'
import type { Where } from 'payload'
import { getOpenStatus } from '@/domain/places/hours/open-status'
import { toInstant } from '@/domain/time/campus-time'
import { readPlaces } from '@/features/places/read-places'
import { clock } from '@/server/clock'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { makeCampus, type Campus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { getFirstError } from '../../support/studio/rest'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
const create = localizedCreator(payload)
const zone = 'America/Toronto'
const [monday, tuesday] = ['2026-11-23', '2026-11-24'] as const
const reason = { en: 'Power failure', fr: 'Panne de courant' }

let campus: Campus
let ask: Awaited<ReturnType<typeof signInToStudio>>

/** The hall is open from 7:00 to 20:00, the café from 18:00 to 2:00 of the next day. */
beforeAll(async () => {
  campus = await makeCampus(payload, 'closing-again')
  for (const [location, opensAt, closesAt] of [
    [campus.hall, '07:00', '20:00'],
    [campus.cafe, '18:00', '02:00'],
  ] as const)
    await create('schedules', {
      site: campus.site,
      location,
      type: 'location',
      days: ['0', '1', '2', '3', '4', '5', '6'],
      opensAt,
      closesAt,
    })
  await makePerson(payload, 'administrator', []) // the first account becomes an administrator
  ask = await signInToStudio(payload, await makePerson(payload, 'siteManager', [campus.site]))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await payload.delete({
    collection: 'schedules',
    where: { type: { equals: 'special_hours' } },
    overrideAccess: true,
  })
})
afterAll(closePayload)

const setClock = (date: string, hour: number, minute = 0) => {
  clock.now = () => toInstant(date, hour * 60 + minute, zone)
}
const close = (location: string, until: object) =>
  ask('POST', 'schedules/close', { data: { locations: [location], until, reason } })
const untilHour = (hour: number) => ({ reopensAtMinute: hour * 60 })
const statusOf = async (id: string) => {
  const { locations } = await readPlaces(campus.site)
  return getOpenStatus(locations.find((location) => location.id === id)?.schedules ?? [], clock.now(), zone).label
}
/** The location in the panel "Today". */
const panelOf = async (id: string) =>
  rowsOf((await ask('GET', 'schedules/today')).body.halls).find((hall) => fieldsOf(hall).id === id)
const hoursOf = async (location: string) => {
  const where: Where = { and: [{ location: { equals: location } }, { type: { equals: 'special_hours' } }] }
  const { docs } = await payload.find({
    collection: 'schedules',
    where,
    sort: ['start', 'opensAt'],
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ start, opensAt, closesAt }) => [start, opensAt ?? 'closed', closesAt ?? 'closed'])
}

test('[PUB-3.5] closes a location again after a closure that ended by its own time', async () => {
  setClock(monday, 10)
  expect((await close(campus.hall, untilHour(12))).status).toBe(200)
  expect(await panelOf(campus.hall)).toMatchObject({ closure: { lastDay: null, reason } })
  setClock(monday, 16, 40)
  expect([await statusOf(campus.hall), await panelOf(campus.hall)]).toMatchObject(['open', { closure: null }])
  const again = await close(campus.hall, untilHour(18))
  expect([again.status, await statusOf(campus.hall)]).toEqual([200, 'closed'])
  expect(await hoursOf(campus.hall)).toEqual([
    [monday, '07:00', '10:00'],
    [monday, '12:00', '16:40'],
    [monday, '18:00', '20:00'],
  ])
  setClock(monday, 19)
  expect([(await close(campus.hall, { lastDay: tuesday })).status, await statusOf(campus.hall)]).toEqual([
    200,
    'closed',
  ])
  expect(await hoursOf(campus.hall)).toEqual([[monday, 'closed', 'closed']])
})

test('[PUB-3.5] closes a location in the night after a closure of the evening', async () => {
  setClock(monday, 19)
  expect((await close(campus.cafe, untilHour(20))).status).toBe(200)
  setClock(tuesday, 0, 30)
  expect([await statusOf(campus.cafe), await panelOf(campus.cafe)]).toMatchObject(['open', { closure: null }])
  expect([(await close(campus.cafe, { lastDay: tuesday })).status, await statusOf(campus.cafe)]).toEqual([
    200,
    'closed',
  ])
  expect(await panelOf(campus.cafe)).toMatchObject({ reason, closure: { lastDay: tuesday, reason } })
})

test('shows the closure of yesterday while its night would still run', async () => {
  setClock(monday, 19)
  await close(campus.cafe, { lastDay: monday })
  setClock(tuesday, 0, 30)
  expect(await panelOf(campus.cafe)).toMatchObject({ reason, closure: { lastDay: monday } })
  const refused = await close(campus.cafe, { lastDay: tuesday })
  expect([refused.status, getFirstError(refused).message]).toEqual([409, expect.stringMatching(/^Already closed/)])
})

test('[PUB-3.5] shows a closure of the night until a time, opens again at that time, and closes again', async () => {
  setClock(tuesday, 0, 30)
  const closed = await close(campus.cafe, untilHour(1))
  setClock(tuesday, 0, 45)
  const closure = { id: closed.body.closure, lastDay: null, reason }
  expect([await statusOf(campus.cafe), await panelOf(campus.cafe)]).toMatchObject(['closed', { reason, closure }])
  setClock(tuesday, 1)
  expect([await statusOf(campus.cafe), await panelOf(campus.cafe)]).toMatchObject(['open', { closure: null }])
  expect((await close(campus.cafe, { lastDay: tuesday })).status).toBe(200)
  expect(await hoursOf(campus.cafe)).toEqual([
    [monday, '18:00', '00:30'],
    [tuesday, 'closed', 'closed'],
  ])
  setClock(tuesday, 1, 30)
  expect([await statusOf(campus.cafe), await panelOf(campus.cafe)]).toMatchObject(['closed', { reason }])
})

test('keeps the ended closure when the new one cannot be written, with and without transactions', async () => {
  setClock(monday, 10)
  await close(campus.hall, untilHour(12))
  const before = await hoursOf(campus.hall)
  setClock(monday, 16, 40)
  for (const withTransactions of [true, false]) {
    if (!withTransactions) jest.spyOn(payload.db, 'beginTransaction').mockImplementation(async () => null)
    const write = payload.create.bind(payload)
    let written = 0
    const failing = jest.spyOn(payload, 'create').mockImplementation((async (options: Parameters<typeof write>[0]) => {
      if (++written === 2) throw new Error('The database failed.')
      return write(options)
    }) as typeof payload.create)
    expect([(await close(campus.hall, untilHour(18))).status, await statusOf(campus.hall)]).toEqual([500, 'open'])
    failing.mockRestore()
    expect(await hoursOf(campus.hall)).toEqual(before)
  }
})

test('[PUB-3.5] writes special hours for several locations, for all or for none', async () => {
  setClock(monday, 10)
  const holiday = { start: '2026-12-24', end: '2026-12-26', name: { en: 'Holidays', fr: 'Temps des fêtes' } }
  const set = (data: object) => ask('POST', 'schedules/special', { data: { ...holiday, ...data } })
  const hours = { opensAt: '10:00', closesAt: '14:00' }
  expect((await set({ locations: [campus.cafe], hours })).status).toBe(200)
  const locations = [campus.hall, campus.cafe]
  const taken = await set({ locations, start: '2026-12-26', hours: null })
  expect([taken.status, getFirstError(taken).message]).toEqual([
    409,
    'Special hours exist on these dates already: River Café. Change those, or leave out. Nothing was changed.',
  ])
  for (const wrong of [
    { locations, hours, start: '2026-12-28' }, // ends before it begins
    { locations, hours, start: '2026-11-20', end: '2026-11-22' }, // over
    { locations, hours: { opensAt: '10:00', closesAt: '10:00' }, start: '2026-12-27', end: '2026-12-27' },
    { locations, hours: { opensAt: '25:00', closesAt: '10:00' } },
    { locations: [], hours },
  ])
    expect([wrong, (await set(wrong)).status]).toEqual([wrong, 400])
  expect([await hoursOf(campus.hall), await hoursOf(campus.cafe)]).toEqual([[], [['2026-12-24', '10:00', '14:00']]])
  const closed = await set({ locations, start: '2026-12-31', end: '2026-12-31', hours: null })
  expect([closed.status, await hoursOf(campus.hall)]).toEqual([200, [['2026-12-31', 'closed', 'closed']]])
})
