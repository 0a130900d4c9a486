import { recoverReservations } from '@/features/reservations/recover-reservations'
import { clock } from '@/server/clock'
import { closePayload, openPayload } from '../../support/payload'
import {
  bookHere,
  expectSeatsAgree,
  expectTwentySeated,
  hall,
  makeHall,
  people,
  site,
  tomorrow,
} from '../../support/reservations/booking-rush'
import { allRows, makeCustomers } from '../../support/reservations/reservation-hall'
import { startBookingProcess, type BookingProcess } from '../../support/reservations/start-booking-process'

const payload = await openPayload()
let other: BookingProcess

/** Books for many customers at once, half of them in the other process. Returns the outcomes. */
async function rush(
  time: { date?: string; hour: number; minute: number },
  parties: { customer: string; friends: number }[],
): Promise<string[]> {
  const here = parties.filter((_, at) => at % 2 === 0)
  const there = parties.filter((_, at) => at % 2 === 1)
  const place = { locationId: hall, date: tomorrow, ...time }
  const results = await Promise.all([
    Promise.all(here.map(({ customer, friends }) => bookHere(time, customer, friends))),
    other.ask<string[]>({ time: place, parties: there }),
  ])
  return results.flat()
}

beforeAll(async () => {
  await makeHall()
  other = await startBookingProcess({ SITE: site })
}, 60_000)
afterEach(expectSeatsAgree)
afterAll(async () => {
  other.kill()
  await other.ended
  await closePayload()
})

test.each([11, 12])(
  '[CUS-5.40] of 60 people in two processes, exactly 20 get the 20 seats of %d:00',
  async (hour) => {
    const results = await rush(
      { hour, minute: 0 },
      people.map((customer) => ({ customer, friends: 0 })),
    )
    await expectTwentySeated(results, hour)
  },
  60_000,
)

test('a process that is killed at any write leaves nothing that recovery does not finish', async () => {
  const time = { locationId: hall, date: tomorrow, hour: 13, minute: 0 }
  const customers = await makeCustomers(payload, site, 6)
  await bookHere(time, customers[5] ?? '', 0) // the row of the time exists
  const tracer = await startBookingProcess({ SITE: site })
  expect(await tracer.ask<string[]>({ trace: { time, customer: customers[0] ?? '' } })).toEqual([
    'create reservations',
    'statement reservation-slots',
    'updateOne reservations',
  ])
  tracer.kill()
  await tracer.ended
  const before = (await allRows(payload, 'reservations')).length
  await Promise.all(
    [2, 2.5, 3, 3.5].map(async (killAt, at) => {
      const dying = await startBookingProcess({ SITE: site })
      const parties = [{ customer: customers[at + 1] ?? '', friends: 1 }]
      await dying.ask({ time, parties, killAt }).catch(() => undefined)
      await dying.ended
    }),
  )
  expect((await allRows(payload, 'reservations')).filter(({ status }) => status === 'pending').length).toBeGreaterThan(
    0,
  )
  await recoverReservations(payload, new Date(clock.now().getTime() + 60_000), { all: true })
  const rows = await allRows(payload, 'reservations')
  expect(rows.filter(({ status }) => status === 'pending')).toEqual([])
  expect(rows.length - before).toBeLessThanOrEqual(3) // the one that died before its seats were taken is gone
}, 120_000)
