import { GET } from '@/app/mailbox/route'
import { queueMail } from '@/server/mail/outbox'
import { queueText } from '@/server/text-messages/text-outbox'
import { makeCampus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { makeCustomers } from '../../support/reservations/reservation-hall'

const payload = await openPayload()
const open = (query = '', cookie = '') => GET(new Request(`http://localhost/mailbox${query}`, { headers: { cookie } }))

beforeAll(async () => {
  const { site: siteId } = await makeCampus(payload, 'northgate')
  const mail = {
    kind: 'receipt',
    siteId,
    orderId: null,
    to: 'ana@example.org',
    locale: 'en',
    text: 'Thanks',
    html: '<p>',
  } as const
  for (const at of [1, 2])
    await queueMail(payload, { ...mail, key: `m:${at}`, subject: `Mail ${at}` }, new Date(Date.UTC(2026, 8, at)))
  const [customerId = ''] = await makeCustomers(payload, siteId, 1)
  const now = new Date(Date.UTC(2026, 8, 3))
  const message = {
    ...{ kind: 'reservation-reminder', siteId, customerId, subject: '' },
    locale: 'en',
  } as const
  const window = { from: now, until: new Date(Date.UTC(2026, 8, 4)) }
  for (const text of ['Reminder of noon', 'Not sent'])
    await queueText(payload, { ...message, key: `text:${text}`, to: '+14185550147', text, window }, now)
  await payload.db.updateOne({
    collection: 'sent-mails',
    where: { key: { equals: 'text:Reminder of noon' } },
    data: { state: 'sent' },
  })
})
afterEach(() => void delete process.env.DEMO_MAILBOX)
afterAll(closePayload)

test('nobody reads mails unless the installation is a demo', async () => {
  for (const setting of [undefined, 'off']) {
    if (setting) process.env.DEMO_MAILBOX = setting
    const { status, text } = await open().then(async (response) => ({
      status: response.status,
      text: await response.text(),
    }))
    expect([status, text]).toEqual([404, 'Not found'])
  }
})

test('a demo shows what the shop sends, the newest first, in the language of the visitor', async () => {
  process.env.DEMO_MAILBOX = 'on'
  const response = await open()
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const shown = await response.text()
  expect(shown).toMatch(/Reminder of noon[\s\S]*Mail 2[\s\S]*Mail 1/)
  expect(shown).not.toContain('Not sent')
  expect(await (await open('', 'l1=fr')).text()).toContain('Courriels de la démo')
  expect(await (await open('?locale=en', 'l1=fr')).text()).toContain('Mails of the demo')
})
