import { reservationsResponse } from '@/contract/reservations/reservations'
import { announceReservations } from '@/features/reservations/mails/announce-reservations'
import type { BookTime } from '@/domain/reservations/day-book'
import { waitForBackgroundWork } from '@/server/background-work'
import { clock } from '@/server/clock'
import { newHexId } from '@/server/database/hex-ids'
import { readReservation } from '@/server/database/reservations/reservations'
import { makeCampus } from '../../support/data/campus'
import { Shopper } from '../../support/data/shopper'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { allRows, dayFromNow, makeCustomers, openForReservations } from '../../support/reservations/reservation-hall'
import { getFirstError } from '../../support/studio/rest'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
const day = dayFromNow(3)
let [site, hall, elsewhere, otherHall, foreign] = ['', '', '', '', '']
let ana: Shopper
let editor: Awaited<ReturnType<typeof signInToStudio>>
let dietitian: typeof editor

beforeAll(async () => {
  ;({ site, hall } = await makeCampus(payload, 'northgate'))
  ;({ site: elsewhere, hall: otherHall } = await makeCampus(payload, 'elsewhere'))
  await openForReservations(payload, { site, hall })
  await openForReservations(payload, { site: elsewhere, hall: otherHall })
  ana = new Shopper(site)
  await ana.signUp()
  const [stranger] = await makeCustomers(payload, elsewhere, 1)
  foreign = newHexId()
  await payload.db.create({
    collection: 'reservations',
    data: {
      ...{ id: foreign, site: elsewhere, location: otherHall, customer: stranger, date: day, hour: 12, minute: 0 },
      ...{ friends: 0, status: 'booked' },
    },
  })
  await makePerson(payload, 'administrator', []) // the first person of a deployment gets this role in any case
  editor = await signInToStudio(payload, await makePerson(payload, 'menuEditor', [site]))
  dietitian = await signInToStudio(payload, await makePerson(payload, 'dietitian', [site]))
}, 60_000)
afterAll(closePayload)

const book = async (data: object) => {
  const sent = { location_id: hall, date: day, hour: 12, minute: 0, friends: 2, ...data }
  return reservationsResponse.parse((await ana.call('reservations', sent)).json).reservations
}
const timesOf = async () => {
  const { status, body } = await editor('GET', `reservations/book?site=${site}&location=${hall}&date=${day}`)
  expect(status).toBe(200)
  return body.times as BookTime[]
}
const noon = async () => (await timesOf()).find(({ minute }) => minute === 720)

test('staff note an arrival, block a time for new reservations, and cancel, once', async () => {
  const [mine] = await book({})
  expect(await noon()).toMatchObject({ guests: 3, remaining: 17, blocked: false, isOffered: true, waiting: 0 })
  const arrive = (hasArrived: boolean) => editor('POST', `reservations/${mine?.id}/arrival`, { data: { hasArrived } })
  expect((await arrive(true)).status).toBe(200)
  expect((await noon())?.parties).toEqual([
    { id: mine?.id, minute: 720, name: expect.any(String), friends: 2, hasArrived: true },
  ])
  expect((await arrive(false)).status).toBe(200)
  expect((await noon())?.parties[0]?.hasArrived).toBe(false)

  const block = (blocked: boolean) =>
    editor('POST', 'reservations/block', { data: { location: hall, date: day, minute: 750, blocked } })
  expect((await block(true)).status).toBe(200)
  expect((await timesOf()).find(({ minute }) => minute === 750)).toMatchObject({ blocked: true, remaining: 0 })
  const refused = await ana.call('reservations', { location_id: hall, date: day, hour: 12, minute: 30 })
  expect(refused.json.status).not.toBe('success')
  expect((await block(false)).status).toBe(200)

  const cancel = () => editor('POST', `reservations/${mine?.id}/cancel`, { data: {}, language: 'fr' })
  expect((await cancel()).status).toBe(200)
  expect(await noon()).toMatchObject({ guests: 0, remaining: 20, parties: [] })
  const again = await cancel()
  expect([again.status, getFirstError(again).message]).toEqual([
    409,
    'Cette réservation est déjà annulée. Le registre ci-dessous est à jour.',
  ])
})

test('[CUS-4.40] the form cancels as the book does: with a mail, freeing the seats and the time', async () => {
  const [mine] = await book({ hour: 13 })
  const seats = async () => (await timesOf()).find(({ minute }) => minute === 780)?.remaining
  expect(await seats()).toBe(17)
  const change = (data: object) => editor('PATCH', `reservations/${mine?.id}`, { data, language: 'fr' })
  for (const data of [{ hour: 12 }, { friends: 0 }, { customer: null }, { date: dayFromNow(4) }]) {
    const refused = await change(data)
    expect([refused.status, getFirstError(refused).message]).toEqual([400, expect.any(String)])
    expect(refused.text).toContain('Un client a fait cette réservation')
  }
  expect((await change({ status: 'pending' })).text).toContain('Choisissez Réservée ou Annulée.')
  const deletion = await editor('DELETE', `reservations/${mine?.id}`)
  expect([deletion.status, getFirstError(deletion).message]).toEqual([
    409,
    'A customer made this reservation. Cancel it first, so that the customer gets an email.',
  ])
  expect((await change({ status: 'cancelled', cancelledBy: 'customer' })).status).toBe(200)
  await waitForBackgroundWork()
  expect(await readReservation(payload, mine?.id ?? '')).toMatchObject({
    ...{ status: 'cancelled', cancelledBy: 'staff', cancelledAt: expect.any(Date), friends: 2 },
  })
  expect(await seats()).toBe(20)
  await announceReservations(payload, clock.now())
  expect((await allRows(payload, 'sent-mails')).map(({ key }) => key)).toContain(`reservation-canceled:${mine?.id}`)
  expect((await change({ status: 'booked' })).text).toContain('Une réservation annulée ne peut pas être rétablie.')
  const again = (await book({ hour: 13 })).find(({ hour }) => hour === 13)
  expect(again?.id).toMatch(/^[0-9a-f]{24}$/) // the time and the visit are free
  await editor('POST', `reservations/${again?.id}/cancel`, { data: {} })
  expect((await editor('DELETE', `reservations/${mine?.id}`)).status).toBe(200)
})

test('denies the book of another site, of a role without reservations, and to visitors', async () => {
  const post = async (path: string, data: object = {}) =>
    (await editor('POST', `reservations/${path}`, { data })).status
  expect((await editor('GET', `reservations/book?site=${elsewhere}`)).status).toBe(403)
  const { body } = await editor('GET', `reservations/book?location=${otherHall}`)
  expect([body.site, body.hall]).toEqual([site, hall])
  expect(await post(`${foreign}/arrival`, { hasArrived: true })).toBe(403)
  expect(await post(`${foreign}/cancel`)).toBe(403)
  expect(await post('block', { location: otherHall, date: day, minute: 720, blocked: true })).toBe(403)
  expect(await post(`${newHexId()}/cancel`)).toBe(404)
  expect(await post('block', { location: hall, date: '2026-02-30', minute: 720, blocked: true })).toBe(400)
  expect((await editor('GET', `reservations/book?site=${site}&date=yesterday`)).status).toBe(400)
  expect((await dietitian('GET', `reservations/book?site=${site}`)).status).toBe(403)
  const stored = await payload.db.findOne<{ id: string; status: string; checkedInAt?: string }>({
    collection: 'reservations',
    where: { id: { equals: foreign } },
  })
  expect([stored?.status, stored?.checkedInAt ?? null]).toEqual(['booked', null])
})

test('[CUS-2.31] lists only reservations at locations that the site has', async () => {
  const data = { site, location: otherHall, customer: ana.customerId, date: day, hour: 13, minute: 0, friends: 0 }
  await payload.db.create({ collection: 'reservations', data: { id: newHexId(), ...data, status: 'booked' } })
  const { json } = await ana.call('customer/reservations', {}, { method: 'GET' })
  expect(reservationsResponse.parse(json).reservations).toEqual([])
})
