import { fieldsOf } from '@/server/database/stored-values'
import { makeCampus } from '../data/campus'
import { openPayload } from '../payload'
import { startMailServer, sendThroughServer } from '../servers/mail-server'

const payload = await openPayload()
const collection = 'sent-mails'
let siteId: string
let serial = 0

export const start = new Date('2026-09-01T12:00:00Z')
export const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
export let server: Awaited<ReturnType<typeof startMailServer>>

export const mail = (key = `test:${(serial += 1)}`) => ({
  key,
  kind: 'receipt',
  siteId,
  orderId: null,
  to: 'ana@example.org',
  locale: 'fr' as const,
  subject: `Reçu ${key}`,
  text: 'Merci\n',
  html: '<p>Merci</p>',
})
export const stored = async (key: string) =>
  fieldsOf(await payload.db.findOne({ collection, where: { key: { equals: key } } }))
export const arrivals = (key: string) => server.received.filter(({ subject }) => subject === `Reçu ${key}`)

/** Starts a mail server, and lets Payload send through it. */
export async function startServer(): Promise<void> {
  server = await startMailServer()
  await sendThroughServer(payload, server.url)
}

/** Gives each test of a file a mail server and an empty outbox. */
export function prepareOutbox(): void {
  beforeAll(async () => {
    siteId = (await makeCampus(payload, 'northgate')).site
  }, 60_000)
  beforeEach(startServer)
  afterEach(async () => {
    await server.stop()
    await payload.db.deleteMany({ collection, where: {} })
  })
}
