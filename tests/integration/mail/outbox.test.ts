/** @both-databases */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { queueMail, sendQueuedMails } from '@/server/mail/outbox'
import {
  arrivals,
  mail,
  minutes,
  prepareOutbox,
  server,
  start,
  startServer,
  stored,
} from '../../support/mail/outbox-world'
import { closePayload, onMongo, openPayload } from '../../support/payload'

const payload = await openPayload()

prepareOutbox()
afterAll(closePayload)

test('stores a mail once per key and sends it once, as text and HTML', async () => {
  const one = mail()
  const answers = await Promise.all(Array.from({ length: 8 }, () => queueMail(payload, one, start)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  await Promise.all([sendQueuedMails(payload, start), sendQueuedMails(payload, start)])
  await sendQueuedMails(payload, minutes(600))
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatchObject({
    subject: one.subject,
    text: expect.stringMatching(/^Merci\s*$/),
    html: expect.stringMatching(/^<p>Merci<\/p>\s*$/),
    to: [{ address: 'ana@example.org' }],
  })
  expect(await stored(one.key)).toMatchObject({
    state: 'sent',
    attempts: 1,
    sentAt: start.toISOString(),
    nextAttemptAt: null,
  })
})

const testOnMongo = onMongo ? test : test.skip // SQLite has one writer
testOnMongo('a statement that another write undoes is repeated by the connection', async () => {
  const model = (payload.db as unknown as MongooseAdapter).collections['sent-mails']
  const driver = (model?.collection as unknown as { collection: { insertOne: (...args: unknown[]) => unknown } })
    .collection
  const { insertOne } = driver
  let calls = 0
  driver.insertOne = (...args) => {
    calls += 1
    if (calls === 1) throw Object.assign(new Error('deadlock detected'), { code: 112 })
    return insertOne.apply(driver, args)
  }
  try {
    expect(await queueMail(payload, mail(), start)).toBe(true)
  } finally {
    driver.insertOne = insertOne
  }
  expect(calls).toBe(2)
})

test('a refused mail is sent again after growing pauses, and given up after ten attempts', async () => {
  const { key } = mail()
  await queueMail(payload, mail(key), start)
  server.state.reply = () => 450
  let at = 0
  for (const pause of [1, 5, 15, 60, 180, 360, 480, 720, 1080]) {
    await sendQueuedMails(payload, minutes(at))
    expect(await stored(key)).toMatchObject({ state: 'queued', nextAttemptAt: minutes(at + pause).toISOString() })
    await sendQueuedMails(payload, minutes(at + pause - 0.1))
    at += pause
  }
  expect(server.state.begun).toBe(9)
  await sendQueuedMails(payload, minutes(at))
  expect(await stored(key)).toMatchObject({ state: 'failed', attempts: 10, nextAttemptAt: null })
  expect(server.state.begun).toBe(10)
})

test('a mail waits while the mail server is away', async () => {
  const { key } = mail()
  await queueMail(payload, mail(key), start)
  await server.stop()
  await sendQueuedMails(payload, start)
  await sendQueuedMails(payload, minutes(1))
  expect(await stored(key)).toMatchObject({ state: 'queued', attempts: 2 })
  await startServer()
  await sendQueuedMails(payload, minutes(6))
  expect(arrivals(key)).toHaveLength(1)
})

test('a mail whose connection breaks after its content is sent at most once more, with the same Message-ID', async () => {
  const { key } = mail()
  await queueMail(payload, mail(key), start)
  server.state.reply = () => 'drop'
  await sendQueuedMails(payload, start)
  expect(await stored(key)).toMatchObject({ state: 'requeued', attempts: 1 })
  await sendQueuedMails(payload, minutes(1))
  await sendQueuedMails(payload, minutes(600))
  expect(await stored(key)).toMatchObject({ state: 'failed', attempts: 2 })
  const ids = arrivals(key).map(({ messageId }) => messageId)
  expect(ids).toEqual([expect.stringMatching(/^<[0-9a-f]{40}@example\.org>$/), ids[0]])
})
