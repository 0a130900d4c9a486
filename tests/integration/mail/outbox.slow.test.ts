import { queueMail, sendQueuedMails } from '@/server/mail/outbox'
import { arrivals, mail, minutes, prepareOutbox, server, start, stored } from '../../support/mail/outbox-world'
import { closePayload, openPayload } from '../../support/payload'
import { startJobProcess } from '../../support/servers/start-job-process'

const payload = await openPayload()

prepareOutbox()
afterAll(closePayload)

test('a worker killed while it sends: the mail is sent once more, and not a third time', async () => {
  const { key } = mail()
  await queueMail(payload, mail(key), start)
  for (const at of [0, 10]) {
    server.state.delay = 60_000
    const before = server.state.begun
    const worker = await startJobProcess({ SMTP_URL: server.url })
    void worker.ask({ job: 'send-mails', now: minutes(at).toISOString() }).catch(() => undefined)
    while (server.state.begun === before) await new Promise((resolve) => setTimeout(resolve, 20))
    worker.kill()
    await worker.ended
    expect(await stored(key)).toMatchObject({ state: at === 0 ? 'sending' : 'resending', attempts: at === 0 ? 1 : 2 })
    await sendQueuedMails(payload, minutes(at + 9)) // another worker does not take it while the first may be sending
    expect(server.state.begun).toBe(before + 1)
  }
  server.state.delay = 0
  await sendQueuedMails(payload, minutes(20))
  expect(server.state.begun).toBe(2)
  expect(await stored(key)).toMatchObject({ state: 'failed' })
})

test('two processes send each of 60 mails exactly once', async () => {
  const [one, two] = await Promise.all([
    startJobProcess({ SMTP_URL: server.url }),
    startJobProcess({ SMTP_URL: server.url }),
  ])
  const keys = Array.from({ length: 60 }, () => mail().key)
  for (const key of keys) await queueMail(payload, mail(key), start)
  const message = { job: 'send-mails', now: start.toISOString() } as const
  await Promise.all([one.ask(message), two.ask(message), sendQueuedMails(payload, start)])
  expect(keys.map((key) => arrivals(key).length)).toEqual(keys.map(() => 1))
  for (const { kill } of [one, two]) kill()
})
