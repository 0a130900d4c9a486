import { createReservation } from '@/features/reservations/create-reservation'
import { readSite } from '@/features/site/read-sites'
import { clock } from '@/server/clock'
import { makeCampus } from '../data/campus'
import { openPayload } from '../payload'
import { allRows, compareStoredSeats, dayFromNow, makeCustomers, openForReservations } from './reservation-hall'

const payload = await openPayload()

export const tomorrow = dayFromNow(1)
export let site = ''
export let hall = ''
export let people: string[] = []

/** Makes a hall of 20 seats, and 60 customers. */
export async function makeHall(): Promise<void> {
  ;({ site, hall } = await makeCampus(payload, 'northgate'))
  await openForReservations(payload, { site, hall })
  people = await makeCustomers(payload, site, 60)
}

export const isBooked = (result: string) => /^[0-9a-f]{24}$/.test(result)

export async function bookHere(time: object, customer: string, friends: number): Promise<string> {
  const context = { site: (await readSite(site))!, locale: 'en', now: clock.now() } as const
  const request = { date: tomorrow, hour: 0, minute: 0, locationId: hall, ...time, friends }
  const result = await createReservation({ id: customer, siteId: site }, request, context)
  return result.ok ? result.value.id : result.refusal.code
}

export const takenAt = async (hour: number, minute: number) =>
  (await allRows(payload, 'reservation-slots')).find((row) => row.hour === hour && row.minute === minute)?.taken

export async function expectSeatsAgree(): Promise<void> {
  const { reserved, counted, claimed } = await compareStoredSeats(payload)
  expect(counted).toEqual(reserved)
  expect(claimed).toEqual(reserved)
}

/** Expects that a rush at an hour has filled the 20 seats, and that everybody else was refused. */
export async function expectTwentySeated(results: string[], hour: number): Promise<void> {
  expect(results.filter(isBooked)).toHaveLength(20)
  expect(new Set(results.filter((result) => !isBooked(result)))).toEqual(new Set(['reservation-unavailable']))
  expect(await takenAt(hour, 0)).toBe(20)
  const rows = await allRows(payload, 'reservations')
  expect(rows.filter((row) => row.hour === hour)).toHaveLength(20) // a refusal stores nothing
}
