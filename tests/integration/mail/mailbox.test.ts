import { readMailbox } from '@/features/shop/mailbox/read-mailbox'
import { queueMail } from '@/server/mail/outbox'
import { queueText } from '@/server/text-messages/text-outbox'
import { makeCampus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { makeCustomers } from '../../support/reservations/reservation-hall'

const payload = await openPayload()

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
afterAll(closePayload)

test('the mailbox of a demo has what the shop sends, the newest first', async () => {
  const mails = await readMailbox(async () => null)
  expect(mails.map(({ subject, text }) => subject || text)).toEqual(['Reminder of noon', 'Mail 2', 'Mail 1'])
})
