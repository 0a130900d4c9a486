import { chooseMailAdapter } from '@/server/mail/choose-mail-adapter'
import { listDemoMails } from '@/server/mail/demo-mails'
import { printMail } from '@/server/mail/print-mail'

const mailFrom = 'dining@example.edu'
const smtpUrl = 'smtps://user:password@mail.example.edu'

const noDemo = { mailFrom, demoMailbox: false }

test('prints mails during development without a mail server', () => {
  expect(chooseMailAdapter(noDemo, 'development')).toBe(printMail)
})

test('keeps the mails of a demo for its mailbox, newest first, but not those of the outbox', async () => {
  const adapter = await chooseMailAdapter({ mailFrom, demoMailbox: true }, 'production')
  const { sendEmail } = adapter?.({ payload: {} as never }) ?? {}
  for (let serial = 1; serial <= 51; serial++)
    await sendEmail?.({ to: 'ana@example.org', subject: `Link ${serial}`, text: 'https://example.edu/x' })
  await sendEmail?.({ to: 'ana@example.org', subject: 'Receipt', messageId: '<1@example.edu>' })
  const kept = listDemoMails()
  expect([kept.length, kept[0]?.subject, kept.at(-1)?.subject]).toEqual([50, 'Link 51', 'Link 2'])
  expect(kept[0]).toMatchObject({ id: 'demo-51', to: 'ana@example.org', text: 'https://example.edu/x', html: '' })
})

test.each(['production', 'test', undefined])('prints no mail where NODE_ENV is %s', (environment) => {
  expect(chooseMailAdapter(noDemo, environment)).toBeUndefined()
})

test.each(['production', 'development'])('sends mails through the mail server in %s', async (environment) => {
  const adapter = await chooseMailAdapter({ ...noDemo, smtpUrl }, environment)
  const { name, defaultFromAddress } = adapter?.({ payload: {} as never }) ?? {}
  expect({ name, defaultFromAddress }).toEqual({ name: 'nodemailer', defaultFromAddress: mailFrom })
})
