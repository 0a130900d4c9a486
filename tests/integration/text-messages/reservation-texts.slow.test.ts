import { addDays } from '@/domain/time/calendar'
import { toInstant } from '@/domain/time/campus-time'
import { reservationsResponse } from '@/contract/reservations/reservations'
import { announceReservations } from '@/features/reservations/mails/announce-reservations'
import { registerReservationJobs } from '@/features/reservations/register-reservation-jobs'
import { siteTag } from '@/server/cache/cache-tags'
import { expireTag } from '@/server/cache/caches'
import { setRateLimits } from '@/server/http/rate-limits'
import { sendQueuedTexts } from '@/server/text-messages/text-outbox'
import { makeCampus } from '../../support/data/campus'
import { Shopper } from '../../support/data/shopper'
import { closePayload, openPayload } from '../../support/payload'
import { allRows, dayFromNow, openForReservations } from '../../support/reservations/reservation-hall'
import { startJobProcess } from '../../support/servers/start-job-process'
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
const texts = async () => (await allRows(payload, 'sent-mails')).filter(({ channel }) => channel === 'text')

beforeAll(async () => {
  setRateLimits({ reads: null, votes: null, forms: null })
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

test('a reminder is texted exactly once, whatever the number of processes that write and send it', async () => {
  await guest()
  const environment = twilioEnvironment(server.url)
  const [one, two] = await Promise.all([startJobProcess(environment), startJobProcess(environment)])
  for (const job of ['announce-reservations', 'send-texts'] as const) {
    const message = { job, now: reminderTime.toISOString() }
    const own = job === 'send-texts' ? sendQueuedTexts : announceReservations
    await Promise.all([one.run(message), two.run(message), own(payload, reminderTime)])
  }
  await sendQueuedTexts(payload, later(reminderTime, 60))
  await Promise.all([one.kill(), two.kill()])
  expect(server.received).toEqual([
    {
      To: number,
      From: '+14185550100',
      ValidityPeriod: '36000',
      Body: expect.stringMatching(
        /^Université northgate : rappel de votre réservation, Salle Nord, \w{3}\. \d\d?(?:er)? \S+ à 11h00\. Répondez STOP/,
      ),
    },
  ])
  expect(await texts()).toMatchObject([
    { state: 'sent', attempts: 1, to: number, locale: 'fr', kind: 'reservation-reminder' },
  ])
}, 60_000)

test('a worker killed while it sends: the text is sent once more, and not a third time', async () => {
  await guest()
  await announceReservations(payload, reminderTime)
  server.state.reply = () => 'silence'
  for (const minute of [0, 10]) {
    const before = server.state.begun
    const worker = await startJobProcess(twilioEnvironment(server.url))
    void worker.run({ job: 'send-texts', now: later(reminderTime, minute).toISOString() })
    while (server.state.begun === before) await new Promise((resolve) => setTimeout(resolve, 20))
    await worker.kill()
    await sendQueuedTexts(payload, later(reminderTime, minute + 9)) // the first worker may still be sending
    expect(server.state.begun).toBe(before + 1)
  }
  server.state.reply = () => 'accept'
  await sendQueuedTexts(payload, later(reminderTime, 20))
  expect(server.state.begun).toBe(2)
  expect(await texts()).toMatchObject([{ state: 'failed' }])
}, 60_000)
