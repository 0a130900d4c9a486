import { clock } from '@/server/clock'
import { choicesResponse, reservationsResponse } from '@/contract/reservations/reservations'
import { recoverReservations } from '@/features/reservations/recover-reservations'
import { readReservationCalendar } from '@/features/reservations/read-calendar'
import { readReservation } from '@/server/database/reservations/reservations'
import { setSlotBlocked } from '@/server/database/reservations/slots'
import { makeCampus } from '../../support/data/campus'
import { Shopper } from '../../support/data/shopper'
import { closePayload, openPayload } from '../../support/payload'
import {
  allRows,
  compareStoredSeats,
  dayFromNow,
  openForReservations,
  setRules,
} from '../../support/reservations/reservation-hall'
import { readLocationChoices } from '@/features/reservations/read-reservable-locations'
import { readSite } from '@/features/site/read-sites'
import { siteTag } from '@/server/cache/cache-tags'
import { expireTag } from '@/server/cache/caches'
import { waitForBackgroundWork } from '@/server/background-work'

const payload = await openPayload()
let site = ''
let hall = ''
let cafe = ''
let ana: Shopper
let ben: Shopper
const day = dayFromNow(3)
const lost = "We're sorry, the time slot you requested is no longer available."

const time = (hour: number, minute: number, more: object = {}) => ({
  location_id: hall,
  date: day,
  hour,
  minute,
  ...more,
})
const book = (who: Shopper, data: object) => who.call('reservations', data)
const cancel = (who: Shopper, id: unknown) => who.call('reservations', { reservation_id: id }, { method: 'DELETE' })
const list = async (who: Shopper) =>
  reservationsResponse.parse((await who.call('customer/reservations', {}, { method: 'GET' })).json)
const choices = async (who: Shopper) =>
  choicesResponse.parse((await who.call('reservations/choices', { location_id: hall }, { method: 'GET' })).json).choices
const timeIn = async (who: Shopper, hour: number, minute: number) =>
  (await choices(who)).dates
    .find(({ date }) => date === day)
    ?.blocks[0]?.times.find((each) => each.hour === hour && each.minute === minute)

beforeAll(async () => {
  ;({ site, hall, cafe } = await makeCampus(payload, 'northgate'))
  await openForReservations(payload, { site, hall })
  ;[ana, ben] = [new Shopper(site), new Shopper(site)]
  await ana.signUp()
  await ben.signUp()
}, 60_000)
afterEach(async () => {
  const { reserved, counted } = await compareStoredSeats(payload)
  expect(counted).toEqual(reserved)
})
afterAll(closePayload)

test('[CUS-4.40] books a time, shows it, and cancels it', async () => {
  const { json, status } = await book(ana, time(11, 30, { friends: 2, customer_id: ana.customerId }))
  expect(status).toBe(200)
  const [mine] = reservationsResponse.parse(json).reservations
  expect(mine).toMatchObject({ date: day, hour: 11, minute: 30, friends: 2, location_id: hall, past: false })
  expect(await timeIn(ana, 11, 30)).toMatchObject({ remaining: 17, unavailable: 'yours', maxFriends: 7 })
  expect(await timeIn(ben, 11, 30)).toMatchObject({ remaining: 17, unavailable: null })
  expect((await list(ana)).reservations).toEqual([mine])
  await cancel(ana, mine?.id)
  expect((await cancel(ana, mine?.id)).json).toMatchObject({ status: 'success', reservations: [] })
  expect(await timeIn(ana, 11, 30)).toMatchObject({ remaining: 20, unavailable: null })
})

test.each([
  ['a time between the intervals', () => time(11, 15)],
  ['a time outside of the block', () => time(20, 0)],
  ['a date beyond two weeks', () => time(12, 0, { date: dayFromNow(15) })],
  ['today where it is not allowed', () => time(12, 0, { date: dayFromNow(0) })],
  ['a date that does not exist', () => time(12, 0, { date: '2027-02-30' })],
  ['a party that is too large', () => time(12, 0, { friends: 8 })],
  ['a negative number of guests', () => time(12, 0, { friends: -1 })],
  ['an object for the hour', () => time(12, 0, { hour: { $gt: 0 }, minute: '0' })],
  ['a list for the location', () => ({ ...time(12, 0), location_id: [hall] })],
  ['an hour in words', () => ({ ...time(12, 0), hour: 'noon' })],
  ['a location without reservations', () => ({ ...time(12, 0), location_id: cafe })],
  ['a location that does not exist', () => ({ ...time(12, 0), location_id: '0'.repeat(24) })],
])('[CUS-8.15] refuses %s with one sentence and stores nothing', async (what, request) => {
  const before = [await allRows(payload, 'reservations'), await allRows(payload, 'reservation-slots')]
  const { status, json } = await book(ana, request())
  expect(status).toBe(200)
  const isNoText = what.startsWith('an object') || what.startsWith('a list')
  expect(json.msg).toBe(isNoText ? `Invalid field: ${what.endsWith('hour') ? 'hour' : 'location_id'}.` : lost)
  expect([await allRows(payload, 'reservations'), await allRows(payload, 'reservation-slots')]).toEqual(before)
})

test('[CUS-8.15] says it in French', async () => {
  const { msg } = await ana.call('reservations', time(11, 15), { locale: 'fr' })
  expect(msg).toBe('Désolés, la plage horaire que vous avez demandée n’est plus disponible.')
})

test('[CUS-8.25] refuses a second visit, and the same time, in the words of the specification', async () => {
  await setRules(payload, { site, hall, rules: { limitReservationVisits: true, reservationMaxVisits: 1 } })
  const [mine] = reservationsResponse.parse((await book(ana, time(12, 0))).json).reservations
  expect((await book(ana, time(12, 0))).msg).toBe("You've already reserved this time.")
  expect((await book(ana, time(12, 30))).msg).toBe("Sorry, you can't reserve more times in this schedule.")
  expect((await choices(ana)).dates.find(({ date }) => date === day)?.blocks[0]?.unavailable).toBe('limit')
  await cancel(ana, mine?.id)
  expect((await book(ana, time(12, 30))).json.status).toBe('success') // the visit is free again
  const { reservations } = await list(ana)
  await cancel(ana, reservations[0]?.id)
  await setRules(payload, { site, hall, rules: { limitReservationVisits: false } })
})

test('staff close the location, change the block, or block the time while somebody chooses', async () => {
  const place = { locationId: hall, time: { date: day, hour: 12, minute: 0 } }
  await setSlotBlocked(payload, place, true)
  expect(await timeIn(ben, 12, 0)).toMatchObject({ remaining: 0, unavailable: 'blocked' })
  expect((await book(ben, time(12, 0))).msg).toBe(lost)
  await setSlotBlocked(payload, place, false)
  expect((await book(ben, time(12, 0))).json.status).toBe('success')
  const closure = await payload.create({
    collection: 'schedules',
    data: {
      site,
      location: hall,
      type: 'special_hours',
      name: 'Closed',
      days: ['0', '1', '2', '3', '4', '5', '6'],
      start: day,
      end: day,
      closed: true,
    } as never,
    overrideAccess: true, // the test is the operator
  })
  expect((await book(ana, time(12, 0))).msg).toBe(lost)
  expect((await choices(ana)).dates.map(({ date }) => date)).not.toContain(day)
  await payload.delete({ collection: 'schedules', id: closure.id, overrideAccess: true }) // as above
  expect(await timeIn(ana, 12, 0)).toMatchObject({ remaining: 19 })
})

test.each([
  ['the location becomes inactive', 'locations', 'active', lost, 'Location not found.'],
  ['the site no longer takes reservations', 'sites', 'useReservations', null, null],
] as const)('while somebody chooses, %s', async (_, collection, name, refusal, listed) => {
  const id = collection === 'sites' ? site : hall
  const set = async (value: boolean) => {
    await payload.update({ collection, id, data: { [name]: value }, overrideAccess: true }) // the test is staff
    expireTag(siteTag(site))
  }
  const before = await allRows(payload, 'reservations')
  expect(await timeIn(ben, 13, 30)).toMatchObject({ unavailable: null })
  await set(false)
  const booked = await book(ben, time(13, 30))
  const chosen = await ben.call('reservations/choices', { location_id: hall }, { method: 'GET' })
  await set(true)
  expect(booked.json.status).not.toBe('success')
  expect(booked.msg).toBe(refusal ?? chosen.msg)
  expect(chosen.json.choices).toBeUndefined()
  if (listed) expect(chosen.msg).toBe(listed)
  expect(await allRows(payload, 'reservations')).toEqual(before)
})

test('[CUS-5.41] lists only buildings with a location that takes reservations', async () => {
  const own = (await readSite(site))!
  const makeBuilding = (name: string) =>
    payload.create({ collection: 'buildings', data: { site, name, active: true } as never, overrideAccess: true }) // the test is staff
  const [north, south] = [await makeBuilding('North building'), await makeBuilding('South building')]
  await setRules(payload, { site, hall, rules: { building: north.id } })
  await setRules(payload, { site, hall: cafe, rules: { building: south.id } })
  expect((await readLocationChoices(own, 'en')).map(({ id, building }) => [id, building?.name])).toEqual([
    [hall, 'North building'],
  ])
  await setRules(payload, { site, hall, rules: { building: null } })
})

test('what staff enter, move and delete in the studio takes and returns seats', async () => {
  const data = { site, location: hall, date: day, hour: 12, minute: 30, friends: 3, status: 'booked' } as never
  const { id } = await payload.create({ collection: 'reservations', data, overrideAccess: true }) // the test is staff
  await recoverReservations(payload, clock.now(), { all: true })
  expect(await timeIn(ana, 12, 30)).toMatchObject({ remaining: 16 })
  await payload.update({ collection: 'reservations', id, data: { minute: 0 } as never, overrideAccess: true }) // as above
  await recoverReservations(payload, clock.now(), { all: true })
  expect(await timeIn(ana, 12, 30)).toMatchObject({ remaining: 20 })
  expect(await timeIn(ana, 12, 0)).toMatchObject({ remaining: 15 })
  await payload.delete({ collection: 'reservations', id, overrideAccess: true }) // as above
  await recoverReservations(payload, clock.now(), { all: true })
  expect(await timeIn(ana, 12, 0)).toMatchObject({ remaining: 19 })
})

test('the private calendar has the reservations, and a renewed address ends the former one', async () => {
  await book(ana, time(13, 0, { friends: 1 }))
  const renew = async () => String((await ana.call('customer/renew_calendar', {})).json.url)
  const keyOf = (url: string) => /\/calendar\/([\w-]{32})\.ics$/.exec(url)?.[1] ?? ''
  const first = keyOf(await renew())
  const calendar = await readReservationCalendar(first, 'en', clock.now())
  expect(calendar).toContain('SUMMARY:Reservation: North Hall')
  expect(calendar).toContain('DESCRIPTION:You and 1 guest')
  expect(calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(await readReservationCalendar(first, 'fr', clock.now())).toContain('SUMMARY:Réservation\u00a0: Salle Nord')
  const second = keyOf(await renew())
  expect(second).not.toBe(first)
  expect(await readReservationCalendar(first, 'en', clock.now())).toBeNull()
  expect(await readReservationCalendar(second, 'en', clock.now())).not.toBeNull()
  const stored = JSON.stringify(
    await payload.db.findOne({ collection: 'customers', where: { id: { equals: ana.customerId } } }),
  )
  expect(stored).not.toContain(second)
})

test('deleting an account cancels its reservations to come, frees their seats and forgets the customer', async () => {
  const carl = new Shopper(site)
  await carl.signUp()
  const [mine] = reservationsResponse.parse((await book(carl, time(11, 0, { friends: 4 }))).json).reservations
  expect(await timeIn(ana, 11, 0)).toMatchObject({ remaining: 15 })
  await setRules(payload, { site, hall, rules: { reservationCapacity: 5 } })
  expect((await ben.call('reservations/wait', time(11, 0))).json.status).toBe('success')
  await payload.delete({ collection: 'customers', id: String(carl.customerId), overrideAccess: true }) // the test is staff
  await waitForBackgroundWork()
  const [wait] = reservationsResponse.parse((await ben.call('customer/reservations', {}, { method: 'GET' })).json).waits
  expect(wait).toMatchObject({ status: 'offered', hour: 11 }) // at once, without a job
  await ben.call('reservations/wait', { wait_id: wait?.id }, { method: 'DELETE' })
  await setRules(payload, { site, hall, rules: { reservationCapacity: 20 } })
  expect(await timeIn(ana, 11, 0)).toMatchObject({ remaining: 20 })
  expect(await readReservation(payload, String(mine?.id))).toMatchObject({ status: 'cancelled', customerId: null })
  expect(JSON.stringify(await allRows(payload, 'reservations'))).not.toContain(String(carl.customerId))
})
