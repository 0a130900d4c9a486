import { inspect } from 'node:util'
import { addDays } from '@/domain/time/calendar'
import { toInstant } from '@/domain/time/campus-time'
import { reservationsResponse } from '@/contract/reservations/reservations'
import { endReservation } from '@/features/reservations/cancel-reservation'
import { announceReservations } from '@/features/reservations/mails/announce-reservations'
import { registerReservationJobs, advanceWaitingLists } from '@/features/reservations/register-reservation-jobs'
import { siteTag } from '@/server/cache/cache-tags'
import { expireTag } from '@/server/cache/caches'
import { readReservation } from '@/server/database/reservations/reservations'
import { claimSeats, releaseSeats } from '@/server/database/reservations/slots'
import { fieldsOf } from '@/server/database/stored-values'
import { sendQueuedTexts } from '@/server/text-messages/text-outbox'
import { makeCampus } from '../../support/data/campus'
import { Shopper } from '../../support/data/shopper'
import { closePayload, openPayload } from '../../support/payload'
import { allRows, dayFromNow, openForReservations } from '../../support/reservations/reservation-hall'
import { startTwilioServer, twilioEnvironment } from '../../support/servers/twilio-server'

const payload = await openPayload()
const lines: string[] = []
const stream = Object.getOwnPropertySymbols(payload.logger).find(({ description }) => description === 'pino.stream')
if (stream) Object.assign(payload.logger, { [stream]: { write: (line: string) => void lines.push(line) } })

const day = dayFromNow(3)
const at = (offset: number, minute: number) => toInstant(addDays(day, offset), minute, 'America/Toronto')
/** A time when the reminders of the day are due. A process looks for them once a minute, so that each test has its own. */
let reminderTime = at(-1, 9 * 60)
const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000)
const number = '+14185550147'
let site = ''
let hall = ''
let server: Awaited<ReturnType<typeof startTwilioServer>>

/** A customer with a number who wants text messages, in French, and has reserved at 11:00. Returns the reservation too. */
async function guest({ mobile = '(418) 555-0147', wants = true } = {}) {
  const visitor = new Shopper(site)
  await visitor.signUp()
  const french = { locale: 'fr' } as const
  if (mobile) await visitor.call('customer/update_customer', { mobile }, french)
  const path = 'customer/bulk_update_notification_preferences'
  if (wants) await visitor.call(path, { notify_by_text: true }, french)
  const sent = { location_id: hall, date: day, hour: 11, minute: 0, friends: 0 }
  const { json } = await visitor.call('reservations', sent, french)
  const [reservation] = reservationsResponse.parse(json).reservations
  return { visitor, id: String(visitor.customerId), reservation: String(reservation?.id) }
}
const update = (id: string, data: object) =>
  payload.db.updateOne({ collection: 'customers', id, data: { ...data }, returning: false })
const texts = async () => (await allRows(payload, 'sent-mails')).filter(({ channel }) => channel === 'text')
const consentsOf = async (customer: string) =>
  (
    await payload.db.find<Record<string, unknown> & { id: string }>({
      collection: 'consents',
      where: { and: [{ customer: { equals: customer } }, { kind: { equals: 'texts' } }] },
      sort: 'at',
    })
  ).docs.map(({ action, source, locale }) => [action, source, locale])

beforeAll(async () => {
  registerReservationJobs()
  ;({ site, hall } = await makeCampus(payload, 'northgate'))
  await openForReservations(payload, { site, hall })
  await payload.db.updateOne({ collection: 'sites', id: site, data: { notifications: true }, returning: false })
  expireTag(siteTag(site))
}, 60_000)
beforeEach(async () => {
  reminderTime = later(reminderTime, 5)
  server = await startTwilioServer()
  Object.assign(process.env, twilioEnvironment(server.url))
})
afterEach(async () => {
  for (const name of Object.keys(twilioEnvironment(''))) delete process.env[name]
  await server.stop()
  for (const collection of ['sent-mails', 'reservation-waits', 'reservations', 'reservation-slots'] as const)
    await payload.db.deleteMany({ collection, where: {} })
})
afterAll(closePayload)

test('a provider that is away or busy gets the text after a pause, until the evening', async () => {
  await guest()
  await announceReservations(payload, reminderTime)
  server.state.reply = () => ({ status: 429, code: 20429 })
  await sendQueuedTexts(payload, reminderTime)
  expect(await texts()).toMatchObject([{ state: 'queued', attempts: 1 }])
  server.state.reply = () => 'accept'
  await sendQueuedTexts(payload, later(reminderTime, 0.5))
  expect(server.received).toEqual([])
  await sendQueuedTexts(payload, at(-1, 21 * 60))
  expect(server.received).toEqual([])
  expect(await texts()).toMatchObject([{ state: 'failed', attempts: 1, nextAttemptAt: null }])
})

test.each([
  ['has not asked for them', { wants: false }, {}],
  ['has no number', {}, { mobile: null }],
  ['has a number that no phone has', {}, { mobile: '1234567890' }],
])('a customer who %s gets mails only', async (_, person, stored) => {
  const { id } = await guest(person)
  await update(id, stored)
  await announceReservations(payload, reminderTime)
  expect((await allRows(payload, 'sent-mails')).map(({ kind, channel }) => [kind, channel])).toEqual([
    ['reservation-reminder', 'mail'],
  ])
})

test('nothing is texted where the site has no notifications, or nobody sends messages', async () => {
  await guest()
  await payload.db.updateOne({ collection: 'sites', id: site, data: { notifications: false }, returning: false })
  expireTag(siteTag(site))
  await announceReservations(payload, reminderTime)
  await payload.db.updateOne({ collection: 'sites', id: site, data: { notifications: true }, returning: false })
  expireTag(siteTag(site))
  expect(await texts()).toEqual([])
  await payload.db.deleteMany({ collection: 'sent-mails', where: {} })
  delete process.env.TEXT_PROVIDER
  await announceReservations(payload, later(reminderTime, 2))
  await sendQueuedTexts(payload, later(reminderTime, 2))
  expect((await allRows(payload, 'sent-mails')).map(({ channel }) => channel)).toEqual(['mail'])
})

type Guest = Awaited<ReturnType<typeof guest>>
const stopped: [string, (person: Guest) => Promise<unknown>][] = [
  [
    'the customer has switched them off',
    ({ visitor }) => visitor.call('customer/bulk_update_notification_preferences', { notify_by_text: false }),
  ],
  [
    'no consent is on record',
    ({ id }) => payload.db.deleteMany({ collection: 'consents', where: { customer: { equals: id } } }),
  ],
  ['the customer has another number', ({ id }) => update(id, { mobile: '4185550148' })],
  [
    'the reservation was canceled',
    ({ visitor, reservation }) => visitor.call('reservations', { reservation_id: reservation }, { method: 'DELETE' }),
  ],
]
test.each(stopped)('a text that waits is not sent when %s', async (_, change) => {
  const person = await guest()
  await announceReservations(payload, reminderTime)
  await change(person)
  await sendQueuedTexts(payload, reminderTime)
  await sendQueuedTexts(payload, later(reminderTime, 60))
  expect(server.state.begun).toBe(0)
  expect(await texts()).toMatchObject([{ state: 'failed', attempts: 1 }])
})

test('the answer STOP switches text messages off, with a record of it; a wrong number does not', async () => {
  const { id } = await guest()
  const wrong = await guest({ mobile: '(418) 555-0149' })
  await announceReservations(payload, reminderTime)
  server.state.reply = ({ To }) => ({ status: 400, code: To === number ? 21610 : 21211 })
  await sendQueuedTexts(payload, reminderTime)
  await sendQueuedTexts(payload, later(reminderTime, 60))
  expect(server.state.begun).toBe(2)
  const wants = async (customer: string) =>
    fieldsOf(await payload.db.findOne({ collection: 'customers', where: { id: { equals: customer } } })).notifyByText
  expect([await wants(id), await wants(wrong.id)]).toEqual([false, true])
  expect(await consentsOf(id)).toEqual([
    ['given', 'account', 'fr'],
    ['withdrawn', 'text', null],
  ])
  expect((await texts()).map(({ state }) => state)).toEqual(['failed', 'failed'])
  for (const words of [number, '4185550147', '4185550149', 'rappel', 'auth-token'])
    expect(lines.join('\n') + inspect(lines)).not.toContain(words)
  expect(lines.some((line) => line.includes('HTTP 400, code 21610'))).toBe(true)
})

test('a cancellation by staff at night is texted in the morning, once; one by the customer is not', async () => {
  const [{ reservation }, other] = [await guest(), await guest({ mobile: '(418) 555-0149' })]
  const night = at(-2, 22 * 60)
  await other.visitor.call('reservations', { reservation_id: other.reservation }, { method: 'DELETE' })
  const stored = await readReservation(payload, reservation)
  if (stored) await endReservation(payload, stored, 'staff', night)
  await announceReservations(payload, night)
  await sendQueuedTexts(payload, night)
  await sendQueuedTexts(payload, at(-1, 8 * 60 - 1))
  expect(server.received).toEqual([])
  await announceReservations(payload, at(-1, 8 * 60))
  await sendQueuedTexts(payload, at(-1, 8 * 60))
  await sendQueuedTexts(payload, at(-1, 9 * 60))
  expect(server.received).toMatchObject([{ To: number, Body: expect.stringContaining('nous devons annuler') }])
})

describe('a freed seat', () => {
  const place = () => ({ locationId: hall, time: { date: day, hour: 12, minute: 0 } })
  const wait = { hour: 12, minute: 0, friends: 0 }

  async function offerAt(now: Date) {
    const person = await guest()
    await claimSeats(payload, place(), { claim: 'others', seats: 20, capacity: 20 })
    await person.visitor.call('reservations/wait', { location_id: hall, date: day, ...wait }, { locale: 'fr' })
    await releaseSeats(payload, place(), 'others')
    await advanceWaitingLists(payload, now)
    await announceReservations(payload, now)
    return person
  }

  test('is offered by text with a link, for as long as the offer lasts', async () => {
    const noon = at(-2, 12 * 60)
    await offerAt(noon)
    await sendQueuedTexts(payload, noon)
    await announceReservations(payload, later(noon, 1))
    await sendQueuedTexts(payload, later(noon, 1))
    expect(server.received).toMatchObject([{ To: number, ValidityPeriod: '1800' }])
    expect(server.received[0]?.Body).toMatch(
      /une place est libre, Salle Nord, .* à 12h00\. Acceptez-la avant 12h30 : http\S+\/northgate\/gerer-votre-compte\?part=reservations Répondez STOP/,
    )
  })

  test('is not texted any more once the offer has an answer', async () => {
    const noon = at(-2, 12 * 60)
    const { visitor } = await offerAt(noon)
    server.state.reply = () => ({ status: 429 })
    await sendQueuedTexts(payload, noon)
    const [own] = (await allRows(payload, 'reservation-waits')).filter(({ status }) => status === 'offered')
    await visitor.call('reservations/wait', { wait_id: own?.id }, { method: 'DELETE' })
    server.state.reply = () => 'accept'
    await sendQueuedTexts(payload, later(noon, 2))
    expect(server.received).toEqual([])
    expect(await texts()).toMatchObject([{ state: 'failed' }])
  })

  test('is offered by mail only at night', async () => {
    const night = at(-2, 23 * 60)
    await offerAt(night)
    await sendQueuedTexts(payload, night)
    await sendQueuedTexts(payload, at(-1, 8 * 60))
    expect(server.received).toEqual([])
    const kinds = (await allRows(payload, 'sent-mails')).map(({ kind, channel }) => [kind, channel])
    expect(kinds).toContainEqual(['reservation-offer', 'mail'])
    expect(kinds).not.toContainEqual(['reservation-offer', 'text'])
  })
})

test('a choice stays stored where nobody sends messages, and a request that does not name it does not change it', async () => {
  const { visitor, id } = await guest()
  delete process.env.TEXT_PROVIDER
  const path = 'customer/bulk_update_notification_preferences'
  await visitor.call(path, { opt_in: true })
  const stored = async () =>
    fieldsOf(await payload.db.findOne({ collection: 'customers', where: { id: { equals: id } } }))
  expect(await stored()).toMatchObject({ optIn: true, notifyByText: true })
  await visitor.call(path, { notify_by_text: false })
  expect(await stored()).toMatchObject({ optIn: true, notifyByText: false })
})
