/** @both-databases */
import { jest } from '@jest/globals'
import { endReservation } from '@/features/reservations/cancel-reservation'
import { finishBooking } from '@/features/reservations/create-reservation'
import { recoverReservations } from '@/features/reservations/recover-reservations'
import { acceptOffer, joinWaitingList } from '@/features/reservations/waiting/join-waiting-list'
import { readSite } from '@/features/site/read-sites'
import { clock } from '@/server/clock'
import { newHexId } from '@/server/database/hex-ids'
import { insertPending, markCancelled, readReservation } from '@/server/database/reservations/reservations'
import { claimSeats, releaseSeats } from '@/server/database/reservations/slots'
import { readOpenWaits } from '@/server/database/reservations/waits'
import { closePayload, openPayload } from '../../support/payload'
import {
  bookHere,
  expectSeatsAgree,
  expectTwentySeated,
  hall,
  isBooked,
  makeHall,
  people,
  site,
  takenAt,
} from '../../support/reservations/booking-rush'
import { dayFromNow, makeCustomers, setRules } from '../../support/reservations/reservation-hall'

const payload = await openPayload()

/** Books for many customers at once. Returns the outcomes. With a second process: booking-races.slow.test.ts. */
const rush = (
  time: { date?: string; hour: number; minute: number },
  parties: { customer: string; friends: number }[],
) => Promise.all(parties.map(({ customer, friends }) => bookHere(time, customer, friends)))

beforeAll(makeHall, 60_000)
afterEach(expectSeatsAgree)
afterAll(closePayload)

test('[CUS-5.40] of 60 people at once, exactly 20 get the 20 seats', async () => {
  const hour = 12
  const results = await rush(
    { hour, minute: 0 },
    people.map((customer) => ({ customer, friends: 0 })),
  )
  await expectTwentySeated(results, hour)
})

test('of many people who want a new time at once in one process, one creates its row', async () => {
  const create = jest.spyOn(payload.db, 'create')
  const results = await Promise.all(
    people.slice(0, 30).map((customer) => bookHere({ date: dayFromNow(2), hour: 11, minute: 0 }, customer, 0)),
  )
  const rows = create.mock.calls.filter(([{ collection }]) => collection === 'reservation-slots')
  create.mockRestore()
  expect(results.filter(isBooked)).toHaveLength(20)
  expect(rows).toHaveLength(1)
})

test('[CUS-5.40] parties of 1 to 8 never exceed the seats, and fill them', async () => {
  const sizes = [3, 8, 1, 5, 2, 7, 4, 6]
  const parties = people.map((customer, at) => ({ customer, friends: (sizes[at % 8] ?? 1) - 1 }))
  const results = await rush({ hour: 11, minute: 30 }, parties)
  const seats = parties.map(({ friends }) => 1 + friends)
  const taken = results.reduce((sum, result, at) => (isBooked(result) ? sum + (seats[at] ?? 0) : sum), 0)
  expect(await takenAt(11, 30)).toBe(taken)
  expect(taken).toBeLessThanOrEqual(20)
  expect(taken).toBeGreaterThan(12) // of the parties of up to 8, one more would fit otherwise
}, 60_000)

test('[CUS-5.39] a customer with one visit allowed gets one, of 25 attempts at once', async () => {
  await setRules(payload, { site, hall, rules: { limitReservationVisits: true, reservationMaxVisits: 1 } })
  const [customer = ''] = await makeCustomers(payload, site, 1)
  const times = Array.from({ length: 25 }, (_, at) => ({ hour: 12, minute: at % 2 === 0 ? 30 : 0 }))
  const results = await Promise.all(times.map(({ minute }) => bookHere({ hour: 13, minute }, customer, 0)))
  expect(results.filter(isBooked)).toHaveLength(1)
  const refusals = new Set(results.filter((result) => !isBooked(result)))
  for (const refusal of refusals) expect(['reservation-limit', 'reservation-yours']).toContain(refusal)
  await setRules(payload, { site, hall, rules: { limitReservationVisits: false } })
}, 60_000)

test('[CUS-5.40] staff who lower the capacity during a rush leave no negative number of seats', async () => {
  const lowering = setRules(payload, { site, hall, rules: { reservationCapacity: 8 } })
  const [results] = await Promise.all([
    rush(
      { hour: 12, minute: 30 },
      people.map((customer) => ({ customer, friends: 0 })),
    ),
    lowering,
  ])
  const taken = Number(await takenAt(12, 30))
  expect(results.filter(isBooked)).toHaveLength(taken)
  expect(taken).toBeGreaterThanOrEqual(8)
  expect(taken).toBeLessThanOrEqual(20)
  const [late = ''] = await makeCustomers(payload, site, 1)
  expect(await bookHere({ hour: 12, minute: 30 }, late, 0)).toBe('reservation-unavailable')
  await setRules(payload, { site, hall, rules: { reservationCapacity: 20 } })
}, 60_000)

/** A reservation that has its seats when its request stalls, and that recovery has finished meanwhile. */
async function stallAfterSeats(hour: number) {
  const [customerId = ''] = await makeCustomers(payload, site, 1)
  const place = { locationId: hall, time: { date: dayFromNow(5), hour, minute: 0 } }
  const reservation = { ...place, siteId: site, customerId, friends: 1, locale: 'en', visitKeys: null } as const
  const pending = await insertPending(payload, reservation, clock.now())
  if (typeof pending === 'string') throw new Error(pending)
  await claimSeats(payload, place, { claim: pending.id, seats: 2, capacity: 20 })
  await recoverReservations(payload, new Date(clock.now().getTime() + 21_000), { all: true })
  return { id: pending.id, place }
}

test('[CUS-5.40] a request that stalls until recovery has booked it answers that it is booked, and keeps its seats', async () => {
  const { id, place } = await stallAfterSeats(11)
  expect(await finishBooking(place, id, clock.now())).toEqual({ ok: true, value: { id } })
  expect(await readReservation(payload, id)).toMatchObject({ status: 'booked' })
})

test('a request that stalls until its reservation was booked and canceled is refused', async () => {
  const { id, place } = await stallAfterSeats(12)
  const stored = await readReservation(payload, id)
  if (stored) await endReservation(payload, stored, 'staff', clock.now())
  expect(await finishBooking(place, id, clock.now())).toMatchObject({ refusal: { code: 'reservation-unavailable' } })
})

test('recovery leaves no seats to a reservation that is canceled while it takes them', async () => {
  const id = newHexId()
  const row = { id, site, location: hall, date: dayFromNow(6), hour: 11, minute: 0, friends: 2, status: 'booked' }
  await payload.db.create({ collection: 'reservations', data: row }) // as staff enter one
  const { create } = payload.db
  const spy = jest.spyOn(payload.db, 'create').mockImplementation(async (args) => {
    if (args.collection === 'reservation-slots') await markCancelled(payload, id, 'staff', clock.now())
    return create.call(payload.db, args)
  })
  await recoverReservations(payload, clock.now(), { all: true })
  spy.mockRestore()
  expect(await readReservation(payload, id)).toMatchObject({ status: 'cancelled' })
})

test('a seat that returns during a rush goes to the customer who waits for it', async () => {
  const time = { date: dayFromNow(7), hour: 11, minute: 0 }
  const [waiting = '', ...guests] = await makeCustomers(payload, site, 21)
  const place = { locationId: hall, time }
  const booked = await Promise.all(guests.map((customer) => bookHere(time, customer, 0)))
  const owner = { id: waiting, siteId: site }
  const context = { site: (await readSite(site))!, locale: 'en', now: clock.now() } as const
  expect(await joinWaitingList(owner, { ...time, locationId: hall, friends: 0 }, context)).toMatchObject({ ok: true })
  const [freed = ''] = booked
  const giveBack = async () => {
    await markCancelled(payload, freed, 'customer', clock.now())
    await releaseSeats(payload, place, freed) // as a process that ends before it offers them
  }
  const [results] = await Promise.all([
    rush(
      time,
      people.map((customer) => ({ customer, friends: 0 })),
    ),
    giveBack(),
  ])
  expect(await bookHere(time, people[0] ?? '', 0)).toBe('reservation-unavailable')
  expect(new Set(results)).toEqual(new Set(['reservation-unavailable']))
  const [wait] = await readOpenWaits(payload, { customerId: waiting, siteId: site })
  expect(wait).toMatchObject({ status: 'offered' })
  expect(await acceptOffer(owner, wait?.id ?? '', { ...context, now: clock.now() })).toMatchObject({ ok: true })
}, 60_000)
